import type { ReactNode } from 'react';
import type { LoadedPages, PageName } from './site-context.tsx';

interface PageModule {
  /** The same file as `load` imports: the build's manifest names its stylesheets by it. */
  source: string;
  load: () => Promise<() => ReactNode>;
}

const productPage = (
  product: Parameters<typeof import('./pages/products/product-page.tsx').ProductPage>[0]['product'],
): PageModule => ({
  source: 'site/pages/products/product-page.tsx',
  load: async () => {
    const { ProductPage } = await import('./pages/products/product-page.tsx');
    return () => <ProductPage product={product} />;
  },
});

const legalDocument = (
  id: Parameters<typeof import('./pages/legal-document/legal-document.tsx').LegalDocument>[0]['id'],
): PageModule => ({
  source: 'site/pages/legal-document/legal-document.tsx',
  load: async () => {
    const { LegalDocument } = await import('./pages/legal-document/legal-document.tsx');
    return () => <LegalDocument id={id} />;
  },
});

/** The component of each page of `routes`. Each is a module of its own: so each has its own stylesheets in the build. */
export const pageModules: Record<PageName, PageModule> = {
  about: {
    source: 'site/pages/about/about.tsx',
    load: async () => (await import('./pages/about/about.tsx')).About,
  },
  accountSpecs: {
    source: 'site/pages/account-specs/account-specs.tsx',
    load: async () => (await import('./pages/account-specs/account-specs.tsx')).AccountSpecs,
  },
  accountTypes: {
    source: 'site/pages/account-types/account-types.tsx',
    load: async () => (await import('./pages/account-types/account-types.tsx')).AccountTypes,
  },
  calculators: {
    source: 'site/pages/calculators/calculators.tsx',
    load: async () => (await import('./pages/calculators/calculators.tsx')).Calculators,
  },
  contact: {
    source: 'site/pages/contact/contact.tsx',
    load: async () => (await import('./pages/contact/contact.tsx')).Contact,
  },
  economicCalendar: {
    source: 'site/pages/economic-calendar/economic-calendar.tsx',
    load: async () =>
      (await import('./pages/economic-calendar/economic-calendar.tsx')).EconomicCalendar,
  },
  error: {
    source: 'site/pages/error/error.tsx',
    load: async () => (await import('./pages/error/error.tsx')).ErrorPage,
  },
  funding: {
    source: 'site/pages/funding/funding.tsx',
    load: async () => (await import('./pages/funding/funding.tsx')).Funding,
  },
  glossary: {
    source: 'site/pages/glossary/glossary.tsx',
    load: async () => (await import('./pages/glossary/glossary.tsx')).Glossary,
  },
  help: {
    source: 'site/pages/help/help.tsx',
    load: async () => (await import('./pages/help/help.tsx')).Help,
  },
  home: {
    source: 'site/pages/home/home.tsx',
    load: async () => (await import('./pages/home/home.tsx')).Home,
  },
  introducingBroker: {
    source: 'site/pages/introducing-broker/introducing-broker.tsx',
    load: async () =>
      (await import('./pages/introducing-broker/introducing-broker.tsx')).IntroducingBroker,
  },
  legalDocuments: {
    source: 'site/pages/legal-documents/legal-documents.tsx',
    load: async () => (await import('./pages/legal-documents/legal-documents.tsx')).LegalDocuments,
  },
  mam: {
    source: 'site/pages/mam/mam.tsx',
    load: async () => (await import('./pages/mam/mam.tsx')).Mam,
  },
  news: {
    source: 'site/pages/news/news.tsx',
    load: async () => (await import('./pages/news/news.tsx')).News,
  },
  notServed: {
    source: 'site/pages/error/not-served.tsx',
    load: async () => (await import('./pages/error/not-served.tsx')).NotServed,
  },
  pamm: {
    source: 'site/pages/pamm/pamm.tsx',
    load: async () => (await import('./pages/pamm/pamm.tsx')).Pamm,
  },
  platforms: {
    source: 'site/pages/platforms/platforms.tsx',
    load: async () => (await import('./pages/platforms/platforms.tsx')).Platforms,
  },
  privacyPolicy: {
    source: 'site/pages/privacy-policy/privacy-policy.tsx',
    load: async () => (await import('./pages/privacy-policy/privacy-policy.tsx')).PrivacyPolicy,
  },
  search: {
    source: 'site/pages/search/search.tsx',
    load: async () => (await import('./pages/search/search.tsx')).Search,
  },
  socialTrading: {
    source: 'site/pages/social-trading/social-trading.tsx',
    load: async () => (await import('./pages/social-trading/social-trading.tsx')).SocialTrading,
  },
  tradingCenter: {
    source: 'site/pages/trading-center/trading-center.tsx',
    load: async () => (await import('./pages/trading-center/trading-center.tsx')).TradingCenter,
  },
  forex: productPage('forex'),
  metals: productPage('metals'),
  indices: productPage('indices'),
  energies: productPage('energies'),
  futures: productPage('futures'),
  clientAgreement: legalDocument('client-agreement'),
  privacyPolicyText: legalDocument('privacy-policy'),
  ibAgreement: legalDocument('ib-agreement'),
  swapFreeAgreement: legalDocument('swap-free-agreement'),
  fundingAgreement: legalDocument('funding-agreement'),
};

const islands = import.meta.glob<(props: never) => ReactNode>('/site/**/*.island.tsx', {
  import: 'default',
});

/** What every page has besides its own component, in the order of the cascade: the site's base styles, and the shell. */
export const sharedSources = ['site/styles/styles.ts', 'site/html-document.tsx'] as const;

/** Loads the code of every page and island. */
export async function loadPages(): Promise<LoadedPages> {
  const components = await Promise.all(
    Object.entries(pageModules).map(async ([name, { load }]) => [name, await load()] as const),
  );
  const sources = await Promise.all(
    Object.entries(islands).map(async ([source, load]) => [await load(), source] as const),
  );
  await import('./styles/styles.ts');
  const { HtmlDocument } = await import('./html-document.tsx');
  return {
    Document: HtmlDocument,
    components: Object.fromEntries(components) as LoadedPages['components'],
    islandSources: new Map(sources),
  };
}
