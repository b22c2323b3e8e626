import { isPageDark, systemDark } from '../../embeds/page-theme.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { readStored, store } from '../../shell/storage.ts';

/** The theme switches, in header and menu. The choice applies to other tabs and later pages (shell/head-script.ts reads it). */
export default function switchTheme(root: HTMLElement): void {
  const system = systemDark();

  function showTheme(): void {
    const dark = isPageDark();
    for (const control of root.querySelectorAll('[data-theme-switch]'))
      control.setAttribute('aria-checked', String(dark));
    // The colours of the browser's bars: the light theme's, then the dark one's.
    for (const [index, colour] of document.getElementsByName('theme-color').entries())
      colour.setAttribute('media', (index === 1) === dark ? '' : 'not all');
  }

  function setTheme(theme: 'dark' | 'light' | undefined): void {
    if (!theme || root.dataset['theme'] === theme) return;
    // The whole page changes at once, not each colour in its own time (styles/base.css).
    root.dataset['instant'] = '';
    requestAnimationFrame(() => setTimeout(() => delete root.dataset['instant']));
    root.dataset['theme'] = theme;
    showTheme();
  }

  /** Takes over the theme that is stored, perhaps by another tab. */
  function readTheme(): void {
    const dark = readStored(storageKeys.dark);
    if (dark) setTheme(dark === 'true' ? 'dark' : 'light');
  }

  showTheme();
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-theme-switch]')) return;
    const dark = !isPageDark();
    setTheme(dark ? 'dark' : 'light');
    store(storageKeys.dark, String(dark));
  });
  system.addEventListener('change', showTheme);
  addEventListener('storage', readTheme);
  // A page restored from the back/forward cache has missed the storage events.
  addEventListener('pageshow', readTheme);
}
