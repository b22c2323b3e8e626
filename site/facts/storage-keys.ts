/** What the site stores in the visitor's browser. The privacy policy lists the same. */
export const storageKeys = {
  /** Local storage, 'true' or 'false'; absent: the system's preference. */
  dark: 'isDarkmode',
  /** Local storage, a language code; absent: each URL shows its own language. */
  language: 'language',
  /** Session storage, '1' once the preloader has been shown in this browsing session. */
  preloaded: 'preloaded',
  /** Local storage, names of dismissed notices, separated by spaces. */
  dismissed: 'dismissed',
  /** Local storage, only where a deployment asks for consent to market widgets: see `storedValues` in `site/embeds/consent.ts`. */
  widgets: 'widgets',
} as const;
