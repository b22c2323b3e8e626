import { renderToString } from 'react-dom/server';
import type { Campaign } from '../core/domain/campaign.ts';
import { languageByCode, languageCodes, type LanguageCode } from '../core/domain/languages.ts';
import type { SiteContent } from '../core/domain/site-content.ts';
import { keysOf } from '../core/util/map-keys.ts';
import { formatClaim } from './i18n/format.ts';
import { createLinks } from './i18n/links.ts';
import { trackedWords } from './i18n/translator.ts';
import { itemPath, prefixed, type PageItem, type RouteName } from './paths.ts';
import {
  CollectorProvider,
  createRenderCollector,
  type RenderCollector,
} from './render-collector.ts';
import { notServedPage, routes, shellContent, type Route } from './routes.ts';
import {
  SiteProvider,
  type RenderContext,
  type ShownArticle,
  type ShownCampaign,
  type Site,
} from './site-context.tsx';

export type { RenderContext } from './site-context.tsx';

/** The markup with what its rendering collected: the content security policy follows from the inline scripts, embeds and tags. */
export interface RenderedPage extends Readonly<RenderCollector>, Pick<Site, 'analytics' | 'tags'> {
  status: number;
  html: string;
  /** The text of its `<style>`; undefined if its styles are linked. */
  inlineStyle: string | undefined;
}

/** Text that was typed to reach a page may be personal: a query, or a path that no page has. A third party's script sees neither. */
const isCounted = (routeName: RouteName | undefined): boolean =>
  routeName !== undefined && routeName !== 'error' && routeName !== 'search';

/** Throws when the page reads content that its route does not declare: it would not be rendered again when that changes. */
function declaredContent(content: SiteContent, routeName: RouteName): SiteContent {
  const route: Route = routes[routeName];
  return new Proxy(content, {
    get(target, kind: keyof SiteContent) {
      if (![...shellContent, ...(route.content ?? [])].includes(kind))
        throw new Error(`The page ${routeName} shows '${kind}' but does not declare it`);
      return target[kind];
    },
  });
}

function shownCampaign(
  slug: string,
  code: LanguageCode,
  { campaigns }: SiteContent,
): ShownCampaign {
  const { texts, ...campaign } = campaigns?.find((candidate) => candidate.slug === slug) ?? {};
  const text = texts?.[code];
  if (!text) throw new Error(`There is no campaign '${slug}' in '${code}'`);
  return { ...(campaign as Omit<Campaign, 'texts'>), ...text, languages: keysOf(texts) };
}

function shownArticle(slug: string, code: LanguageCode, { articles }: SiteContent): ShownArticle {
  const article = articles?.find((candidate) => candidate.slug === slug);
  const text = article?.texts[code];
  if (!text) throw new Error(`There is no article '${slug}' in '${code}'`);
  return { ...text, slug, date: article.date, languages: keysOf(article.texts) };
}

/**
 * @param routeName undefined renders an error page: of an unknown path, or that in the portal's place for those who are not served
 * @param item the article or campaign to show, which the language has; the route is that of the page to which it belongs
 * @throws what the page throws; the caller responds with 500
 */
export function renderPage(
  routeName: RouteName | undefined,
  code: LanguageCode,
  context: RenderContext,
  isRefusal = false,
  item?: PageItem,
): RenderedPage {
  const shownRoute = routeName ?? 'error';
  const { words: namespace } = isRefusal ? notServedPage : routes[shownRoute];
  const { pages, styles } = context.assets;
  const pageName = isRefusal ? 'notServed' : (item?.kind ?? shownRoute);
  const { Document } = pages;
  const Page = pages.components[pageName];
  const inlineStyle = styles.kind === 'inline' ? styles.textOf(pageName) : undefined;
  const article =
    item?.kind === 'article' ? shownArticle(item.slug, code, context.content) : undefined;
  const campaign =
    item?.kind === 'campaign' ? shownCampaign(item.slug, code, context.content) : undefined;
  const languages = article?.languages ?? campaign?.languages ?? languageCodes;
  const collector = createRenderCollector();
  const content = declaredContent(context.content, shownRoute);
  const words = trackedWords(code, content, (claim) => collector.claims.add(claim));
  const links = createLinks(code, context.linkSettings, context.audience);
  const site: Site = {
    ...context,
    language: languageByCode(code),
    words,
    routeName,
    namespace,
    article,
    campaign,
    languages,
    links,
    pathIn: (other) =>
      item && languages.includes(other)
        ? prefixed(itemPath(item), other, context.linkSettings.defaultLanguage)
        : routeName
          ? links.pageIn(other, routeName) + context.queryString
          : isRefusal
            ? links.refusedIn(other)
            : links.unknownIn(other),
    search: (query) => context.search(code, query),
    content,
    styles: styles.kind === 'inline' ? { text: inlineStyle! } : styles,
    islandSources: pages.islandSources,
    analytics: isCounted(routeName) ? context.analytics : undefined,
    tags: isCounted(routeName) ? context.tags : [],
    lossShare:
      context.lossPercent === undefined
        ? undefined
        : formatClaim({ kind: 'percent', value: context.lossPercent }, code),
    publicOrigin: context.linkSettings.publicOrigin,
    defaultLanguage: context.linkSettings.defaultLanguage,
  };
  const html = renderToString(
    <SiteProvider value={site}>
      <CollectorProvider value={collector}>
        <Document>
          <Page />
        </Document>
      </CollectorProvider>
    </SiteProvider>,
  );
  return {
    status: isRefusal ? 451 : routeName === undefined ? 404 : 200,
    html: `<!doctype html>${html}`,
    inlineStyle,
    analytics: site.analytics,
    tags: site.tags,
    ...collector,
  };
}
