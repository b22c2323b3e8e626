/**
 * The one script of every page: wakes islands and moves the shell's simple parts. Everything here improves markup that
 * already works; nothing here renders. Budget: 3 kB (br) together with the inlined head script.
 */
import { distances, timings } from '../facts/timings.ts';
import { storageKeys } from '../facts/storage-keys.ts';
import '../embeds/load-near-viewport.ts';
import '../islands/hydrate-on-trigger.ts';

const root = document.documentElement;

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
}

// Header and back-to-top follow the scroll position.
function followScroll(): void {
  root.toggleAttribute('data-sticky', scrollY > distances.stickyHeaderPx);
  root.toggleAttribute('data-scrolled', scrollY > distances.backToTopPx);
}
addEventListener('scroll', followScroll, { passive: true });
followScroll();

// Theme switch.
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = (): boolean =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : systemDark.matches;
function showTheme(): void {
  for (const themeSwitch of document.querySelectorAll('[data-theme-switch]'))
    themeSwitch.setAttribute('aria-checked', String(isDark()));
}
systemDark.addEventListener('change', showTheme);
showTheme();

// Another tab switched the theme, or this page came back from the back/forward cache.
function readTheme(): void {
  try {
    const dark = localStorage.getItem(storageKeys.dark);
    if (dark) root.dataset['theme'] = dark === 'true' ? 'dark' : 'light';
  } catch {
    return;
  }
  showTheme();
}
addEventListener('storage', readTheme);
addEventListener('pageshow', (event) => event.persisted && readTheme());

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-theme-switch]')) {
    const dark = !isDark();
    root.dataset['theme'] = dark ? 'dark' : 'light';
    remember(storageKeys.dark, String(dark));
    showTheme();
  }
  const language = event.target.closest<HTMLElement>('a[data-language]')?.dataset['language'];
  if (language) remember(storageKeys.language, language);
  // Browsers without invoker commands: the same dialog, opened by us.
  const invoker = event.target.closest<HTMLButtonElement>('button[commandfor]');
  if (invoker && !('commandForElement' in invoker)) {
    const dialog = document.getElementById(
      (invoker as HTMLButtonElement).getAttribute('commandfor') ?? '',
    );
    if (dialog instanceof HTMLDialogElement)
      dialog[
        (invoker as HTMLButtonElement).getAttribute('command') === 'close' ? 'close' : 'showModal'
      ]();
  }
  // Something that stays away once it was dismissed.
  const dismissed = event.target.closest<HTMLElement>('[data-dismiss]');
  if (dismissed) {
    root.dataset['dismissed'] =
      `${root.dataset['dismissed'] ?? ''} ${dismissed.dataset['dismiss']}`.trim();
    remember(storageKeys.dismissed, root.dataset['dismissed']);
    const dismissible = dismissed.closest<HTMLElement>('[data-dismissible]');
    if (dismissible) dismissible.hidden = true;
  }
});

// Preloader: fades, then goes.
const preloader = document.querySelector<HTMLElement>('[data-preloader]');
setTimeout(() => preloader?.toggleAttribute('data-fading', true), timings.preloaderVisibleMs);
setTimeout(() => {
  preloader?.remove();
  delete root.dataset['preloading'];
}, timings.preloaderVisibleMs + timings.preloaderFadeMs);
