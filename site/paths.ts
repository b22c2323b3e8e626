import { articlesPath } from '../core/domain/article.ts';
import { campaignPath } from '../core/domain/campaign.ts';
import type { LanguageCode } from '../core/domain/languages.ts';
import { keysOf } from '../core/util/map-keys.ts';

/** The path of every page, as the product requirements spell it. Nothing else writes a path. */
export const specifiedPaths = {
  home: '/',
  forex: '/products-forex',
  metals: '/products-metals',
  indices: '/products-indices',
  energies: '/products-engergies',
  futures: '/products-future',
  accountTypes: '/account-types',
  accountSpecs: '/account-specs',
  funding: '/funding',
  platforms: '/trading-platforms',
  socialTrading: '/trading-social',
  mam: '/trading-mam',
  pamm: '/trading-pam',
  economicCalendar: '/tools-economicCalendar',
  news: '/tools-news',
  tradingCenter: '/tools-tradingCenter',
  calculators: '/tools-calculators',
  introducingBroker: '/partenership-IB',
  about: '/about',
  legalDocuments: '/legal-documents',
  clientAgreement: '/legal-documents/client-agreement',
  ibAgreement: '/legal-documents/ib-agreement',
  swapFreeAgreement: '/legal-documents/swap-free-agreement',
  fundingAgreement: '/legal-documents/funding-agreement',
  privacyPolicy: '/privacy-policy',
  contact: '/contact',
  glossary: '/glossary',
  help: '/help',
  search: '/search',
  error: '/error',
} as const;

export const articlePath = (slug: string): string => `${articlesPath}/${slug}`;
/** A page that content makes. */
export interface PageItem {
  kind: 'article' | 'campaign';
  slug: string;
}
export const itemPath = ({ kind, slug }: PageItem): string =>
  kind === 'article' ? articlePath(slug) : campaignPath(slug);
/** The page that an item belongs to. */
export const itemRoutes = { article: 'news', campaign: 'home' } as const;
/** The content that it is in. */
export const itemLists = { article: 'articles', campaign: 'campaigns' } as const;
export const feedPath = `${articlesPath}/feed.xml`;

export type RouteName = keyof typeof specifiedPaths;
export const routeNames = keysOf(specifiedPaths);
/** A page, or a section of it. */
export type Place = RouteName | `${RouteName}#${string}`;
export const partsOfPlace = (place: Place) => place.split('#') as [RouteName, string?];

/** The path of every page on this site, whose operator may have renamed some. Read it when it is needed: it is filled at the start. */
export const paths: Readonly<Record<RouteName, string>> = { ...specifiedPaths };

/** Renames pages for this process, or this browser tab; those that are not named have the specified path. */
export function renamePaths(renamed: Partial<Record<RouteName, string>>): void {
  Object.assign(paths, specifiedPaths, renamed);
}

/** Pages for those who are on the site already: no search engine, sitemap or shared link names them. */
const unindexedRoutes: ReadonlySet<RouteName> = new Set(['search', 'error']);

/** The pages that the sitemap names, the site's own search finds, and others link to: they have a picture beside the link. */
export const indexedRoutes = routeNames.filter((name) => !unindexedRoutes.has(name));

/** The path of a page: unprefixed in the default language, prefixed by its code in every other one. */
export function pagePath(
  language: LanguageCode,
  route: RouteName,
  defaultLanguage: LanguageCode,
): string {
  return prefixed(paths[route], language, defaultLanguage);
}

export function prefixed(
  path: string,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
