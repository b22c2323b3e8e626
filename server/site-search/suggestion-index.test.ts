import { expect, test } from 'vitest';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { trackedWords } from '../../site/i18n/translator.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { indexedRoutes, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { subjects } from '../../site/search/synonyms.ts';
import { completeContent } from '../../tests/fakes/complete-content.ts';
import { fakeRenderContext } from '../../tests/fakes/site-parts.ts';
import { createSuggestionIndex } from './suggestion-index.ts';

const content = completeContent;
const context = fakeRenderContext({ content });
const { linkSettings } = context;

/** Rendered when they are read. */
const pagesOf = (language: (typeof languageCodes)[number], missing?: RouteName) => {
  const rendered = new Map<RouteName, string>();
  return (route: RouteName) => {
    const html = rendered.get(route) ?? renderPage(route, language, context).html;
    rendered.set(route, html);
    return { status: route === missing ? 500 : 200, identity: { body: Buffer.from(html) } };
  };
};

test.each(languageCodes)(
  'in %s, every page, question and term is suggested by its title, and leads to a place that exists',
  (language) => {
    const pageOf = pagesOf(language);
    const { entries, often, words } = createSuggestionIndex(language, {
      content,
      linkSettings,
      pageOf,
    });
    const links = createLinks(language, linkSettings);
    const pageEntries = entries.filter(({ kind }) => kind === 'page');
    for (const route of indexedRoutes)
      expect(pageEntries).toContainEqual(
        expect.objectContaining({
          href: links.page(route),
          title: expect.stringContaining(pageMeta(route, trackedWords(language, content)).title),
        }),
      );
    for (const [kind, route] of [
      ['question', 'help'],
      ['term', 'glossary'],
    ] as const) {
      const ofKind = entries.filter((entry) => entry.kind === kind);
      expect(ofKind.length).toBeGreaterThan(40);
      for (const { href, title } of ofKind) {
        expect(href.startsWith(`${links.page(route)}#`)).toBe(true);
        expect(title).not.toBe('');
      }
    }
    for (const { href, kind } of entries) {
      if (kind === 'instrument') continue;
      const [path, id] = href.split('#');
      const route = indexedRoutes.find((name) => links.page(name) === path);
      expect(route, href).toBeDefined();
      if (route && id !== undefined)
        expect(pageOf(route).identity.body.toString(), href).toContain(` id="${id}"`);
    }
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    expect(often.map((index) => entries[index]?.href)).toContain(links.page('accountTypes'));
    expect(words.all).toContain('{query}');
  },
);

test('every subject that a page answers finds it by its names in every language', () => {
  const { entries } = createSuggestionIndex('en', { content, linkSettings, pageOf: pagesOf('en') });
  const links = createLinks('en', linkSettings);
  for (const { names, target } of subjects) {
    if (!target) continue;
    const entry = entries.find(({ href }) => href === links.page(target.page, target.section));
    expect(entry?.names).toEqual(
      expect.arrayContaining(languageCodes.flatMap((code) => names[code] ?? [])),
    );
  }
});

const row = (symbol: string) => ({ ...mapColumns(() => ''), symbol, products: ['Forex'] });
const listOf = (...symbols: string[]) => ({ state: 'ready' as const, value: symbols.map(row) });
const instrumentsOf = (specs: SiteContent['specs']) =>
  createSuggestionIndex('en', {
    content: { ...content, specs },
    linkSettings,
    pageOf: () => undefined,
  }).entries;

test('an instrument is suggested once, in the first tier that lists it, with its name', () => {
  const specs = createLinks('en', linkSettings).page('accountSpecs');
  expect(
    instrumentsOf({
      standard: listOf('EURUSD', 'ZZZ'),
      premium: listOf('EURUSD', 'XAUUSD'),
      elite: { state: 'missing' },
    }),
  ).toEqual([
    {
      kind: 'instrument',
      title: 'EURUSD',
      href: `${specs}?q=EURUSD`,
      note: 'Euro / US dollar',
      names: expect.arrayContaining(['欧元 / 美元']),
    },
    { kind: 'instrument', title: 'ZZZ', href: `${specs}?q=ZZZ`, names: [] },
    expect.objectContaining({ title: 'XAUUSD', href: `${specs}?tier=premium&q=XAUUSD` }),
  ]);
});

test('of a long list as many instruments are suggested as one index may hold', () => {
  const long = listOf(...Array.from({ length: 7000 }, (_, index) => `S${index}`));
  expect(instrumentsOf({ standard: long, premium: long, elite: long })).toHaveLength(400);
});

test('a page that could not be rendered is not suggested', () => {
  const { entries } = createSuggestionIndex('en', {
    content,
    linkSettings,
    pageOf: pagesOf('en', 'help'),
  });
  expect(entries.filter(({ href }) => href.startsWith('/en/help'))).toEqual([]);
});
