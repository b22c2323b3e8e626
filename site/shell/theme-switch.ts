import * as storageKeys from '../facts/storage-keys.ts';
import { framePainted } from '../islands/hydrate-on-trigger.ts';
import { remember } from './remember.ts';
import { root } from './root.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

// Repeats `embeds/page-theme.ts`: a shared module would be one more request before this script runs, on every page.
const isDark = (): boolean =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : systemDark.matches;

function showTheme(): void {
  const dark = isDark();
  document.querySelector('[data-theme-switch]')!.ariaChecked = String(dark);
  // The colours of the browser's bars: the light theme's, then the dark one's.
  let isUnused = dark;
  for (const colour of document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>) {
    colour.media = isUnused ? 'not all' : '';
    isUnused = !isUnused;
  }
}

function setTheme(theme: 'dark' | 'light' | undefined): void {
  if (!theme || root.dataset['theme'] === theme) return;
  // The whole page changes at once, not each colour in its own time (styles/base.css). Finishing transitions would cost more
  // than none.
  root.dataset['instant'] = '';
  void framePainted().then(() => delete root.dataset['instant']);
  root.dataset['theme'] = theme;
  showTheme();
}

/** Takes over the theme that is stored, perhaps by another tab. */
function readTheme(): void {
  try {
    setTheme(({ true: 'dark', false: 'light' } as const)[localStorage[storageKeys.dark] as 'true']);
  } catch {
    // Storage is not available: nothing was stored.
  }
}

export function switchTheme(clicked: Element): void {
  if (clicked.closest('[data-theme-switch]')) {
    const dark = !isDark();
    setTheme(dark ? 'dark' : 'light');
    remember(storageKeys.dark, String(dark));
  }
}

showTheme();
systemDark.addEventListener('change', showTheme);
addEventListener('storage', readTheme);
// A page restored from the back/forward cache has missed the storage events.
addEventListener('pageshow', readTheme);
