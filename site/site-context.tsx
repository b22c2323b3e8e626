import type { Namespace, TFunction } from 'i18next';
import { createContext, use, type ReactNode } from 'react';
import type { ArticleText } from '../core/domain/article.ts';
import type { Audience } from '../core/domain/audience.ts';
import type { Campaign, CampaignText } from '../core/domain/campaign.ts';
import type { ContactPageState } from '../core/domain/contact-outcome.ts';
import type { DocumentFacts } from '../core/domain/document.ts';
import type { HolidayCalendar } from '../core/domain/holidays.ts';
import type { Language } from '../core/domain/languages.ts';
import type { SearchResults } from '../core/domain/search-result.ts';
import type { SiteContent } from '../core/domain/site-content.ts';
import type { AnalyticsSettings } from './facts/analytics-settings.ts';
import type { Tag } from './facts/tags.ts';
import type { Links, LinkSettings } from './i18n/links.ts';
import type { LanguageWords } from './i18n/translator.ts';
import type { RouteName } from './paths.ts';
import type { PageNamespace } from './routes.ts';

/** The pages of `routes`, the one in the portal's place for visitors who are not served, and those of an article and a campaign. */
export type PageName = RouteName | 'notServed' | 'article' | 'campaign';

/** An article in the page's language. */
export interface ShownArticle extends ArticleText {
  slug: string;
  date: string;
  languages: readonly Language['code'][];
}

/** The code of every page (page-modules.ts). */
export interface LoadedPages {
  Document: (props: { children: ReactNode }) => ReactNode;
  components: Readonly<Record<PageName, () => ReactNode>>;
  /** The source files of all islands, by their components. */
  islandSources: ReadonlyMap<(props: never) => ReactNode, string>;
}

/** The build's files that pages load or carry. */
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

/** Inputs that all pages share: a page is a function of these, its route and its language. */
export interface RenderContext {
  linkSettings: LinkSettings;
  assets: Assets;
  content: SiteContent;
  documents: readonly DocumentFacts[];
  holidayCalendars: readonly HolidayCalendar[];
  /** ISO date, in UTC. Pages are rendered again when it changes. */
  today: string;
  widgets: WidgetSettings;
  /** Undefined: no visits are counted. */
  analytics: AnalyticsSettings | undefined;
  /** Tags and chats. */
  tags: readonly Tag[];
  /** How many in a hundred retail accounts lose money, as the operator states it. */
  lossPercent: number | undefined;
  /** How long the browser keeps a visitor's referral parameters; 0: not at all. */
  referralDays: number;
  /** The year of the copyright line. */
  year: number;
  /** Keeps every page out of search engines, on a site for trials. */
  noIndex: boolean;
  /** No server of ours answers the page's requests: what a query string asks for is done in the browser, from JSON. */
  isStatic: boolean;
  audience: Audience;
  /** As the route spells it (`Route.canonicalQueryString`); '' for the page without a query string. */
  queryString: string;
  search: (language: Language['code'], query: string) => SearchResults;
  /** How the contact form is sent, and the outcome of the one just posted. */
  contact: ContactPageState;
}

/** A campaign in the page's language. */
export interface ShownCampaign extends CampaignText, Omit<Campaign, 'texts'> {
  languages: readonly Language['code'][];
}

/** All inputs of a page; nothing here changes while it renders. */
export interface Site extends Omit<RenderContext, 'search'> {
  language: Language;
  /** The words of the page's language. */
  words: LanguageWords;
  /** Undefined on the error pages that take the place of others. */
  routeName: RouteName | undefined;
  /** The words that name the page, unless it is a campaign's or an article's. */
  namespace: PageNamespace;
  /** Undefined: the page is no campaign's. `routeName` is `home`. */
  campaign: ShownCampaign | undefined;
  /** Undefined: the page is no article's. `routeName` is that of the list. */
  article: ShownArticle | undefined;
  /** Languages in which the page exists. */
  languages: readonly Language['code'][];
  /** The path of this page in another language; where it does not exist there, of the page above it. */
  pathIn: (language: Language['code']) => string;
  links: Links;
  /** Searches the whole site, in the page's language. */
  search: (query: string) => SearchResults;
  /** The text of the page's `<style>`, or the URLs of its stylesheets. */
  styles: { text: string } | { urls: readonly string[] };
  islandSources: LoadedPages['islandSources'];
  /** '74.5%': the share of retail accounts that lose money; undefined: the operator states none. */
  lossShare: string | undefined;
  publicOrigin: string;
  defaultLanguage: Language['code'];
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
