import { beforeAll, describe, expect, test } from 'vitest';
import { parseLeverage } from '../../core/domain/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { createContentFromSettings } from '../../server/content-service/content-cache.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { brand } from '../../site/facts/brand.ts';
import { acceptedConflicts, claims, type Claim } from '../../site/facts/claims.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage, type RenderedPage } from '../../site/render-page.tsx';
import { withoutConditions } from '../fakes/complete-content.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';
import { plain } from '../harness/plain.ts';

const register: [string, Claim][] = Object.entries(claims);
const keeper = createContentFromSettings(parseSettings({}), memoryLog());
const rendered = new Map<string, RenderedPage>();
const pageOf = (route: RouteName, language: LanguageCode): RenderedPage =>
  rendered.get(`${route} ${language}`)!;

beforeAll(async () => {
  await keeper.refresh();
  const context = fakeRenderContext({ content: keeper.current, documents: fakeDocuments });
  for (const route of routeNames)
    for (const language of languageCodes)
      rendered.set(`${route} ${language}`, renderPage(route, language, context));
});

function textOf(route: RouteName, language: LanguageCode): string {
  const { entries, ...page } = pageText(pageOf(route, language).html);
  return [page, ...entries]
    .flatMap(({ headings, passages }) => [...headings, ...passages])
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

/** Ratios and percentages of a page, each once, in order of size. */
const figuresOf = (route: RouteName, language: LanguageCode): string[] =>
  [
    ...new Set(textOf(route, language).match(/(?<![\d:.])1:\d+(?![\d:])|\d+(?:\.\d+)?%/g)),
  ].toSorted();

describe.for(routeNames)('the page %s', (route) => {
  test('shows exactly the claims that the register lists for it, in every language', () => {
    const listed = register
      .filter(([, { pages }]) => pages.some((page) => page === route || page === 'everywhere'))
      .map(([name]) => name);
    for (const language of languageCodes)
      expect([...pageOf(route, language).claims].toSorted()).toEqual(listed.toSorted());
  });

  test('states the same ratios and percentages in every language', () => {
    for (const language of languageCodes)
      expect(figuresOf(route, language)).toEqual(figuresOf(route, 'en'));
  });

  test('has the same parts in every language: a change of language leads to the one being read', () => {
    const partsOf = (language: LanguageCode): string[] =>
      pageText(pageOf(route, language).html)
        .ids.filter((id) => !id.startsWith('letter-'))
        .toSorted();
    for (const language of languageCodes) expect(partsOf(language)).toEqual(partsOf('en'));
  });

  test('writes no range of numbers with a dash in Arabic, where it reads in two directions', () => {
    // Around the dash there may be spaces, joiners and isolates.
    const ranges = /.*\d[^\p{Letter}\d\n]{0,3}[–—][^\p{Letter}\d\n]{0,3}\d.*/gu;
    expect(textOf(route, 'ar').match(ranges) ?? []).toEqual([]);
  });

  test('leaves out what the content does not state', () => {
    for (const language of languageCodes)
      expect(
        renderPage(route, language, fakeRenderContext({ content: withoutConditions })).html,
      ).not.toMatch(
        /\{\{(?:account|adverseMove|commission|contractSize|cost|leverage|named|published)\w*\./,
      );
  });
});

test('every leverage on a page is one of the specifications', () => {
  const published = new Set(
    tiers.flatMap((tier) => {
      const list = keeper.current.specs[tier];
      return list?.map(({ leverage }) => parseLeverage(leverage)) ?? [];
    }),
  );
  for (const [, { value }] of register)
    if (value.kind === 'leverage') expect(published).toContain(value.value);
  // The examples of the glossary compute with figures of their own.
  for (const route of routeNames.filter((name) => name !== 'glossary'))
    for (const figure of figuresOf(route, 'en'))
      if (figure.startsWith('1:')) expect(published, route).toContain(parseLeverage(figure));
});

test('claims on one subject agree, but for those in acceptedConflicts', () => {
  const conflicts = register.flatMap(([first, one], position) =>
    register
      .slice(position + 1)
      .filter(
        ([, other]) =>
          other.subject === one.subject &&
          JSON.stringify(other.value) !== JSON.stringify(one.value),
      )
      .map(([second]) => [first, second]),
  );
  expect(conflicts).toEqual(acceptedConflicts);
});

test.for(languageCodes)('the footer names and links in %s what it must', (language) => {
  const t = wordsOf(language, 'shell');
  const [, footer = ''] = pageOf('about', language).html.split(/<footer[^>]*>/);
  for (const text of [
    brand.company,
    brand.registrationNumber,
    brand.address,
    ' 2026 ',
    t('risk.text'),
    t('footer.restricted'),
    t('footer.disclaimer'),
  ])
    expect(plain(footer)).toContain(plain(text));
  for (const href of [
    ...brand.socialLinks.map((link) => link.href),
    `mailto:${brand.supportEmail}`,
  ])
    expect(footer).toContain(`href="${href}"`);
});
