import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import {
  suggestionKinds,
  type SuggestionEntry,
  type SuggestionIndex,
  type SuggestionKind,
} from '../../core/domain/suggestion-index.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { defaultView, formatView } from '../../core/specs/specs-view.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import { nameTableOf, specListOf } from '../../site/content/spec-lists.ts';
import { popularRoutes } from '../../site/facts/popular-routes.ts';
import { createLinks, type Links, type LinkSettings } from '../../site/i18n/links.ts';
import { trackedWords, wordsOf } from '../../site/i18n/translator.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { indexedRoutes, type RouteName } from '../../site/paths.ts';
import { subjects } from '../../site/search/synonyms.ts';
import { pageText } from './page-text.ts';

/** What the entries of a page are (`data-search-entry`); those of other pages are parts of a page. */
const entryKinds: Partial<Record<RouteName, SuggestionKind>> = {
  help: 'question',
  glossary: 'term',
};

/** A page's response, as far as it is read. */
interface StoredPage {
  status: number;
  identity: { body: Uint8Array };
}

export interface SuggestionSources {
  content: SiteContent;
  linkSettings: LinkSettings;
  /** Undefined: not stored. */
  pageOf: (route: RouteName) => StoredPage | undefined;
}

/** What the search dialog suggests: pages that could be rendered, their entries, and the instruments of the specifications. */
export function createSuggestionIndex(
  language: LanguageCode,
  { content, linkSettings, pageOf }: SuggestionSources,
): SuggestionIndex {
  const t = wordsOf(language, 'search');
  const links = createLinks(language, linkSettings);
  const words = trackedWords(language, content);
  const pages = indexedRoutes.flatMap((route): (SuggestionEntry & { ids: readonly string[] })[] => {
    const page = pageOf(route);
    if (page?.status !== 200) return [];
    const { title, description } = pageMeta(route, words);
    const { entries, ids } = pageText(Buffer.from(page.identity.body).toString());
    return [
      {
        kind: 'page',
        href: links.page(route),
        // Its title says what the site offers, not which page it is.
        title: route === 'home' ? t('home') + title : title,
        note: description,
        ids,
      },
      ...entries.map(({ id, headings }) => ({
        kind: entryKinds[route] ?? 'page',
        href: links.page(route, id),
        title: headings[0] ?? '',
        ids: [],
      })),
    ];
  });
  const entries = [
    ...withNames(pages, links),
    ...instrumentEntries(language, content.specs, links),
  ];
  return {
    words: {
      hint: t('suggestions.hint'),
      often: t('often'),
      all: t('suggestions.all', { query: '{query}' }),
      kinds: mapKeys(suggestionKinds, (kind) => t(`suggestions.kinds.${kind}`)),
    },
    often: popularRoutes
      .map((route) => entries.findIndex(({ href }) => href === links.page(route)))
      .filter((index) => index !== -1),
    entries,
  };
}

/** The entries with the names of the subjects that they answer; a section of a page that answers one is an entry of its own. */
function withNames(
  pages: readonly (SuggestionEntry & { ids: readonly string[] })[],
  links: Links,
): SuggestionEntry[] {
  const named = new Map(
    pages.map(({ ids: _, ...entry }): [string, SuggestionEntry] => [entry.href, entry]),
  );
  for (const { names, target } of subjects) {
    if (!target) continue;
    const { page, section } = target;
    const pageEntry = pages.find(({ href }) => href === links.page(page));
    const href = links.page(page, section);
    const entry = named.get(href) ?? {
      kind: 'page',
      href,
      title: pageEntry?.title ?? '',
    };
    // A question is left out while the content does not state its figures.
    if (!named.has(href) && !pageEntry?.ids.includes(section ?? '')) continue;
    named.set(href, {
      ...entry,
      names: [...(entry.names ?? []), ...languageCodes.flatMap((code) => names[code] ?? [])],
    });
  }
  return [...named.values()];
}

/** Of a longer list the rest is found by the search itself: the index is fetched whole. */
const maxInstruments = 400;

/** Each instrument once, in the first tier that lists it. Names in other languages find it, too. */
function instrumentEntries(
  language: LanguageCode,
  specs: SiteContent['specs'],
  links: Links,
): SuggestionEntry[] {
  const { symbols } = nameTableOf(specs);
  const entries = new Map<string, SuggestionEntry>();
  for (const tier of tiers)
    for (const { row, name } of specListOf(specs, tier, language)?.find({ ...defaultView, tier }) ??
      []) {
      const { symbol } = row;
      if (entries.has(symbol) || entries.size === maxInstruments) continue;
      entries.set(symbol, {
        kind: 'instrument',
        href: links.page('accountSpecs') + formatView({ ...defaultView, tier, query: symbol }),
        title: symbol,
        note: name || undefined,
        names: [...new Set(Object.values(symbols[symbol] ?? {}))].filter((other) => other !== name),
      });
    }
  return [...entries.values()];
}
