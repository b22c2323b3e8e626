/**
 * The one script of every page: starts islands and runs the simple parts of the shell. Everything here
 * enhances markup that works without it; nothing here renders. head-script.ts loads it; its budget is `budgets.script` (tests/budgets.ts).
 */
import '../islands/hydrate-on-trigger.ts';
import * as storageKeys from '../facts/storage-keys.ts';
import {
  backToTopPx,
  preloaderFadeMs,
  preloaderVisibleMs,
  stickyHeaderPx,
} from '../facts/timings.ts';
import { remember } from './remember.ts';
import { root } from './root.ts';
import { switchTheme } from './theme-switch.ts';

function followScroll(): void {
  root.toggleAttribute('data-sticky', scrollY > stickyHeaderPx);
  root.toggleAttribute('data-scrolled', scrollY > backToTopPx);
}

/** Browsers without invoker commands: runs the command of a button on its dialog. */
function runCommand(clicked: Element): void {
  const button = clicked.closest('button[commandfor]');
  if (!button || 'commandForElement' in button) return;
  const dialog = document.getElementById(
    button.getAttribute('commandfor')!,
  ) as HTMLDialogElement | null;
  // Whatever is beside an open dialog cannot be clicked.
  dialog?.[dialog.open ? 'close' : 'showModal']();
}

/** Scrolls up without an entry in the history, and lets the next Tab start from the top, as the link itself would. */
function backToTop(clicked: Element, click: Event): void {
  if (!clicked.closest('a[href="#top"]')) return;
  click.preventDefault();
  scrollTo({ top: 0 });
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
  root.removeAttribute('tabindex');
}

function fadePreloader(): void {
  const preloader = document.querySelector('[data-preloader]');
  setTimeout(() => preloader?.toggleAttribute('data-fading', true), preloaderVisibleMs);
  setTimeout(() => {
    preloader?.remove();
    delete root.dataset['preloading'];
  }, preloaderVisibleMs + preloaderFadeMs);
}

/**
 * From tablets up (`--tablet`), tells assistive technology what the stylesheet shows anyway (ui/fold.module.css) and takes the
 * headings out of the Tab order. On phones, opens the part that the URL names; a place inside a fold is revealed by the browser.
 */
function openFolds(): void {
  if (matchMedia('(width >= 48rem)').matches)
    for (const heading of document.querySelectorAll<HTMLElement>('[data-fold] > summary')) {
      heading.tabIndex = -1;
      heading.parentElement?.setAttribute('open', '');
    }
  // The browser may not have found the target yet.
  else
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('[data-fold]')
      ?.setAttribute('open', '');
}

/** Does again what happened before this script ran, for the code that listens now. */
function repeat(type: string, target: EventTarget | null): void {
  target?.dispatchEvent(new Event(type, { bubbles: true }));
}

openFolds();
followScroll();
addEventListener('scroll', followScroll);
addEventListener('hashchange', openFolds);
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  backToTop(target, event);
  switchTheme(target);
  const language = target.closest('a[data-language]')?.getAttribute('data-language');
  if (language) remember(storageKeys.language, language);
  runCommand(target);
});
const { earlyEvents } = window;
delete window.earlyEvents;
for (const { type, target } of earlyEvents!) repeat(type, target);
// What was being read in another language is found by what has changed the language (language-switcher.enhancement.ts).
if (location.hash.startsWith('#place='))
  repeat('focusin', document.querySelector('[data-language]'));
fadePreloader();
try {
  // Most visitors neither bring parameters for the client portal nor have any.
  if (location.search || localStorage.getItem(storageKeys.referral))
    void import(/* @vite-ignore */ root.dataset['carry']!);
} catch {
  // Storage is not available, and with it nothing to carry.
}
