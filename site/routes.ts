import type { ResourceNamespaceMap } from 'i18next';
import { canonicalSearchQueryString } from '../core/domain/search-query.ts';
import type { ContentKind } from '../core/domain/site-content.ts';
import { canonicalSpecsQueryString } from '../core/specs/specs-view.ts';
import { canonicalFiguresQueryString } from './pages/account-types/cost-balance.ts';
import { canonicalCalculatorQueryString } from './pages/calculators/fields.ts';
import type { RouteName } from './paths.ts';
import { withParams } from './sections/form-params.ts';
import { canonicalFeeQueryString } from './sections/performance-fee/fee-figures.ts';

/** A namespace whose words name a page. */
export type PageNamespace = {
  [Name in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Name] extends {
    meta: { title: string; description: string };
  }
    ? Name
    : never;
}[keyof ResourceNamespaceMap];

export interface Route {
  /** Namespace of the page's words; its `meta.title` and `meta.description` name the page. */
  words: PageNamespace;
  /** The page's module, `<page>.page.tsx`, where its name is not that of the words. */
  page?: string;
  /** Content that the page shows: it is rendered again when that changes. */
  content?: readonly ContentKind[];
  /**
   * For a page that depends on its query string: returns the canonical spelling, '' for the page without a query string,
   * or undefined to refuse it. Routes without this function ignore the query string.
   */
  canonicalQueryString?: (queryString: string) => string | undefined;
}

/** Content of every page: notices, the company in the footer, and words. */
export const shellContent: readonly ContentKind[] = ['siteNotices', 'company', 'words'];

/**
 * Every page of the site, without its component: what serves pages need not load what renders them. A new one is a folder
 * under `pages/` with a component (`<words>.page.tsx`) and word files, a path (`paths.ts`), and a line here.
 */
export const routes = {
  home: { words: 'home', content: ['accountTypes', 'specs', 'fundingMethods'] },
  forex: { words: 'forex', content: ['accountTypes', 'specs'] },
  metals: { words: 'metals', content: ['accountTypes', 'specs'] },
  indices: { words: 'indices', content: ['accountTypes', 'specs'] },
  energies: { words: 'energies', content: ['accountTypes', 'specs'] },
  futures: { words: 'futures', content: ['accountTypes', 'specs'] },
  accountTypes: {
    words: 'account-types',
    content: ['accountTypes', 'specs'],
    canonicalQueryString: canonicalFiguresQueryString,
  },
  accountSpecs: {
    words: 'account-specs',
    content: ['accountTypes', 'specs'],
    canonicalQueryString: canonicalSpecsQueryString,
  },
  funding: { words: 'funding', content: ['fundingMethods'] },
  platforms: { words: 'platforms', content: ['accountTypes', 'specs'] },
  socialTrading: { words: 'social-trading', canonicalQueryString: canonicalFeeQueryString },
  mam: { words: 'mam' },
  pamm: { words: 'pamm' },
  economicCalendar: { words: 'economic-calendar' },
  news: { words: 'news', content: ['articles'] },
  tradingCenter: { words: 'trading-center' },
  calculators: {
    words: 'calculators',
    content: ['accountTypes', 'specs'],
    canonicalQueryString: (queryString) =>
      withParams(
        canonicalFeeQueryString(queryString),
        [],
        canonicalCalculatorQueryString(queryString),
      ),
  },
  introducingBroker: { words: 'introducing-broker', content: ['accountTypes', 'specs'] },
  about: { words: 'about', content: ['accountTypes', 'specs'] },
  legalDocuments: { words: 'legal-documents' },
  clientAgreement: { words: 'client-agreement', page: 'legal-document' },
  ibAgreement: { words: 'ib-agreement', page: 'legal-document' },
  swapFreeAgreement: { words: 'swap-free-agreement', page: 'legal-document' },
  fundingAgreement: { words: 'funding-agreement', page: 'legal-document' },
  privacyPolicy: { words: 'privacy-policy', page: 'legal-document' },
  contact: { words: 'contact' },
  glossary: { words: 'glossary', content: ['accountTypes'] },
  help: { words: 'help', content: ['accountTypes', 'specs', 'fundingMethods'] },
  search: { words: 'search', canonicalQueryString: canonicalSearchQueryString },
  error: { words: 'error' },
} as const satisfies Record<RouteName, Route>;

/** In the portal's place for visitors in a country that is not served, with status 451. */
export const notServedPage = { words: 'not-served' } as const satisfies Route;

/** Pages that content makes belong to another page. */
export const campaignPage = { words: 'home', page: 'campaign' } as const satisfies Route;
export const articlePage = { words: 'news', page: 'article' } as const satisfies Route;
