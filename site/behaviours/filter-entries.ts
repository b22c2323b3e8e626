import { formatTemplate } from '../../core/specs/format-template.ts';
import { foldText } from '../../core/specs/search-key.ts';

/** Shows only the entries of the page that contain every word typed. */
export default function filterEntries(root: HTMLElement): void {
  const input = root.querySelector('input')!;
  const count = root.querySelector('output')!;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-search-entry]')].map(
    (element) => ({
      element,
      text: foldText(
        [...element.querySelectorAll('h3, p')].map(({ textContent }) => textContent).join('\n'),
      ),
    }),
  );
  const groups = new Set(entries.map(({ element }) => element.closest('section')!));
  /** Folds that the filter has opened. */
  const opened = new Set<Element>();
  const open = (fold: Element | null): void => {
    if (!fold || fold.hasAttribute('open')) return;
    fold.setAttribute('open', '');
    opened.add(fold);
  };

  const filter = (): void => {
    const words = foldText(input.value).split(/\s+/).filter(Boolean);
    for (const fold of opened) fold.removeAttribute('open');
    opened.clear();
    let found = 0;
    for (const { element, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word));
      if (element.hidden || words.length === 0) continue;
      found += 1;
      open(element.closest('details'));
      open(element.querySelector('details'));
    }
    for (const group of groups)
      group.hidden = !group.querySelector('[data-search-entry]:not([hidden])');
    count.textContent =
      words.length > 0 ? formatTemplate(count.dataset['found'] ?? '', { number: found }) : '';
  };

  input.addEventListener('input', filter);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || !document.getElementById(link.hash.slice(1))?.closest('[hidden]')) return;
    input.value = '';
    filter();
  });
  filter();
}
