import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { HolidayCalendar } from '../../core/domain/holidays.ts';
import type { SpecRow } from '../../core/domain/instrument-spec.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { createContentFromSettings } from '../../server/content-service/content-cache.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { memoryLog } from '../fakes/memory-log.ts';
import { fakeDocuments, fakeRenderContext } from '../fakes/site-parts.ts';
import { testSite } from '../fakes/test-site.ts';
import { plain } from '../harness/plain.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const keeper = createContentFromSettings(parseSettings({}), memoryLog());
await keeper.refresh();

/** The built-in content, with another row of the Standard account. */
function contentWith(symbol: string, change: Partial<SpecRow>): SiteContent {
  const { standard } = keeper.current.specs;
  if (!standard) throw new Error('The built-in content has specifications');
  const value = standard.map((row) => (row.symbol === symbol ? { ...row, ...change } : row));
  return {
    ...keeper.current,
    specs: { ...keeper.current.specs, standard: value },
  };
}

/** The built-in content, with these typical spreads on every account. */
function withTypicalSpreads(
  typicalSpreads: Record<string, number>,
  asianSpreads?: Record<string, number>,
): SiteContent {
  const { accountTypes } = keeper.current;
  if (!accountTypes) throw new Error('The built-in content has account types');
  const en = accountTypes.en.map((account) => ({
    ...account,
    figures: { ...account.figures, typicalSpreads, asianSpreads },
  }));
  return { ...keeper.current, accountTypes: { ...accountTypes, en } };
}

const mainOf = (route: RouteName, language: LanguageCode, content: SiteContent): string => {
  const { html } = renderPage(route, language, fakeRenderContext({ content }));
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/[\u2066-\u2069]/g, '');
};

test.each([
  ['energies', 'UKOIL', { leverage: '1:37' }, '1:37'],
  ['energies', 'USOIL', { contractSize: '1,234 bbl' }, '1,234'],
  ['forex', 'EURGBP', { contractSize: '54,321' }, '54,321'],
  ['accountTypes', 'EURUSD', { leverage: '1:400' }, '1:400'],
  [
    'indices',
    'GER40',
    { tradingHours: 'Mon 03:07 – Fri 23:00', dailyBreakTime: '23:00–03:07' },
    '03:07',
  ],
] as const)('%s shows what is published of %s: %o', (route, symbol, change, shown) => {
  for (const language of languageCodes) {
    expect(mainOf(route, language, keeper.current)).not.toContain(shown);
    expect(mainOf(route, language, contentWith(symbol, change))).toContain(shown);
  }
});

test('indices of one currency share a ring of the dial while their hours and holidays are the same', () => {
  const ringsIn = (content: SiteContent, holidayCalendars: readonly HolidayCalendar[] = []) => {
    const context = fakeRenderContext({ content, holidayCalendars });
    return renderPage('indices', 'en', context).html.split('data-ring').length - 1;
  };
  const otherHours = contentWith('NAS100', { tradingHours: 'Mon 03:00 – Fri 23:00' });
  const holidays = [
    { symbols: [], classes: ['indices' as const], timeZones: [], days: [] },
    { symbols: ['US30'], classes: [], timeZones: [], days: ['2026-12-25'] },
  ];
  expect(ringsIn(keeper.current)).toBe(4);
  expect(ringsIn(otherHours)).toBe(5);
  expect(ringsIn(keeper.current, holidays)).toBe(5);
});

test('pairs that trade on different conditions are named beside what they have', () => {
  const leveragesOf = (content: SiteContent) =>
    mainOf('forex', 'en', content).split('1:100').length - 1;
  const changed = contentWith('EURGBP', { leverage: '1:100' });
  expect(leveragesOf(changed)).toBeGreaterThan(leveragesOf(keeper.current));
  expect(mainOf('forex', 'en', changed)).toMatch(
    /Euro \/ British pound<\/strong>(?:(?!<strong>).)*1:100/is,
  );
});

test('an account that could hold no lot has no worked example', () => {
  expect(mainOf('accountTypes', 'en', keeper.current)).toContain('id="margin"');
  const content = contentWith('EURUSD', { leverage: '1:50' });
  expect(mainOf('accountTypes', 'en', content)).not.toContain('id="margin"');
});

test('the price list recomputes what one lot costs on each account from its typical spread', () => {
  const rowOf = (symbol: string, content: SiteContent): string => {
    const [, prices = ''] = mainOf('accountTypes', 'en', content).split('id="prices"');
    const row = prices.split('<tr>').find((part) => part.includes(`>${symbol}<`)) ?? '';
    return row.replaceAll(/<[^>]*>/g, ' ');
  };
  const changed = withTypicalSpreads({ XAUUSD: 0.5 });
  expect(rowOf('XAUUSD', keeper.current)).toMatch(/\$30 .*\$22 .*\$14 .*\$0\.08 \+ US\$6/);
  expect(rowOf('XAUUSD', changed)).toMatch(/\$50 .*\$50 .*\$56 /);
  expect(rowOf('EURUSD', changed)).toBe('');
});

