import { expect, onTestFinished, test } from 'vitest';
import { readBuiltInAccountTypes } from '../../content-files/built-in-account-types.ts';
import { readBuiltInSpecs } from '../../content-files/built-in-specs.ts';
import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { tiers } from '../../contract/tiers.ts';
import type { RunningSite } from '../../server/create-site.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import { pagePath, routeNames, type RouteName } from '../../site/paths.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { testSite } from '../fakes/test-site.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** A remote service with our own rows, as the editors' CMS has them. */
async function serviceWithOurRows(): Promise<FakeContentService> {
  const fake = await startFakeContentService();
  onTestFinished(() => fake.stop());
  const accountTypes = await readBuiltInAccountTypes('content');
  fake.lists['/api/account-types'] = accountTypes.map(
    ({ localizations: _localizations, sample: _sample, ...row }) => row,
  );
  const specs = await readBuiltInSpecs('content');
  for (const tier of tiers)
    fake.lists[`/api/${tier}-account-specs`] = specs[tier].map((row) => ({ ...row }));
  return fake;
}

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
  return [description, ...texts].join('\n').replaceAll(/[\u2066-\u2069]/g, '');
}

type Texts = ReadonlyMap<RouteName, string>;

async function textsOf(site: RunningSite, language: LanguageCode): Promise<Texts> {
  const texts = new Map<RouteName, string>();
  for (const route of routeNames) texts.set(route, await textOf(site, route, language));
  return texts;
}

/** The pages that show an amount of money, and not as a part of a larger one. */
function pagesWith(texts: Texts, value: number, language: LanguageCode): RouteName[] {
  const amount = formatClaim({ kind: 'money', value }, language).replaceAll(/[$.]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\d.,])${amount}(?![\\d.,]*\\d)`);
  return routeNames.filter((route) => pattern.test(texts.get(route) ?? ''));
}

test.each(languageCodes)(
  'an editor’s new commission reaches every page that states it, in %s',
  async (language) => {
    const fake = await serviceWithOurRows();
    const site = await siteOf(fake);
    const [perSide, roundTurn] = [3, 6];
    const before = await textsOf(site, language);
    const statedBefore = pagesWith(before, perSide, language);
    const costBefore = pagesWith(before, roundTurn, language);
    expect(statedBefore).toEqual(expect.arrayContaining<RouteName>(['forex', 'metals', 'help']));
    expect(costBefore).toEqual(expect.arrayContaining<RouteName>(['accountTypes', 'help']));

    for (const row of fake.lists['/api/account-types'] ?? [])
      if (row['documentId'] === 'elite')
        row['Commission'] = '$4.25 per side per lot on forex and metals';
    await site.refreshContent();
    // The card shows what the editor wrote.
    const after = await textsOf(site, language);
    expect(after.get('accountTypes')).toContain('$4.25 per side per lot');
    expect(pagesWith(after, 4.25, language)).toEqual(statedBefore);
    expect(pagesWith(after, 8.5, language)).toEqual(costBefore);
    expect(pagesWith(after, perSide, language)).toEqual([]);
  },
);

test('a commission that cannot be read is shown as its text, and left out of every computation', async () => {
  const fake = await serviceWithOurRows();
  for (const row of fake.lists['/api/account-types'] ?? [])
    if (row['documentId'] === 'elite') row['Commission'] = 'from 30 per million';
  const site = await siteOf(fake);
  const texts = await textsOf(site, 'en');
  expect(texts.get('accountTypes')).toContain('from 30 per million');
  expect(pagesWith(texts, 6, 'en')).toEqual([]);
});
