/** The one script of every page. What it does enhances markup that works without it. */
import dialogs from './behaviours/page/dialogs.ts';
import folds from './behaviours/page/folds.ts';
import language from './behaviours/page/language.ts';
import preloader from './behaviours/page/preloader.ts';
import scrolling from './behaviours/page/scrolling.ts';
import theme from './behaviours/page/theme.ts';
import * as storageKeys from './facts/storage-keys.ts';
import { startIslands } from './islands/start-islands.ts';
import { readStored } from './shell/storage.ts';

if (!('toSorted' in Array.prototype))
  // oxlint-disable-next-line eslint/no-extend-native -- Chromium has it from 110 on; the site runs from 100 on
  Object.defineProperty(Array.prototype, 'toSorted', {
    value(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      // oxlint-disable-next-line unicorn/no-array-sort -- it sorts a copy
      return [...this].sort(compare);
    },
  });

function start(): void {
  startIslands();
  for (const enhance of [theme, language, folds, scrolling, dialogs, preloader])
    enhance(document.documentElement);
  // Most visitors neither bring parameters for the client portal nor have any.
  if (location.search || readStored(storageKeys.referral)) void import('./shell/carry.ts');
}

// The script is `async`: it may come before the end of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
