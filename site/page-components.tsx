import type { ReactNode } from 'react';
import { About } from './pages/about/about.tsx';
import { AccountSpecs } from './pages/account-specs/account-specs.tsx';
import { AccountTypes } from './pages/account-types/account-types.tsx';
import { Calculators } from './pages/calculators/calculators.tsx';
import { Contact } from './pages/contact/contact.tsx';
import { EconomicCalendar } from './pages/economic-calendar/economic-calendar.tsx';
import { ErrorPage } from './pages/error/error.tsx';
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
import { Search } from './pages/search/search.tsx';
import { SocialTrading } from './pages/social-trading/social-trading.tsx';
import { TradingCenter } from './pages/trading-center/trading-center.tsx';
import type { RouteName } from './paths.ts';

/** The component of each page of `routes`. */
export const pageComponents: Record<RouteName, () => ReactNode> = {
  home: Home,
  forex: () => <ProductPage product="forex" />,
  metals: () => <ProductPage product="metals" />,
  indices: () => <ProductPage product="indices" />,
  energies: () => <ProductPage product="energies" />,
  futures: () => <ProductPage product="futures" />,
  accountTypes: AccountTypes,
  accountSpecs: AccountSpecs,
  funding: Funding,
  platforms: Platforms,
  socialTrading: SocialTrading,
  mam: Mam,
  pamm: Pamm,
  economicCalendar: EconomicCalendar,
  news: News,
  tradingCenter: TradingCenter,
  calculators: Calculators,
  introducingBroker: IntroducingBroker,
  about: About,
  legalDocuments: LegalDocuments,
  clientAgreement: () => <LegalDocument id="client-agreement" />,
  privacyPolicyText: () => <LegalDocument id="privacy-policy" />,
  ibAgreement: () => <LegalDocument id="ib-agreement" />,
  swapFreeAgreement: () => <LegalDocument id="swap-free-agreement" />,
  fundingAgreement: () => <LegalDocument id="funding-agreement" />,
  privacyPolicy: PrivacyPolicy,
  contact: Contact,
  glossary: Glossary,
  help: Help,
  search: Search,
  error: ErrorPage,
};
