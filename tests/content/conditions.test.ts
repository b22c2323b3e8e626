import { expect, onTestFinished, test } from 'vitest';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { readAccountTypes, readSpecs } from '../../server/content-service/content-folder.ts';
import type { RunningSite } from '../../server/create-site.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { formatNumber } from '../../site/i18n/format.ts';
import { pagePath, routeNames, type RouteName } from '../../site/paths.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { testSite } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const secret = 'a-long-enough-secret';

/** A remote service with our own rows in every language, as the editors’ CMS is seeded with them. */
async function serviceWithOurRows(): Promise<FakeContentService> {
  const fake = await startFakeContentService();
  onTestFinished(() => fake.stop());
  const accountTypes = await readAccountTypes('content');
  fake.lists['/api/account-types'] = accountTypes.map(({ sample: _, ...row }) =>
    // What is read is kept for as long as the file does not change.
    structuredClone(row),
  );
  const specs = await readSpecs('content');
  for (const tier of tiers)
    fake.lists[`/api/${tier}-account-specs`] = specs[tier].map((row) => ({ ...row }));
  return fake;
}

const siteOf = (fake: FakeContentService, log = memoryLog()): Promise<RunningSite> =>
  testSite(
    {
      CONTENT_SERVICE_URL: fake.origin,
      DATA_FOLDER: newFolder(onTestFinished),
      READINESS_TOKEN: secret,
    },
    { log },
  );

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

/** An amount in dollars as we and as editors write it: 'US$3' or '$3', '3美元' or '3 美元'. */
const dollars = {
  zh: (number: string) => `${number}\\s?美元`,
  en: (number: string) => `\\$\\s?${number}`,
  ar: (number: string) => `${number}\\s?دولار`,
} satisfies Partial<Record<LanguageCode, (number: string) => string>>;
type TestedLanguage = keyof typeof dollars;
const testedLanguages = keysOf(dollars);

/** The pages that show an amount of money, and not as a part of a larger one. */
function pagesWith(texts: Texts, value: number, language: TestedLanguage): RouteName[] {
  const number = formatNumber(value, language, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).replace('.', '\\.');
  const pattern = new RegExp(`(?<![\\d.,])${dollars[language](number)}(?![\\d.,]*\\d)`);
  return routeNames.filter((route) => pattern.test(texts.get(route) ?? ''));
}

/** What the elite account's card says of its commission. */
const commission: Readonly<Record<TestedLanguage, (amount: string) => string>> = {
  zh: (amount) => `外汇、贵金属每手单边 ${amount} 美元`,
  en: (amount) => `$${amount} per side per lot on forex and metals`,
  ar: (amount) => `للوت عند الفتح و${amount} عند الإغلاق، على الفوركس والمعادن`,
};

function writeCommission(fake: FakeContentService, amount: number): void {
  for (const row of fake.lists['/api/account-types'] ?? [])
    if (row['documentId'] === 'elite') row['CommissionPerSideUsd'] = amount;
}

test.each(testedLanguages)(
  'an editor’s new commission reaches every page that states it, in %s',
  async (language) => {
    const fake = await serviceWithOurRows();
    const site = await siteOf(fake);
    const [perSide, roundTurn] = [3, 6];
    const before = await textsOf(site, language);
    const statedBefore = pagesWith(before, perSide, language);
    const costBefore = pagesWith(before, roundTurn, language);
    expect(statedBefore).toEqual(
      expect.arrayContaining<RouteName>(['accountTypes', 'forex', 'metals', 'help']),
    );
    expect(costBefore).toEqual(expect.arrayContaining<RouteName>(['accountTypes', 'help']));
    expect(before.get('accountTypes')).toContain(commission[language]('3'));

    writeCommission(fake, 4.25);
    await site.refreshContent();
    const after = await textsOf(site, language);
    expect(after.get('accountTypes')).toContain(commission[language]('4.25'));
    expect(pagesWith(after, 4.25, language)).toEqual(statedBefore);
    expect(pagesWith(after, 8.5, language)).toEqual(costBefore);
    expect(pagesWith(after, perSide, language)).toEqual([]);
  },
);

test('a commission that is only a text is shown as it is, and left out of every computation', async () => {
  const fake = await serviceWithOurRows();
  for (const row of fake.lists['/api/account-types'] ?? [])
    if (row['documentId'] === 'elite')
      Object.assign(row, { Commission: 'from 30 per million', CommissionPerSideUsd: null });
  const site = await siteOf(fake);
  const texts = await textsOf(site, 'en');
  expect(texts.get('accountTypes')).toContain('from 30 per million');
  expect(pagesWith(texts, 6, 'en')).toEqual([]);
});
