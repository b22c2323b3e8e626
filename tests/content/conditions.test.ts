import { expect, onTestFinished, test } from 'vitest';
import { readBuiltInAccountTypes } from '../../core/content-files/built-in-account-types.ts';
import { readBuiltInSpecs } from '../../core/content-files/built-in-specs.ts';
import { defaultContentLocale, type LanguageCode } from '../../core/domain/languages.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { keysOf } from '../../core/util/map-keys.ts';
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
  const accountTypes = await readBuiltInAccountTypes('content');
  fake.lists['/api/account-types'] = accountTypes.map(({ sample: _, ...row }) =>
    // What is read is kept for as long as the file does not change.
    structuredClone(row),
  );
  const specs = await readBuiltInSpecs('content');
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
  return [description, ...texts].join('\n').replaceAll(/[\u2066-\u2069]/g, '');
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
  zh: (amount) => `外汇与贵金属每手单边 ${amount} 美元`,
  en: (amount) => `$${amount} per side per lot on forex and metals`,
  ar: (amount) => `للفوركس والمعادن: ${amount} دولارات للوت عند الفتح و${amount} عند الإغلاق`,
};

/** What an editor does who changes the commission in one language. */
function writeCommission(fake: FakeContentService, language: TestedLanguage, amount: string): void {
  const row = (fake.lists['/api/account-types'] ?? []).find(
    ({ documentId }) => documentId === 'elite',
  );
  const localizations = row?.['localizations'] as Record<string, object> | undefined;
  const localised = language === defaultContentLocale ? row : localizations?.[language];
  if (!localised) throw new Error(`There is no elite account in ${language}`);
  Object.assign(localised, { Commission: commission[language](amount) });
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

    for (const changed of testedLanguages) writeCommission(fake, changed, '4.25');
    await site.refreshContent();
    const after = await textsOf(site, language);
    expect(after.get('accountTypes')).toContain(commission[language]('4.25'));
    expect(pagesWith(after, 4.25, language)).toEqual(statedBefore);
    expect(pagesWith(after, 8.5, language)).toEqual(costBefore);
    expect(pagesWith(after, perSide, language)).toEqual([]);
  },
);

test('a commission that an editor changes in one language only contradicts the others', async () => {
  const fake = await serviceWithOurRows();
  const log = memoryLog();
  const site = await siteOf(fake, log);
  const contradictions = async (): Promise<unknown> => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await site.app.fetch(new Request('http://site.test/readyz', { headers }));
    return ((await response.json()) as { details: object }).details;
  };
  expect(await contradictions()).toMatchObject({ contradictions: 0 });

  writeCommission(fake, 'en', '4.25');
  await site.refreshContent();
  expect(await contradictions()).toMatchObject({ contradictions: 2 });
  const chinese = await textsOf(site, 'zh');
  expect(pagesWith(chinese, 4.25, 'zh')).toContain('help');
  expect(pagesWith(chinese, 3, 'zh')).toEqual(['accountTypes']);
  expect(log.lines.filter(({ level }) => level === 'warn').map(({ details }) => details)).toEqual(
    (['zh', 'ar'] as const).map((language) => ({
      subject: `commission of Elite Account, account types in ${language}`,
      onPages: 4.25,
      inContent: 3,
    })),
  );

  writeCommission(fake, 'zh', '4.25');
  writeCommission(fake, 'ar', '4.25');
  await site.refreshContent();
  expect(await contradictions()).toMatchObject({ contradictions: 0 });
});

test('a commission that cannot be read is shown as its text, and left out of every computation', async () => {
  const fake = await serviceWithOurRows();
  for (const row of fake.lists['/api/account-types'] ?? [])
    if (row['documentId'] === 'elite') row['Commission'] = 'from 30 per million';
  const site = await siteOf(fake);
  const texts = await textsOf(site, 'en');
  expect(texts.get('accountTypes')).toContain('from 30 per million');
  expect(pagesWith(texts, 6, 'en')).toEqual([]);
});
