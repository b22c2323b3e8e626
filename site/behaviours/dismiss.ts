import * as storageKeys from '../facts/storage-keys.ts';
import { store } from '../shell/storage.ts';

/** Hides what the visitor dismisses, on later pages too, and shows it again. */
export default function enhanceDismissible(island: HTMLElement): void {
  island.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-dismiss], [data-restore]');
    if (!button) return;
    const root = document.documentElement;
    const { dismiss, restore } = button.dataset;
    const names = new Set(root.dataset['dismissed']?.split(' '));
    if (dismiss) names.add(dismiss);
    names.delete(restore!);
    const dismissed = [...names].join(' ');
    root.dataset['dismissed'] = dismissed;
    store(storageKeys.dismissed, dismissed);
    const dismissible = button.closest<HTMLElement>('[data-dismissible]');
    if (dismissible) dismissible.hidden = true;
    // The button has gone: the one that is still shown undoes what it did.
    else
      for (const other of island.querySelectorAll<HTMLElement>('[data-dismiss], [data-restore]'))
        other.focus();
  });
}
