import type { ResourceNamespaceMap } from 'i18next';
import type { ReactNode } from 'react';
import { canonicalSearchQueryString } from '../contract/search-query.ts';
import type { ContentKind } from '../contract/site-content.ts';
import { canonicalSpecsQueryString } from '../specs/specs-view.ts';
import { About } from './pages/about/about.tsx';
import { AccountSpecs } from './pages/account-specs/account-specs.tsx';
import { AccountTypes } from './pages/account-types/account-types.tsx';
import { canonicalFiguresQueryString } from './pages/account-types/cost-balance.ts';
import { Contact } from './pages/contact/contact.tsx';
import { EconomicCalendar } from './pages/economic-calendar/economic-calendar.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import { NotServed } from './pages/error/not-served.tsx';
import { Funding } from './pages/funding/funding.tsx';
import { Glossary } from './pages/glossary/glossary.tsx';
import { Help } from './pages/help/help.tsx';
import { Home } from './pages/home/home.tsx';
import { IntroducingBroker } from './pages/introducing-broker/introducing-broker.tsx';
import { LegalDocument } from './pages/legal-document/legal-document.tsx';
import { LegalDocuments } from './pages/legal-documents/legal-documents.tsx';
import { Mam } from './pages/mam/mam.tsx';
import { News } from './pages/news/news.tsx';
import { Pamm } from './pages/pamm/pamm.tsx';
import { Platforms } from './pages/platforms/platforms.tsx';
import { PrivacyPolicy } from './pages/privacy-policy/privacy-policy.tsx';
import { ProductPage } from './pages/products/product-page.tsx';
import { sharePictures } from './pages/products/share-pictures.ts';
import { Search } from './pages/search/search.tsx';
import { SocialTrading } from './pages/social-trading/social-trading.tsx';
import { TradingCenter } from './pages/trading-center/trading-center.tsx';
import { routeNames, type RouteName } from './paths.ts';

/** A namespace whose words name a page. */
export type PageNamespace = {
  [Name in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Name] extends {
    meta: { title: string; description: string };
  }
    ? Name
    : never;
}[keyof ResourceNamespaceMap];

export interface Route {
  page: () => ReactNode;
  /** Namespace of the page's words; its `meta.title` and `meta.description` name the page. */
  words: PageNamespace;
  /** The path of the picture beside a shared link; `meta.picture` of the words describes it. */
  sharePicture?: string;
  /** Content that the page shows: it is rendered again when that changes. */
  content?: readonly ContentKind[];
  /**
   * For a page that depends on its query string: returns the canonical spelling, '' for the page without a query string,
   * or undefined to refuse it. Routes without this function ignore the query string.
   */
  canonicalQueryString?: (queryString: string) => string | undefined;
  /** False keeps the page out of the sitemap and of search engines. */
  indexed?: false;
}

/** Every page of the site. A new one is a folder under `pages/` with its word files, a path (`paths.ts`) and a line here. */
export const routes = {
  home: { page: Home, words: 'home', content: ['accountTypes', 'specs', 'fundingMethods'] },
  forex: {
    page: () => <ProductPage product="forex" />,
    words: 'forex',
    sharePicture: sharePictures.forex,
    content: ['accountTypes', 'specs'],
  },
  metals: {
    page: () => <ProductPage product="metals" />,
    words: 'metals',
    sharePicture: sharePictures.metals,
    content: ['accountTypes', 'specs'],
  },
  indices: {
    page: () => <ProductPage product="indices" />,
    words: 'indices',
    sharePicture: sharePictures.indices,
    content: ['accountTypes', 'specs'],
  },
  energies: {
    page: () => <ProductPage product="energies" />,
    words: 'energies',
    sharePicture: sharePictures.energies,
    content: ['specs'],
  },
  futures: {
    page: () => <ProductPage product="futures" />,
    words: 'futures',
    sharePicture: sharePictures.futures,
    content: ['specs'],
  },
  accountTypes: {
    page: AccountTypes,
    words: 'account-types',
    content: ['accountTypes', 'specs'],
    canonicalQueryString: canonicalFiguresQueryString,
  },
  accountSpecs: {
    page: AccountSpecs,
    words: 'account-specs',
    content: ['specs'],
    canonicalQueryString: canonicalSpecsQueryString,
  },
  funding: { page: Funding, words: 'funding', content: ['fundingMethods'] },
  platforms: { page: Platforms, words: 'platforms' },
  socialTrading: { page: SocialTrading, words: 'social-trading' },
  mam: { page: Mam, words: 'mam' },
  pamm: { page: Pamm, words: 'pamm' },
  economicCalendar: { page: EconomicCalendar, words: 'economic-calendar' },
  news: { page: News, words: 'news' },
  tradingCenter: { page: TradingCenter, words: 'trading-center' },
  introducingBroker: { page: IntroducingBroker, words: 'introducing-broker' },
  about: { page: About, words: 'about', content: ['accountTypes', 'specs'] },
  legalDocuments: { page: LegalDocuments, words: 'legal-documents' },
  clientAgreement: {
    page: () => <LegalDocument id="client-agreement" />,
    words: 'client-agreement',
  },
  privacyPolicyText: {
    page: () => <LegalDocument id="privacy-policy" />,
    words: 'privacy-policy-text',
  },
  ibAgreement: { page: () => <LegalDocument id="ib-agreement" />, words: 'ib-agreement' },
  swapFreeAgreement: {
    page: () => <LegalDocument id="swap-free-agreement" />,
    words: 'swap-free-agreement',
  },
  fundingAgreement: {
    page: () => <LegalDocument id="funding-agreement" />,
    words: 'funding-agreement',
  },
  privacyPolicy: { page: PrivacyPolicy, words: 'privacy-policy' },
  contact: { page: Contact, words: 'contact' },
  glossary: { page: Glossary, words: 'glossary', content: ['accountTypes'] },
  help: { page: Help, words: 'help', content: ['accountTypes', 'specs'] },
  search: {
    page: Search,
    words: 'search',
    canonicalQueryString: canonicalSearchQueryString,
    indexed: false,
  },
  error: { page: ErrorPage, words: 'error', indexed: false },
} as const satisfies Record<RouteName, Route>;

/** In the portal's place for visitors in a country that is not served, with status 451. */
export const notServedPage = {
  page: NotServed,
  words: 'not-served',
} as const satisfies Route;

/** The pages that the sitemap names and the site's own search finds. */
export const indexedRoutes: readonly RouteName[] = routeNames.filter((name) => {
  const route: Route = routes[name];
  return route.indexed !== false;
});
