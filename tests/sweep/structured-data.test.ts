import { describe, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { indexedRoutes, routeNames, type RouteName } from '../../site/paths.ts';
import { pathOf } from '../harness/paths.ts';
import { fetchOnce, publicOrigin } from './fetch-once.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** Types of the whole page, by the routes that have others than the way to them. */
const topTypes: Partial<Record<RouteName, readonly string[]>> = {
  home: ['FAQPage', 'FinancialService', 'WebSite'],
  help: ['FAQPage', 'BreadcrumbList'],
  introducingBroker: ['FAQPage', 'BreadcrumbList'],
  glossary: ['DefinedTermSet', 'BreadcrumbList'],
};
const element = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

async function thingsOf(route: RouteName, language: LanguageCode): Promise<Thing[]> {
  const { text: html } = await fetchOnce(pathOf(route, { language }));
  return [...html.matchAll(element)].flatMap(([, json = '']) => {
    const { '@context': context, '@graph': graph, ...thing } = JSON.parse(json);
    expect(context).toBe('https://schema.org');
    return graph ?? [thing];
  });
}

/** The thing and everything in it. */
const within = (value: unknown): Thing[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(within);
  return '@type' in value ? [value as Thing, ...inside] : inside;
};

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
function visibleText(html: string): string {
  const { headings, passages, entries } = pageText(html);
  return withoutSpaces(
    [headings, passages, ...entries.flatMap((entry) => [entry.headings, entry.passages])]
      .flat()
      .join(''),
  );
}

/** Questions with folded answers, as readers see them. */
const askedIn = (html: string): number =>
  [...html.matchAll(/<summary><h3>([^<]*)<\/h3><\/summary>/g)].filter(([, text = '']) =>
    /[?？؟]$/.test(text.trim()),
  ).length;

describe.for(languageCodes)('in %s', (language) => {
  test('every indexed page has the data of its kind, and others none', async () => {
    for (const route of routeNames) {
      const { text: html } = await fetchOnce(pathOf(route, { language }));
      const types = (await thingsOf(route, language)).map((thing) => thing['@type']);
      const expected = topTypes[route] ?? ['BreadcrumbList'];
      expect([route, types]).toEqual([route, indexedRoutes.includes(route) ? expected : []]);
      expect([...html.matchAll(element)].length, route).toBe(types.length > 0 ? 1 : 0);
    }
  });

  test('each of its URLs is absolute, and leads to a page or a file of the site', async () => {
    const urls = new Set<string>();
    for (const route of indexedRoutes)
      for (const thing of within(await thingsOf(route, language))) {
        for (const property of ['url', 'item', 'logo'] as const)
          if (typeof thing[property] === 'string') urls.add(thing[property]);
      }
    expect(urls.size).toBeGreaterThan(10);
    for (const url of urls) {
      expect(url.startsWith(`${publicOrigin}/`), url).toBe(true);
      const [path = '', fragment] = url.slice(publicOrigin.length).split('#');
      const { status, text: html } = await fetchOnce(path);
      expect([url, status]).toEqual([url, 200]);
      if (fragment !== undefined) expect(html).toContain(` id="${fragment}"`);
    }
  });

  test('the way to a page begins at the home page, counts its steps and names what leads nowhere last', async () => {
    for (const route of indexedRoutes) {
      const trail = (await thingsOf(route, language)).find(
        (thing) => thing['@type'] === 'BreadcrumbList',
      );
      if (!trail) {
        expect(route).toBe('home');
        continue;
      }
      const steps = trail['itemListElement'] as Thing[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.['item']).toBe(publicOrigin + pathOf('home', { language }));
      expect(steps.map(({ item }) => item === undefined)).toEqual(
        steps.map((_, index) => index === steps.length - 1),
      );
    }
  });

  test('every question and answer, and every term, is in the text of the page', async () => {
    for (const route of indexedRoutes) {
      const html = (await fetchOnce(pathOf(route, { language }))).text;
      const things = within(await thingsOf(route, language));
      const questions = things.filter((thing) => thing['@type'] === 'Question');
      expect(questions.length, route).toBe(askedIn(html));
      const text = visibleText(html);
      for (const { name, acceptedAnswer, description } of things.filter(
        (thing) => thing['@type'] === 'Question' || thing['@type'] === 'DefinedTerm',
      ))
        for (const words of [name, description ?? (acceptedAnswer as Thing)['text']])
          expect(text).toContain(withoutSpaces(String(words)));
    }
  });
});
