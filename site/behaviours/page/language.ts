import * as storageKeys from '../../facts/storage-keys.ts';
import { startIsland } from '../../islands/start-islands.ts';
import { store } from '../../shell/storage.ts';

/** Remembers the language that the visitor chooses (shell/language-script.ts reads it). */
export default function rememberLanguage(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-language]');
    if (link) store(storageKeys.language, link.dataset['language']);
  });
  // The code that has changed the language also finds the place that was being read (language-switcher.ts).
  const switcher = root.querySelector('[data-language]');
  if (switcher && location.hash.includes('#place=')) startIsland(switcher);
}
