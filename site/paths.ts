import type { LanguageCode } from '../contract/languages.ts';

/**
 * Every page's path by its name, as the specification spells it. Apart from the table of routes so that whoever needs no
 * page (tests in a browser, tools) does not load them all.
 */
export const routePaths = {
  home: '/',
  forex: '/products-forex',
  metals: '/products-metals',
  indices: '/products-indices',
  energies: '/products-engergies',
  futures: '/products-future',
  accountTypes: '/account-types',
  accountSpecs: '/account-specs',
  platforms: '/trading-platforms',
  social: '/trading-social',
  mam: '/trading-mam',
  pamm: '/trading-pam',
  economicCalendar: '/tools-economicCalendar',
  news: '/tools-news',
  tradingCenter: '/tools-tradingCenter',
  introducingBroker: '/partenership-IB',
  about: '/about',
  legalDocuments: '/legal-documents',
  privacyPolicy: '/privacy-policy',
  contact: '/contact',
  search: '/search',
  error: '/error',
} as const;

export type RouteName = keyof typeof routePaths;
export const routeNames = Object.keys(routePaths) as RouteName[];

/** The path of a route in a language: plain in the default language, under its prefix in every other one. */
export function pagePath(
  language: LanguageCode,
  route: RouteName,
  defaultLanguage: LanguageCode,
): string {
  const path = routePaths[route];
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
