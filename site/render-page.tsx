import { renderToString } from 'react-dom/server';
import type { ClaimName } from './facts/claims.ts';
import { brand } from './facts/brand.ts';
import { languageByCode, type LanguageCode } from '../contract/languages.ts';
import { createLinks, type LinkSettings } from './i18n/links.ts';
import { collectClaims, wordsOf } from './i18n/translator.ts';
import { Document } from './document.tsx';
import { freshForm, type ContactFormState } from '../contract/contact-outcome.ts';
import { noResult, type SearchResults } from '../contract/search-result.ts';
import type { RouteName } from './paths.ts';
import { routes, type Route } from './routes.tsx';
import type { DocumentFacts } from '../contract/document.ts';
import { SiteProvider, type Assets, type Site, type WidgetSettings } from './site-context.tsx';
import type { SiteContent } from '../contract/site-content.ts';

/** What all pages share; a page is a function of this, its route and its language. */
export interface RenderContext {
  linkSettings: LinkSettings;
  assets: Assets;
  content: SiteContent;
  documents: readonly DocumentFacts[];
  widgets: WidgetSettings;
  year: number;
  /** The query of the address, as the route reads it; without it the plain page. */
  query?: string;
  /** Searches the site in the page's language; without it nothing is found. */
  search?: (language: LanguageCode, query: string) => SearchResults;
  /** Without it the contact form is empty and sends to the built-in mail provider. */
  contact?: ContactFormState;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Texts of the inline scripts, in order, for the content security policy. */
  inlineScripts: readonly string[];
  /** How many places for widgets the page has: its content security policy follows. */
  embeds: number;
  /** Claims that the page's texts showed, the shell's included. */
  claims: ReadonlySet<ClaimName>;
}

/** Content that the page's route does not declare throws when it is read: the page would not be rendered again when it changes. */
function declaredContent(content: SiteContent, routeName: RouteName): SiteContent {
  const route: Route = routes[routeName];
  return new Proxy(content, {
    get(target, kind: keyof SiteContent) {
      // The notice stands in the shell, on every page.
      if (kind !== 'siteNotice' && !route.content?.includes(kind))
        throw new Error(`The page ${routeName} shows '${kind}' but does not declare it`);
      return target[kind];
    },
  });
}

/** How a page is named where it is listed. */
export function pageMeta(
  routeName: RouteName,
  code: LanguageCode,
): { title: string; description: string } {
  // The words of a route are known by name only here; every namespace has `meta` (tests/repo/words.test.ts).
  return wordsOf(code, routes[routeName].words as 'home')('meta', { returnObjects: true });
}

/**
 * @param routeName undefined renders the error page of an unknown path
 * @throws whatever the page throws; the caller answers 500
 */
export function renderPage(
  routeName: RouteName | undefined,
  code: LanguageCode,
  context: RenderContext,
): RenderedPage {
  const route: Route = routes[routeName ?? 'error'];
  const site: Site = {
    language: languageByCode(code),
    routeName,
    links: createLinks(code, context.linkSettings),
    query: context.query ?? '',
    search: (query) => context.search?.(code, query) ?? noResult,
    content: declaredContent(context.content, routeName ?? 'error'),
    documents: context.documents,
    assets: context.assets,
    widgets: context.widgets,
    publicOrigin: context.linkSettings.publicOrigin,
    defaultLanguage: context.linkSettings.defaultLanguage,
    copyrightYear: context.year,
    contact: context.contact ?? freshForm,
    collected: { inlineScripts: [], islands: 0, embeds: 0 },
  };
  const Page = route.page;
  const { result, claims } = collectClaims(() => {
    const meta = pageMeta(routeName ?? 'error', code);
    const title =
      routeName === 'home' ? `${brand.name} | ${meta.title}` : `${meta.title} | ${brand.name}`;
    return renderToString(
      <SiteProvider value={site}>
        <Document title={title} description={meta.description} indexed={route.indexed ?? true}>
          <Page />
        </Document>
      </SiteProvider>,
    );
  });
  const { inlineScripts, embeds } = site.collected;
  return {
    status: routeName === undefined ? 404 : 200,
    html: `<!doctype html>${result}`,
    inlineScripts,
    embeds,
    claims,
  };
}
