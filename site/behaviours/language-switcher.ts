import { openOnHover } from '../shell/open-on-hover.ts';

/** Distance of the line being read from the window's top: below the header, and below where the browser puts the target of a link. */
const readingLinePx = 160;

/** The section, question or term being read. Its id is the same in every language; a letter's is not. */
const partBeingRead = (): Element | undefined =>
  [
    ...document.querySelectorAll(
      "main :is(section, article, li, div, h2, h3)[id]:not([id^='letter-'])",
    ),
  ].findLast(
    (part) =>
      part.getBoundingClientRect().top <= readingLinePx &&
      // Safari has it from 17.4 on.
      (part.checkVisibility?.() ?? true),
  );

/** Makes the page in the other language open at the part being read. */
export function carryPlace({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  const { language = '' } = link.dataset;
  const { lang, dataset } = document.documentElement;
  // The error page of an unknown path links to a placeholder (`/ar/404`), not to that path.
  if ('unknown' in dataset) {
    const prefix = link.pathname.startsWith(`/${language}/`) ? `/${language}` : '';
    link.pathname = prefix + location.pathname.replace(`/${lang}/`, '/');
  }
  link.search = location.search;
  link.hash = (scrollY > 0 && partBeingRead()?.id) || location.hash;
}

/** Keeps what the visitor sees when the language changes: the view in the URL, an unknown path, the section being read. */
export default function enhanceLanguageSwitcher(switcher: HTMLElement): void {
  openOnHover(switcher);
  switcher.addEventListener('click', carryPlace);
}
