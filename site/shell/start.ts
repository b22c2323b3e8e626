/**
 * The one script of every page: starts islands and runs the simple parts of the shell. Everything here
 * enhances markup that works without it; nothing here renders. head-script.ts loads it; its budget is `budgets.script` (tests/budgets.ts).
 */
import * as storageKeys from '../facts/storage-keys.ts';
import { preloaderFadeMs, preloaderVisibleMs } from '../facts/timings.ts';
import { framePainted, startIsland } from '../islands/hydrate-on-trigger.ts';
import { remember } from './remember.ts';
import { root } from './root.ts';
import { switchTheme } from './theme-switch.ts';

let later: Promise<typeof import('./after-interaction.ts') | void> | undefined;
async function handleLater(event: Event): Promise<void> {
  // Without it the page can be read, and the link to its top works.
  later ??= framePainted()
    .then(() => import(/* @vite-ignore */ root.dataset['afterInteraction']!))
    .catch(() => {});
  (await later)?.handle(event);
}

/**
 * From tablets up (`--tablet`), tells assistive technology what the stylesheet shows anyway (ui/fold.module.css) and takes the
 * headings out of the Tab order. On phones, opens the part that the URL names; a place inside a fold is revealed by the browser.
 */
function openFolds(): void {
  if (matchMedia('(width>=48rem)').matches)
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
      fold.open = true;
      (fold.firstElementChild as HTMLElement).tabIndex = -1;
    }
  // The browser may not have found the target yet.
  else
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('[data-fold]')
      ?.setAttribute('open', '');
}

function handleInteraction(event: Event): void {
  const target = event.target as Element;
  startIsland(target, event);
  if (event.type === 'click') {
    switchTheme(target);
    const language = target.closest<HTMLElement>('[data-language]')?.dataset['language'];
    if (language) remember(storageKeys.language, language);
  } else if (event.type !== 'scroll') return;
  void handleLater(event);
}

openFolds();
addEventListener('hashchange', openFolds);
// What was being read in another language is found by what has changed the language (language-switcher.enhancement.ts).
if (location.hash.includes('#place=')) startIsland(document.querySelector('[data-language]')!);
for (const event of interactions as Event[]) handleInteraction(event);
interactions = { push: handleInteraction };
setTimeout(
  () => document.querySelector('[data-preloader]')!.remove(),
  preloaderVisibleMs + preloaderFadeMs,
);
try {
  // Most visitors neither bring parameters for the client portal nor have any.
  if (location.search || localStorage[storageKeys.referral])
    void import(/* @vite-ignore */ root.dataset['carry']!);
} catch {
  // Storage is not available, and with it nothing to carry.
}
