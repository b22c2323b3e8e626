/** What the site keeps in the visitor's browser. The privacy policy lists the same. */
export const storageKeys = {
  /** Local storage, 'true' or 'false'; absent: the system's preference. */
  dark: 'isDarkmode',
  /** Local storage, a language code; absent: each address shows its own language. */
  language: 'language',
  /** Session storage, '1' once the preloader was shown in this browsing session. */
  preloaded: 'preloaded',
  /** Local storage, names of dismissed banners, separated by spaces. */
  dismissed: 'dismissed',
  /** Local storage, 'allowed' or 'refused', only where a deployment asks before it loads market widgets; absent: not asked yet, or taken back. */
  widgets: 'widgets',
} as const;
