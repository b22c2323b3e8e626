/**
 * From tablets up (`--tablet`), tells assistive technology what the stylesheet shows anyway (ui/fold.module.css) and takes the
 * headings out of the Tab order. Opens the part that the URL names; a place inside a fold is revealed by the browser.
 */
export default function openFolds(root: HTMLElement): void {
  function open(): void {
    if (matchMedia('(min-width: 48rem)').matches)
      for (const fold of root.querySelectorAll<HTMLDetailsElement>('[data-fold]')) {
        fold.open = true;
        (fold.firstElementChild as HTMLElement).tabIndex = -1;
      }
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('details')
      ?.setAttribute('open', '');
  }
  open();
  addEventListener('hashchange', open);
}