test('the cost of a lot in Asian hours is on the page of its market and in the price list, where it is stated', () => {
  const stated = withTypicalSpreads({ EURUSD: 1.3, USOIL: 0.04 }, { USOIL: 0.06 });
  for (const route of ['energies', 'accountTypes'] as const) {
    expect(mainOf(route, 'en', stated)).toMatch(/in Asian hours[^.]*: [^.]* US\$60\./);
    expect(mainOf(route, 'en', withTypicalSpreads({ EURUSD: 1.3, USOIL: 0.04 }))).not.toContain(
      'in Asian hours',
    );
  }
  expect(mainOf('forex', 'en', stated)).not.toContain('in Asian hours');
});

test('the indices page states what a lot costs, also of indices that only the content names', () => {
  const spreads = { US30: 3, GER40: 1.8, HK50: 9, CN50: 10 };
  expect(mainOf('indices', 'en', withTypicalSpreads(spreads))).toContain('HK$9');
});

test('partners read their share of a lot on each account, without its commission', () => {
  const html = mainOf('introducingBroker', 'en', withTypicalSpreads({ EURUSD: 2.5 }));
  expect(html.match(/EURUSD<.*?Account<\/span><\/th><td>US\$25<\/td><td>US\$15</g)).toHaveLength(3);
  expect(mainOf('introducingBroker', 'en', withTypicalSpreads({}))).not.toContain('<table');
});

test('swap-free terms, order sizes and triple swap are those of the content', () => {
  const terms = { swapFreeNights: '7', swapFreeFeeUsd: '1.25', maxLots: '123,456' };
  const html = mainOf('accountTypes', 'en', contentWith('XAUUSD', { ...terms, tripleSwap: 'Thu' }));
  expect(html).toMatch(/XAUUSD<\/span><\/th><td[^>]*>7<.*?\$1\.25/);
  expect(html).toContain('123,456');
  expect(mainOf('accountTypes', 'en', keeper.current)).not.toContain('$1.25');
});

test('a market’s page states swap where the content has both sides of it', () => {
  const stated = contentWith('XAUUSD', { swapLongUsd: '-71.5', swapShortUsd: '33' });
  expect(mainOf('metals', 'en', stated)).toContain('−71.50\u00A0/ +33.00');
  const halves = keeper.current.specs.standard?.map((row) => ({ ...row, swapShortUsd: '' }));
  const without = { ...keeper.current, specs: { ...keeper.current.specs, standard: halves } };
  expect(mainOf('metals', 'en', without)).not.toContain('Swap per lot');
});

test('an account’s card states the typical spread before the narrowest', () => {
  const cards = mainOf('accountTypes', 'en', withTypicalSpreads({ EURUSD: 2.5 }));
  expect(cards).toMatch(/typically \D*2\.5\D*, from /);
  expect(mainOf('accountTypes', 'en', withTypicalSpreads({}))).not.toContain('typically 1');
});

test('a new commission reaches every page that states it, and the old one none', async () => {
  /** @returns what finds the pages that state an amount, and not as a part of a larger one */
  const pagesAt = async (commissionUsd: number) => {
    const folder = newFolder(onTestFinished);
    cpSync('content', folder, { recursive: true });
    const file = `${folder}/account-types.json`;
    const [was, is] = ['"CommissionPerSideUsd": 3', `"CommissionPerSideUsd": ${commissionUsd}`];
    writeFileSync(file, readFileSync(file, 'utf8').replace(was, is));
    const settings = parseSettings({ CONTENT_FOLDER: folder });
    const changed = createContentFromSettings(settings, memoryLog());
    await changed.refresh();
    const context = fakeRenderContext({ content: changed.current, documents: fakeDocuments });
    const texts = routeNames.map((route) => ({
      route,
      text: plain(renderPage(route, 'en', context).html.replaceAll(/<[^>]*>/g, ' ')),
    }));
    return (amount: string): RouteName[] => {
      const pattern = new RegExp(`\\$\\s?${amount}(?![\\d.,]*\\d)`);
      return texts.filter(({ text }) => pattern.test(text)).map(({ route }) => route);
    };
  };
  // No other amount of the content is one of these, or twice as much.
  const [before, after] = [await pagesAt(3.37), await pagesAt(4.25)];
  expect(before('3.37')).toEqual(
    expect.arrayContaining(['accountTypes', 'forex', 'metals', 'help']),
  );
  expect(before('6.74')).toEqual(expect.arrayContaining(['accountTypes', 'help']));
  expect(after('4.25')).toEqual(before('3.37'));
  expect(after('8.50')).toEqual(before('6.74'));
  expect(after('3.37')).toEqual([]);
});

test('without JavaScript the form of the account chooser leads to its figures', async () => {
  const { textOf } = await testSite();
  const html = await textOf('/en/account-types?lots=2.5&deposit=200&broker=15');
  expect(html).toMatch(/<form[^>]* action="\/en\/account-types#lot-cost"/);
  for (const [name, value] of [
    ['lots', '2.5'],
    ['deposit', '200'],
    ['broker', '15'],
  ])
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="${value}"`));
  const shown = [
    ...html.matchAll(/<li data-fit="(\w+)"><p[^>]*><span[^>]*>[^<]*<\/span><b>(US\$[\d.]+)/g),
  ];
  expect(shown.map(([, fit, total]) => [fit, total])).toEqual([
    ['lowest', 'US$32.50'],
    ['closed', 'US$22.50'],
    ['closed', 'US$17.50'],
  ]);
  expect(/<output[^>]*>(.*?)<\/output>/.exec(html)?.[1]).toContain(
    'At your broker US$37.50 a month: here US$5 less.',
  );
});
