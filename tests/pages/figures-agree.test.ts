import { beforeAll, expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { createContentFromSettings } from '../../server/content-service/content-from-settings.ts';
import { parseSettings } from '../../server/settings.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { readRatio } from '../../site/conditions/read-text.ts';
import { claims } from '../../site/facts/claims.ts';
import { instruments } from '../../site/facts/instruments.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { memoryLog } from '../fakes/memory-log.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';

const keeper = createContentFromSettings(parseSettings({}), memoryLog());
beforeAll(async () => {
  await keeper.refresh();
});

function textOf(route: RouteName, language: LanguageCode): string {
  const context = fakeRenderContext({ content: keeper.current, documents: fakeDocuments });
  const { entries, ...page } = pageText(renderPage(route, language, context).html);
  return [page, ...entries]
    .flatMap(({ headings, passages }) => [...headings, ...passages])
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

/** Ratios and percentages of a page, each once, in order of size. */
const figuresOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/(?<![\d:.])1:\d+(?![\d:])|\d+(?:\.\d+)?%/g)].map(([it]) => it)),
  ].toSorted();

const scales: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  万亿: 1e12,
  مليون: 1e6,
  مليار: 1e9,
  تريليون: 1e12,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const scaleNames = Object.keys(scales)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const number = String.raw`(?<number>\d[\d,]*(?:\.\d+)?)`;
const scale = String.raw`(?:\s?(?<scale>${scaleNames}))?`;
const dollars = {
  en: new RegExp(String.raw`\$${number}${scale}`, 'g'),
  zh: new RegExp(String.raw`${number}${scale}\s?美元`, 'g'),
  ar: new RegExp(String.raw`${number}${scale}\s(?:دولار|دولارات|دولارًا)(?![\p{L}\p{M}])`, 'gu'),
} satisfies Partial<Record<LanguageCode, RegExp>>;

/** Amounts of US dollars on a page, each once, in order of size. Arabic writes one and two as words. */
const amountsOf = (text: string, language: keyof typeof dollars): number[] =>
  [
    ...new Set(
      [...text.matchAll(dollars[language])].map(
        ({ groups = {} }) =>
          Number(groups['number']?.replaceAll(',', '')) * (scales[groups['scale'] ?? ''] ?? 1),
      ),
    ),
  ]
    .filter((amount) => amount > 2)
    .toSorted((a, b) => a - b);

test.each(routeNames)('%s states the same amounts in every language', (route) => {
  const stated = keysOf(dollars).map((language) => amountsOf(textOf(route, language), language));
  for (const amounts of stated) expect(amounts).toEqual(stated[0]);
});

test('amounts are read in every language', () => {
  expect(amountsOf('US$1,000, US$7.5 trillion and US$10.50', 'en')).toEqual([10.5, 1000, 7.5e12]);
  expect(amountsOf('1,000 美元、200 万美元、10.50美元', 'zh')).toEqual([10.5, 1000, 2e6]);
  expect(amountsOf('3 دولارات أمريكية و11 دولارًا و2,000,000 دولار', 'ar')).toEqual([3, 11, 2e6]);
});

test.each(routeNames)('%s states the same ratios and percentages in every language', (route) => {
  const stated = languageCodes.map((language) => figuresOf(textOf(route, language)));
  for (const figures of stated) expect(figures).toEqual(stated[0]);
});

test('every leverage on a page is one of the specifications', () => {
  const { specs } = keeper.current;
  const published = new Set(
    tiers.flatMap((tier) => {
      const list = specs[tier];
      return list.state === 'ready' ? list.value.map(({ leverage }) => readRatio(leverage)) : [];
    }),
  );
  for (const { leverage } of instruments) expect(published).toContain(leverage);
  for (const { value } of Object.values(claims))
    if (value.kind === 'leverage') expect(published).toContain(value.value);
  // The examples of the glossary compute with figures of their own.
  for (const route of routeNames.filter((name) => name !== 'glossary'))
    for (const figure of figuresOf(textOf(route, 'en')))
      if (figure.startsWith('1:')) expect(published, route).toContain(readRatio(figure));
});
