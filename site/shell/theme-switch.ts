import * as storageKeys from '../facts/storage-keys.ts';
import { remember } from './remember.ts';
import { root } from './root.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

// Repeats `embeds/page-theme.ts`: a shared module would be one more request before this script runs, on every page.
const isDark = (): boolean =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : systemDark.matches;

function showTheme(): void {
  const dark = isDark();
  document.querySelector('[data-theme-switch]')?.setAttribute('aria-checked', String(dark));
  // The colours of the browser's bars.
  const colours = document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>;
  for (const [index, meta] of colours.entries())
    meta.media = (index === 1) === dark ? 'all' : 'not all';
}

const transitionRules = new CSSStyleSheet();
document.adoptedStyleSheets.push(transitionRules);

function setTheme(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  if (root.dataset['theme'] === theme) return;
  // The whole page changes at once, not each colour in its own time. Finishing transitions would cost more than none.
  transitionRules.replaceSync('*,:before,:after{transition:none!important}');
  requestAnimationFrame(() => setTimeout(() => transitionRules.replaceSync('')));
  root.dataset['theme'] = theme;
  showTheme();
}

/** Takes over the theme that is stored, perhaps by another tab. */
function readTheme(): void {
  try {
    const dark = localStorage.getItem(storageKeys.dark);
    if (dark === 'true' || dark === 'false') setTheme(dark === 'true');
  } catch {
    // Storage is not available: nothing was stored.
  }
}

export function switchTheme(clicked: Element): void {
  if (!clicked.closest('[data-theme-switch]')) return;
  const dark = !isDark();
  setTheme(dark);
  remember(storageKeys.dark, String(dark));
}

showTheme();
systemDark.addEventListener('change', showTheme);
addEventListener('storage', readTheme);
// A page restored from the back/forward cache has missed the storage events.
addEventListener('pageshow', readTheme);
