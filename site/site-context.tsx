import type { Namespace, TFunction } from 'i18next';
import { createContext, use, type ReactNode } from 'react';
import type { Audience } from '../core/domain/audience.ts';
import type { ContactPageState } from '../core/domain/contact-outcome.ts';
import type { DocumentFacts } from '../core/domain/document.ts';
import type { HolidayCalendar } from '../core/domain/holidays.ts';
import type { Language } from '../core/domain/languages.ts';
import type { SearchResults } from '../core/domain/search-result.ts';
import type { SiteContent } from '../core/domain/site-content.ts';
import type { AnalyticsSettings } from './facts/analytics-settings.ts';
import type { Links } from './i18n/links.ts';
import type { LanguageWords } from './i18n/translator.ts';
import type { RouteName } from './paths.ts';

export interface DocumentProps {
  title: string;
  description: string;
  /** False: the page is kept out of search engines. */
  indexed: boolean;
  /** Beside a shared link: its path, and what it shows. */
  sharePicture: { path: string; description: string } | undefined;
  children: ReactNode;
}

/** The pages of `routes`, and the one in the portal's place for visitors who are not served. */
export type PageName = RouteName | 'notServed';

/** The code of every page (page-modules.ts). */
export interface LoadedPages {
  Document: (props: DocumentProps) => ReactNode;
  components: Readonly<Record<PageName, () => ReactNode>>;
  /** The source files of all islands, by their components. */
  islandSources: ReadonlyMap<(props: never) => ReactNode, string>;
}

/** What pages load or carry of the build's files. */
export interface Assets {
  pages: LoadedPages;
  /** The text of a page's stylesheets, which it carries in its head; development links all stylesheets instead. */
  styles:
    | { kind: 'inline'; textOf: (page: PageName) => string }
    | { kind: 'linked'; urls: readonly string[] };
  /** The module of every page: starts islands and runs the shell. */
  startScript: string;
  /** Scripts for development only, before everything else. */
  developmentScripts: readonly { src?: string; text?: string }[];
}

/** A deployment's settings for the charting provider's widgets. */
export interface WidgetSettings {
  /** `dark` as specified, or the page's own theme. */
  theme: 'dark' | 'page';
  /** `en` as specified, or the page's own language. */
  locale: 'en' | 'page';
  /** `required`: nothing loads before the visitor's consent. */
  consent: 'off' | 'required';
  /** Origin of a fake provider; undefined: the real one. */
  origin: string | undefined;
}

/** All inputs of a page; nothing here changes while it renders. */
export interface Site {
  language: Language;
  /** The words of the page's language. */
  words: LanguageWords;
  /** Undefined on the error pages that take the place of others. */
  routeName: RouteName | undefined;
  audience: Audience;
  /** The path of this page in another language. */
  pathIn: (language: Language['code']) => string;
  links: Links;
  /** The URL's query string as the route spells it (`Route.canonicalQueryString`); '' for the page without one. */
  queryString: string;
  /** No server of ours answers the page's requests: what a query string asks for is done in the browser, from JSON. */
  isStatic: boolean;
  /** Searches the whole site, in the page's language. */
  search: (query: string) => SearchResults;
  content: SiteContent;
  documents: readonly DocumentFacts[];
  holidayCalendars: readonly HolidayCalendar[];
  /** ISO date, today's or an earlier one, from which the next expiries of futures are the next ones now. */
  expiriesFrom: string;
  assets: Pick<Assets, 'startScript' | 'developmentScripts'>;
  /** The text of the page's `<style>`, or the URLs of its stylesheets. */
  styles: { text: string } | { urls: readonly string[] };
  islandSources: LoadedPages['islandSources'];
  widgets: WidgetSettings;
  /** Undefined: visits to this page are not counted. */
  analytics: AnalyticsSettings | undefined;
  /** '74.5%': the share of retail accounts that lose money; undefined: the operator states none. */
  lossShare: string | undefined;
  /** How long the browser keeps a visitor's referral parameters; 0: not at all. */
  referralDays: number;
  publicOrigin: string;
  defaultLanguage: Language['code'];
  /** The year of the copyright line. */
  copyrightYear: number;
  /** How the contact form is sent, and the outcome of the one just posted. */
  contact: ContactPageState;
}

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'useSite is for components inside <SiteProvider>; an island gets its words as props',
    );
  return site;
}

/** Words of one namespace in the page's language. */
export function useWords<Words extends Namespace>(namespace: Words): TFunction<Words> {
  return useSite().words(namespace);
}
