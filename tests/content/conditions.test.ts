import { expect, onTestFinished, test } from 'vitest';
import { readBuiltInAccountTypes } from '../../content-files/built-in-account-types.ts';
import { readBuiltInSpecs } from '../../content-files/built-in-specs.ts';
import { languageCodes, type LanguageCode } from '../../contract/languages.ts';
import { tiers } from '../../contract/tiers.ts';
import type { RunningSite } from '../../server/create-site.ts';
import { pageText } from '../../server/site-search/page-text.ts';
import { formatClaim } from '../../site/i18n/format.ts';
import { unknownFigure } from '../../site/i18n/known.ts';
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

/** The pages in a language that show an amount of money, and not as a part of a larger one. */
async function pagesThatShow(
  site: RunningSite,
  language: LanguageCode,
  value: number,
): Promise<RouteName[]> {
  const amount = formatClaim({ kind: 'money', value }, language).replaceAll(/[$.]/g, '\\$&');
  const found: RouteName[] = [];
  for (const route of routeNames)
    if (
      new RegExp(`(?<![\\d.,])${amount}(?![\\d.,]*\\d)`).test(await textOf(site, route, language))
    )
      found.push(route);
  return found;
}

test.each(languageCodes)(
  'an editor’s new commission reaches every page that states it, in %s',
  async (language) => {
    const fake = await serviceWithOurRows();
    const site = await siteOf(fake);
    const [perSide, roundTurn] = [3, 6];
    const statedBefore = await pagesThatShow(site, language, perSide);
    const costBefore = await pagesThatShow(site, language, roundTurn);
    expect(statedBefore).toEqual(expect.arrayContaining<RouteName>(['forex', 'metals', 'help']));
    expect(costBefore).toEqual(expect.arrayContaining<RouteName>(['accountTypes', 'help']));

    for (const row of fake.lists['/api/account-types'] ?? [])
      if (row['documentId'] === 'elite')
        row['Commission'] = '$4.25 per side per lot on forex and metals';
    await site.refreshContent();
    // The card shows what the editor wrote.
    expect(await textOf(site, 'accountTypes', language)).toContain('$4.25 per side per lot');
    expect(await pagesThatShow(site, language, 4.25)).toEqual(statedBefore);
    expect(await pagesThatShow(site, language, 8.5)).toEqual(costBefore);
    expect(await pagesThatShow(site, language, perSide)).toEqual([]);
  },
);

test('a commission that cannot be read is shown as its text, and left out of every computation', async () => {
  const fake = await serviceWithOurRows();
  for (const row of fake.lists['/api/account-types'] ?? [])
    if (row['documentId'] === 'elite') row['Commission'] = 'from 30 per million';
  const site = await siteOf(fake);
  expect(await textOf(site, 'accountTypes', 'en')).toContain('from 30 per million');
  expect(await pagesThatShow(site, 'en', 6)).toEqual([]);
});

test.each(languageCodes)(
  'without content, no page in %s shows a figure that is not there',
  async (language) => {
    const fake = await startFakeContentService();
    onTestFinished(() => fake.stop());
    fake.faults['*'] = { status: 503 };
    const site = await siteOf(fake);
    for (const route of routeNames)
      expect(await textOf(site, route, language), route).not.toContain(unknownFigure);
  },
);
