import { expect, onTestFinished, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { readAccountTypes, readSpecs } from '../../server/content-service/content-folder.ts';
import type { RunningSite } from '../../server/create-site.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { formatNumber } from '../../site/i18n/format.ts';
import { pagePath, routeNames, type RouteName } from '../../site/paths.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { testSite } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** A remote service with our own rows in every language, as the editors’ CMS is seeded with them. */
async function serviceWithOurRows(): Promise<FakeContentService> {
  const fake = await startFakeContentService();
  onTestFinished(() => fake.stop());
  const accountTypes = await readAccountTypes('content');
  fake.lists['/api/account-types'] = accountTypes.map(({ sample: _, ...row }) =>
    // A file's content is kept for as long as the file does not change.
    structuredClone(row),
  );
  const specs = await readSpecs('content');
  for (const tier of tiers)
    fake.lists[`/api/${tier}-account-specs`] = specs[tier].map((row) => ({ ...row }));
  return fake;
}

const elite = ({ lists }: FakeContentService): object =>
  lists['/api/account-types']?.find((row) => row['documentId'] === 'elite') ?? {};

const siteOf = (fake: FakeContentService): Promise<RunningSite> =>
  testSite({ CONTENT_SERVICE_URL: fake.origin, DATA_FOLDER: newFolder(onTestFinished) });

async function textOf(
  { app }: RunningSite,
  route: RouteName,
  language: LanguageCode,
): Promise<string> {
  const response = await app.fetch(
    new Request(`http://site.test${pagePath(language, route, 'zh')}`),
  );
  const html = await response.text();
  const { entries, ...page } = pageText(html);
  const texts = [page, ...entries].flatMap(({ headings, passages }) => [...headings, ...passages]);
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [description, ...texts]
    .join('\n')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ');
}

type Texts = ReadonlyMap<RouteName, string>;

async function textsOf(site: RunningSite, language: LanguageCode): Promise<Texts> {
  const texts = new Map<RouteName, string>();
  for (const route of routeNames) texts.set(route, await textOf(site, route, language));
  return texts;
}

/** Wordings of an amount in dollars, as we and as editors write it; and the elite account's card of its commission. */
const wordings: Record<
  LanguageCode,
  { dollars: (n: string) => string; card: (n: string) => string }
> = {
  zh: { dollars: (n) => `${n}\\s?美元`, card: (n) => `外汇、贵金属每手单边 ${n} 美元` },
  en: { dollars: (n) => `\\$\\s?${n}`, card: (n) => `$${n} per side per lot on forex and metals` },
  ar: {
    dollars: (n) => `${n}\\s?دولار`,
    card: (n) => `للوت عند الفتح و${n} عند الإغلاق، على الفوركس والمعادن`,
  },
};

/** The pages that show an amount of money, and not as a part of a larger one. */
function pagesWith(texts: Texts, value: number, language: LanguageCode): RouteName[] {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  const number = formatNumber(value, language, { minimumFractionDigits }).replace('.', '\\.');
  const pattern = new RegExp(`(?<![\\d.,])${wordings[language].dollars(number)}(?![\\d.,]*\\d)`);
  return routeNames.filter((route) => pattern.test(texts.get(route) ?? ''));
}

test.each(languageCodes)(
  'an editor’s new commission reaches every page that states it, in %s',
  async (language) => {
    const { card } = wordings[language];
    const fake = await serviceWithOurRows();
    // No other amount of the content is one of these.
    Object.assign(elite(fake), { CommissionPerSideUsd: 3.37 });
    const site = await siteOf(fake);
    const before = await textsOf(site, language);
    const statedBefore = pagesWith(before, 3.37, language);
    const costBefore = pagesWith(before, 6.74, language);
    expect(statedBefore).toEqual(
      expect.arrayContaining<RouteName>(['accountTypes', 'forex', 'metals', 'help']),
    );
    expect(costBefore).toEqual(expect.arrayContaining<RouteName>(['accountTypes', 'help']));
    expect(before.get('accountTypes')).toContain(card('3.37'));

    Object.assign(elite(fake), { CommissionPerSideUsd: 4.25 });
    await site.refreshContent();
    const after = await textsOf(site, language);
    expect(after.get('accountTypes')).toContain(card('4.25'));
    expect(pagesWith(after, 4.25, language)).toEqual(statedBefore);
    expect(pagesWith(after, 8.5, language)).toEqual(costBefore);
    expect(pagesWith(after, 3.37, language)).toEqual([]);
  },
);

test('a commission that is only a text is shown as it is, and left out of every computation', async () => {
  const fake = await serviceWithOurRows();
  Object.assign(elite(fake), { CommissionPerSideUsd: 3.37 });
  const site = await siteOf(fake);
  expect(pagesWith(await textsOf(site, 'en'), 6.74, 'en')).toContain('accountTypes');

  Object.assign(elite(fake), { Commission: 'from 30 per million', CommissionPerSideUsd: null });
  await site.refreshContent();
  const texts = await textsOf(site, 'en');
  expect(texts.get('accountTypes')).toContain('from 30 per million');
  expect(pagesWith(texts, 6.74, 'en')).toEqual([]);
});
