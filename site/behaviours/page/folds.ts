/**
 * From tablets up (`--tablet`), tells assistive technology what the stylesheet shows anyway (ui/fold.module.css) and takes the
 * headings out of the Tab order. Opens the fold that the URL names by its heading or by its parent.
 */
export default function openFolds(root: HTMLElement): void {
  function open(): void {
    if (matchMedia('(min-width: 48rem)').matches)
      for (const fold of root.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
        fold.open = true;
        (fold.firstElementChild as HTMLElement).tabIndex = -1;
      }
    const named = document.getElementById(location.hash.slice(1));
    const fold = named?.closest('summary')?.parentElement ?? named?.querySelector('details');
    fold?.setAttribute('open', '');
  }
  open();
  addEventListener('hashchange', open);
}
