import { renderToString } from 'react-dom/server';
import { freshForm, type ContactPageState } from '../contract/contact-outcome.ts';
import type { DocumentFacts } from '../contract/document.ts';
import type { HolidayCalendar } from '../contract/holidays.ts';
import { languageByCode, type LanguageCode } from '../contract/languages.ts';
import { noResult, type SearchResults } from '../contract/search-result.ts';
import type { SiteContent } from '../contract/site-content.ts';
import { HtmlDocument, stylesPlaceholder } from './html-document.tsx';
import { brandNames } from './i18n/brand-words.ts';
import { markPhrases } from './i18n/chinese-phrases.ts';
import { knownText } from './i18n/known.ts';
import { createLinks, type LinkSettings } from './i18n/links.ts';
import { trackedWords, type LanguageWords } from './i18n/translator.ts';
import type { RouteName } from './paths.ts';
import {
  CollectorProvider,
  createRenderCollector,
  type RenderCollector,
} from './render-collector.ts';
import { routes, type PageNamespace, type Route } from './routes.tsx';
import { SiteProvider, type Assets, type Site, type WidgetSettings } from './site-context.tsx';
import { changeStaticParts } from './static-parts.ts';
import leadStyles from './ui/lead.module.css';

/** What all pages share: a page is a function of this, its route and its language. */
export interface RenderContext {
  linkSettings: LinkSettings;
  assets: Assets;
  content: SiteContent;
  documents: readonly DocumentFacts[];
  holidayCalendars: readonly HolidayCalendar[];
  /** See `Site`. */
  expiriesFrom: string;
  widgets: WidgetSettings;
  /** See `Site`. */
  referralDays: number;
  year: number;
  /** As the route spells it; without it, the page without a query string. */
  queryString?: string;
  /** Without it nothing is found. */
  search?: (language: LanguageCode, query: string) => SearchResults;
  /** Without it the contact form is empty and sent to the built-in mail provider. */
  contact?: ContactPageState;
}

/** The markup with what its rendering collected: the content security policy follows from the inline scripts and embeds. */
export interface RenderedPage extends Readonly<RenderCollector> {
  status: number;
  html: string;
  /** The text of its `<style>`; undefined if its styles are linked. */
  inlineStyle: string | undefined;
}

/** Throws when the page reads content that its route does not declare: it would not be rendered again when that changes. */
function declaredContent(content: SiteContent, routeName: RouteName): SiteContent {
  const route: Route = routes[routeName];
  return new Proxy(content, {
    get(target, kind: keyof SiteContent) {
      // The notice is part of the shell, on every page.
      if (kind !== 'siteNotice' && !route.content?.includes(kind))
        throw new Error(`The page ${routeName} shows '${kind}' but does not declare it`);
      return target[kind];
    },
  });
}

/** A page's name in lists of pages. */
export function pageMeta(
  routeName: RouteName,
  words: LanguageWords,
): { title: string; description: string; picture: string | undefined } {
  const meta: { title: string; description: string; picture?: string } = words<PageNamespace>(
    routes[routeName].words,
  )('meta', {
    returnObjects: true,
  });
  const { title, description, picture } = meta;
  return { title, description: knownText(description) ?? title, picture };
}

/**
 * @param routeName undefined renders the error page of an unknown path
 * @throws what the page throws; the caller responds with 500
 */
export function renderPage(
  routeName: RouteName | undefined,
  code: LanguageCode,
  context: RenderContext,
): RenderedPage {
  const shownRoute = routeName ?? 'error';
  const { page: Page, indexed, sharePicture }: Route = routes[shownRoute];
  const collector = createRenderCollector();
  const content = declaredContent(context.content, shownRoute);
  const words = trackedWords(code, content, (claim) => collector.claims.add(claim));
  const site: Site = {
    language: languageByCode(code),
    words,
    routeName,
    links: createLinks(code, context.linkSettings),
    queryString: context.queryString ?? '',
    search: (query) => context.search?.(code, query) ?? noResult,
    content,
    documents: context.documents,
    holidayCalendars: context.holidayCalendars,
    expiriesFrom: context.expiriesFrom,
    assets: context.assets,
    widgets: context.widgets,
    referralDays: context.referralDays,
    publicOrigin: context.linkSettings.publicOrigin,
    defaultLanguage: context.linkSettings.defaultLanguage,
    copyrightYear: context.year,
    contact: context.contact ?? freshForm,
  };
  const meta = pageMeta(shownRoute, words);
  const { name } = brandNames(code);
  const title = routeName === 'home' ? `${name} | ${meta.title}` : `${meta.title} | ${name}`;
  const rendered = renderToString(
    <SiteProvider value={site}>
      <CollectorProvider value={collector}>
        <HtmlDocument
          title={title}
          description={meta.description}
          indexed={indexed ?? true}
          sharePicture={
            sharePicture !== undefined && meta.picture !== undefined
              ? { path: sharePicture, description: meta.picture }
              : undefined
          }
        >
          <Page />
        </HtmlDocument>
      </CollectorProvider>
    </SiteProvider>,
  );
  const isHan = site.language.script === 'han';
  const markup = changeStaticParts(rendered, (part) => {
    // React tells neighbouring texts apart by comments, which it needs only to hydrate.
    const bare = part.replaceAll('<!-- -->', '');
    return isHan ? markPhrases(bare, leadStyles.lead!) : bare;
  });
  const { styles } = context.assets;
  const inlineStyle =
    styles.kind === 'inline' ? styles.forPage(markup, collector.islands) : undefined;
  const html =
    inlineStyle === undefined ? markup : markup.replace(stylesPlaceholder, () => inlineStyle);
  return {
    status: routeName === undefined ? 404 : 200,
    html: `<!doctype html>${html}`,
    inlineStyle,
    ...collector,
  };
}
