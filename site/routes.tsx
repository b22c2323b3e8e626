import type { ReactNode } from 'react';
import type { ContentKind } from '../contract/site-content.ts';
import { About } from './pages/about/about.tsx';
import { AccountSpecs } from './pages/account-specs/account-specs.tsx';
import { specsVariant } from '../specs/spec-view.ts';
import { AccountTypes } from './pages/account-types/account-types.tsx';
import { Contact } from './pages/contact/contact.tsx';
import { EconomicCalendar } from './pages/economic-calendar/economic-calendar.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import { Home } from './pages/home/home.tsx';
import { IntroducingBroker } from './pages/introducing-broker/introducing-broker.tsx';
import { LegalDocuments } from './pages/legal-documents/legal-documents.tsx';
import { Mam } from './pages/mam/mam.tsx';
import { News } from './pages/news/news.tsx';
import { Pamm } from './pages/pamm/pamm.tsx';
import { Platforms } from './pages/platforms/platforms.tsx';
import { PrivacyPolicy } from './pages/privacy-policy/privacy-policy.tsx';
import { SocialTrading } from './pages/social-trading/social-trading.tsx';
import { Search } from './pages/search/search.tsx';
import { searchVariant } from '../contract/search-query.ts';
import { TradingCenter } from './pages/trading-center/trading-center.tsx';
import { ProductPage } from './pages/products/product-page.tsx';

export interface Route {
  /** As the specification spells it; the only place where it is written. */
  path: string;
  page: () => ReactNode;
  /** Namespace of the page's words; its `meta.title` and `meta.description` name the page. */
  words: string;
  /** What the page shows of the content service: it is rendered again when that changes. */
  content?: readonly ContentKind[];
  /**
   * Reads an address's query where the page follows it: the one spelling of what it asks for ('' is the plain page), or
   * undefined for what the page refuses. Without it the query is ignored.
   */
  variant?: (search: string) => string | undefined;
  /** False keeps the page out of the sitemap and of search engines. */
  indexed?: false;
}

/** Every page of the site. A new page is a folder under `pages/`, three word files, and one line here. */
export const routes = {
  home: { path: '/', page: Home, words: 'home' },
  forex: { path: '/products-forex', page: () => <ProductPage product="forex" />, words: 'forex' },
  metals: {
    path: '/products-metals',
    page: () => <ProductPage product="metals" />,
    words: 'metals',
  },
  indices: {
    path: '/products-indices',
    page: () => <ProductPage product="indices" />,
    words: 'indices',
  },
  energies: {
    path: '/products-engergies',
    page: () => <ProductPage product="energies" />,
    words: 'energies',
  },
  futures: {
    path: '/products-future',
    page: () => <ProductPage product="futures" />,
    words: 'futures',
  },
  accountTypes: {
    path: '/account-types',
    page: AccountTypes,
    words: 'account-types',
    content: ['accountTypes'],
  },
  accountSpecs: {
    path: '/account-specs',
    page: AccountSpecs,
    words: 'account-specs',
    content: ['specs'],
    variant: specsVariant,
  },
  platforms: { path: '/trading-platforms', page: Platforms, words: 'platforms' },
  social: { path: '/trading-social', page: SocialTrading, words: 'social-trading' },
  mam: { path: '/trading-mam', page: Mam, words: 'mam' },
  pamm: { path: '/trading-pam', page: Pamm, words: 'pamm' },
  economicCalendar: {
    path: '/tools-economicCalendar',
    page: EconomicCalendar,
    words: 'economic-calendar',
  },
  news: { path: '/tools-news', page: News, words: 'news' },
  tradingCenter: { path: '/tools-tradingCenter', page: TradingCenter, words: 'trading-center' },
  introducingBroker: {
    path: '/partenership-IB',
    page: IntroducingBroker,
    words: 'introducing-broker',
  },
  about: { path: '/about', page: About, words: 'about' },
  legalDocuments: { path: '/legal-documents', page: LegalDocuments, words: 'legal-documents' },
  privacyPolicy: { path: '/privacy-policy', page: PrivacyPolicy, words: 'privacy-policy' },
  contact: { path: '/contact', page: Contact, words: 'contact' },
  search: {
    path: '/search',
    page: Search,
    words: 'search',
    variant: searchVariant,
    indexed: false,
  },
  error: { path: '/error', page: ErrorPage, words: 'error', indexed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];
