import { specsList } from '../domain/content-lists.ts';
import type { LanguageCode } from '../domain/languages.ts';
import { tiers } from '../domain/tiers.ts';
import {
  defaultView,
  formatClassParam,
  formatView,
  parseView,
  type SpecsView,
} from './specs-view.ts';

/** `/premium/metal/2`: what a view's file adds to the page's path. */
export const pathOfView = ({ tier, instrumentClass, page }: SpecsView): string =>
  [
    ...(tier === defaultView.tier ? [] : [tier]),
    ...(instrumentClass ? [formatClassParam(instrumentClass)] : []),
    ...(page > 1 ? [page] : []),
  ]
    .map((segment) => `/${segment}`)
    .join('');

/**
 * The one address of a view.
 * @param asFiles the site is a folder of files, in which a tier, a class and a page have a path: only what no file can show in
 * advance, a search or an order, is left to the query string
 */
export const addressOfView = (pageUrl: string, view: SpecsView, asFiles: boolean): string =>
  asFiles
    ? pageUrl +
      pathOfView(view) +
      formatView({ ...defaultView, query: view.query, sort: view.sort })
    : pageUrl + formatView(view);

/**
 * The file of a view's rows. It has all of a class: a search and an order are the reader's own.
 * @param folder with a slash at its end
 */
export const fileOfView = (
  folder: string,
  { tier, instrumentClass }: SpecsView,
  language: LanguageCode,
  format: 'csv' | 'json',
): string =>
  `${folder}${specsList(tier)}${instrumentClass ? `-${formatClassParam(instrumentClass)}` : ''}.${language}.${format}`;

/** The view at an address in either form; what the query string says counts more. Undefined for an unknown tier. */
export function viewAt(
  pageUrl: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): SpecsView | undefined {
  const params = new URLSearchParams(search);
  for (const segment of pathname.slice(pageUrl.length).split('/')) {
    const name = tiers.some((tier) => tier === segment)
      ? 'tier'
      : /^\d/.test(segment)
        ? 'page'
        : 'product';
    if (segment !== '' && !params.has(name)) params.set(name, segment);
  }
  return parseView(params.toString());
}
