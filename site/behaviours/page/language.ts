import * as storageKeys from '../../facts/storage-keys.ts';
import { store } from '../../shell/storage.ts';

/** Remembers the language that the visitor chooses (shell/language-script.ts reads it). */
export default function rememberLanguage(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-language]');
    if (link) store(storageKeys.language, link.dataset['language']);
  });
}
