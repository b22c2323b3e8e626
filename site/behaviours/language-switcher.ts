import { openOnHover } from '../shell/open-on-hover.ts';

/** Distance of the line being read from the window's top: below the header. */
const readingLinePx = 150;

/** Distances from the line being read to the visible headings, the same in every language, and to the footer. */
const headingOffsets = (): number[] =>
  [...document.querySelectorAll('h1,h2,h3,footer')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.getBoundingClientRect().top - readingLinePx);

/** 2.5 is half-way from the third heading to the next; negative above the first one. */
function readPlace(): number {
  const offsets = headingOffsets();
  const index = offsets.findLastIndex((offset) => offset <= 0);
  const [from = 0, to = 0] = offsets.slice(index);
  return index + from / (from - to);
}

/** A term or question that is being read. Its id leads to it in the other language, where entries stand in another order. */
const entryBeingRead = (): Element | undefined =>
  [...document.querySelectorAll('[data-search-entry]')].find((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return top <= readingLinePx && bottom > readingLinePx;
  });

/** Makes the page in the other language open at the place being read. */
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
  const place = readPlace();
  link.hash =
    entryBeingRead()?.id ??
    (scrollY > 0 && place > 0 ? `place=${place.toFixed(3)}` : location.hash);
}

/** Opens the page at the place that was being read in another language. */
function openAtPlace(): void {
  const place = Number(location.hash.split('#place=')[1]);
  if (!place) return;
  history.replaceState(null, '', location.pathname + location.search);
  const [from = 0, to = from] = headingOffsets().slice(Math.trunc(place));
  scrollBy({ top: from + (to - from) * (place % 1), behavior: 'instant' });
}

/** Keeps what the visitor sees when the language changes: the view in the URL, an unknown path, the section being read. */
export default function enhanceLanguageSwitcher(switcher: HTMLElement): void {
  openOnHover(switcher);
  switcher.addEventListener('click', carryPlace);
  openAtPlace();
}
