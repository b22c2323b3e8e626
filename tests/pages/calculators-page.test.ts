import { afterAll, expect, test, vi } from 'vitest';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { brand } from '../../site/facts/brand.ts';
import { wordsOf } from '../../site/i18n/translator.ts';
import { calculators } from '../../site/pages/calculators/fields.ts';
import { pagePath } from '../../site/paths.ts';
import { testSite } from '../fakes/test-site.ts';

// Accounts in US dollars or euros, whatever the site's brand has.
vi.spyOn(brand, 'accountCurrencies', 'get').mockReturnValue(['USD', 'EUR']);
afterAll(() => void vi.restoreAllMocks());

const { textOf } = await testSite();
const pageOf = (queryString: string, language: LanguageCode = 'en'): Promise<string> =>
  textOf(pagePath(language, 'calculators', 'zh') + queryString);

const outputOf = (html: string): string => /<output[^>]*>(.*?)<\/output>/s.exec(html)?.[1] ?? '';
/** The result in large figures; '' if there is none. */
const headlineIn = (html: string): string =>
  (/<b><span class="ltr">([^<]*)/.exec(outputOf(html))?.[1] ?? '').replaceAll('\u00A0', ' ');
/** The formulas that are shown, each with its name. */
const stepsIn = (html: string): string[] =>
  [...html.matchAll(/<dt>[^<]+<\/dt><dd class="ltr">([^<]*)/g)].map(([, text = '']) =>
    text.replaceAll('\u00A0', ' '),
  );
/** The names of the fields that the form shows. */
const fieldsIn = (html: string): string[] =>
  [...html.matchAll(/<label for="(?!fee-)([^"]*)"/g)].map(([, name = '']) => name);

/**
 * Computed by hand from the built-in specifications, not with the engine. The prices are round and no market's. The account is
 * Standard and in US dollars unless the row says otherwise.
 */
const handChecked = `
  lots=2 | 0.0001 × 100,000 × 2 = 20 | 20 USD
  instrument=USDJPY&rate=150 | 0.01 × 100,000 = 1,000 JPY; ÷ 150 = 6.667 | ≈ 6.67 USD
  instrument=EURJPY&lots=2&currency=EUR&rate=160 | 0.01 × 200,000 = 2,000 JPY; ÷ 160 = 12.5 | 12.50 EUR
  instrument=XAUUSD&step=0.1 | 0.1 × 100 oz = 10 | 10 USD
  instrument=GER40&rate=1.2 | 1 point × 1 = 1 EUR; × 1.2 = 1.2 | 1.20 USD
  calculator=margin&price=1.2 | 100,000 × 1.2 = 120,000; ÷ 500 = 240 | 240 USD
  calculator=margin&instrument=USDTRY&tier=elite&price=40 | Elite has 1:100: 4,000,000 TRY ÷ 100 = 40,000; ÷ 40 = 1,000 | 1,000 USD
  calculator=margin&instrument=xauusd&currency=eur&lots=0.1&price=4000&rate=1.25 | Lower case: 100 oz × 0.1 × 4,000 = 40,000; ÷ 500 = 80; ÷ 1.25 = 64 | 64 EUR
  calculator=margin&instrument=JP225&lots=10&price=48000&rate=160 | 10 × 48,000 = 480,000 JPY; ÷ 200 = 2,400; ÷ 160 = 15 | 15 USD
  calculator=position&balance=5000&risk=1&distance=25 | 5,000 × 1% = 50; 25 × 0.0001 × 100,000 = 250 a lot; 50 ÷ 250 = 0.2 | 0.2
  calculator=position&instrument=XAUUSD&balance=3000&risk=1.5&distance=7 | 3,000 × 1.5% = 45; 7 × 100 oz = 700 a lot; 45 ÷ 700 = 0.0642…, down to 0.06 | 0.06
  calculator=position&tier=elite&balance=5000&risk=1&distance=5 | Elite pays 3 a side: 5 × 0.0001 × 100,000 + 2 × 3 = 56 a lot; 50 ÷ 56 = 0.892…, down to 0.89 | 0.89
  calculator=position&instrument=EURGBP&tier=elite&currency=EUR&balance=1000&risk=1&distance=10&rate=0.8&usd=1.2 | 10 × 0.0001 × 100,000 = 100 GBP; ÷ 0.8 = 125; 6 USD ÷ 1.2 = 5; 10 ÷ 130 = 0.076…, down to 0.07 | 0.07
  calculator=swap&swap=-5&nights=5 | Monday to Friday: 5 + 2 = 7; −5 × 0.00001 × 100,000 × 7 = −35 | −35 USD
  calculator=swap&instrument=USDJPY&lots=2&swap=4&day=2&nights=2&rate=160 | Wednesday, Thursday: 2 + 2 = 4; 4 × 0.001 × 200,000 × 4 = 3,200 JPY; ÷ 160 = 20 | 20 USD
  calculator=swap&instrument=XAUUSD&lots=0.2&unit=money&swap=-12.5&day=3&nights=6 | Thursday to Thursday: 6 + 2 = 8; −12.5 × 0.2 × 8 = −20 | −20 USD
  calculator=profit&tier=elite&open=1.2&close=1.205 | Elite pays 3 a side: 500 − 2 × 3 = 494 | 494 USD
  calculator=profit&instrument=GBPJPY&side=sell&lots=0.5&open=190&close=189.2&rate=160 | 0.8 × 50,000 = 40,000 JPY; ÷ 160 = 250 | 250 USD
  calculator=profit&instrument=EURGBP&tier=elite&currency=EUR&open=0.85&close=0.86&usd=1.2 | 0.01 × 100,000 = 1,000 GBP; ÷ 0.86 = 1,162.79; 6 USD ÷ 1.2 = 5; 1,162.79 − 5 | ≈ 1,157.79 EUR
  calculator=profit&instrument=XAUUSD&lots=0.1&open=4000&close=4010&spread=0.3 | 10 × 100 oz × 0.1 = 100; spread 0.3 × 100 oz × 0.1 = 3; 100 − 3 | 97 USD
`;

const calculations = handChecked.trim().split('\n');
test.for(calculations.map((line) => line.trim().split(' | ')))('%s: %s', async (calculation) => {
  const [queryString, , headline] = calculation;
  expect(headlineIn(await pageOf(`?${queryString}`))).toBe(headline);
});

test('the formula is beside the result, with the numbers in it', async () => {
  expect(
    stepsIn(await pageOf('?calculator=margin&instrument=GER40&lots=2&price=25000&rate=1.2')),
  ).toEqual(['1 × 2 × 25,000 = 50,000 EUR', '50,000 ÷ 200 = 250 EUR', '250 × 1.2 = 300 USD']);
  expect(
    stepsIn(await pageOf('?calculator=profit&tier=elite&open=1.2&close=1.19&spread=1.5')),
  ).toEqual([
    '(1.19 − 1.2) × 100,000 × 1 = −1,000 USD',
    '1.5 × 0.0001 × 100,000 × 1 = 15 USD',
    '2 × 3 × 1 = 6 USD',
    '−1,000 − 15 − 6 = −1,021 USD',
  ]);
});

test.each(calculators)('the %s calculator begins with a worked example', async (calculator) => {
  const html = await pageOf(`?calculator=${calculator}`, 'ar');
  const t = wordsOf('ar', 'calculators');
  expect(headlineIn(html)).not.toBe('');
  expect(html).toContain(`>${t(`titles.${calculator}`)}</h2>`);
  // Only the value of a pip needs no price: it is a result already.
  expect(html.includes(`>${t('example')}</p>`)).toBe(calculator !== 'pip');
  // No price is invented: the fields of prices are empty.
  for (const [, value] of html.matchAll(/<input id="(?!lots|fee-)[^>]* value="([^"]*)"/g))
    expect(value).toBe('');
});

test('a number out of range is named beside its field, and nothing is calculated', async () => {
  const html = await pageOf('?calculator=margin&price=1.2&lots=-3');
  expect(stepsIn(html)).toEqual([]);
  expect(html).toMatch(/<input id="lots"[^>]* name="lots"[^>]* value="-3"/);
  expect(html).toMatch(
    /<input id="lots"[^>]*aria-invalid="true"[^>]*aria-describedby="lots-limits"/,
  );
  expect(html).toContain('<p id="lots-limits">Type a number from 0.0001 to 10,000.</p>');
  expect(outputOf(html)).toContain(wordsOf('en', 'calculators')('wrong'));
});

test.each([
  ['', ['instrument', 'lots', 'currency']],
  [
    '?calculator=swap&unit=money&instrument=USDJPY',
    ['instrument', 'lots', 'unit', 'swap', 'day', 'nights', 'currency'],
  ],
  [
    '?calculator=swap&unit=money&instrument=BTCUSD',
    ['instrument', 'lots', 'unit', 'swap', 'nights', 'currency'],
  ],
  [
    '?calculator=profit&tier=elite&instrument=EURGBP&currency=EUR',
    ['instrument', 'tier', 'side', 'lots', 'open', 'close', 'spread', 'currency', 'usd'],
  ],
])('%s asks for no figure that it does not need', async (queryString, fields) => {
  expect(fieldsIn(await pageOf(queryString))).toEqual(fields);
});

test.each([
  ['calculator=margin&instrument=XAUUSD', '', 'missing'],
  ['calculator=position&balance=10&risk=1&distance=50', '0', 'notes.tooSmall'],
  // 500,000 ÷ 250 = 2,000 lots; the largest order is 100.
  ['calculator=position&balance=1000000&risk=50&distance=25', '2,000', 'notes.tooManyLots'],
  ['calculator=margin&price=1.2&lots=0.0001', '0.024 USD', 'notes.tooFewLots'],
] as const)('%s: the result is %j, and it says %s', async (queryString, headline, words) => {
  const html = await pageOf(`?${queryString}`);
  expect(headlineIn(html)).toBe(headline);
  expect(outputOf(html)).toContain(wordsOf('en', 'calculators')(words));
});

test('each of the two forms keeps the figures of the other', async () => {
  const html = await pageOf('?calculator=margin&lots=2&price=1.2&fee-start=500&fee-result=600');
  expect(html).toMatch(
    /href="[^"]*\?calculator=profit&amp;lots=2&amp;fee-start=500&amp;fee-result=600"/,
  );
  const hiddenIn = (fragment: string) => {
    const [, form = ''] = new RegExp(`<form[^>]*#${fragment}"(.*?)</form>`, 's').exec(html) ?? [];
    return [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );
  };
  expect(hiddenIn('calculator')).toEqual(['calculator=margin', 'fee-start=500', 'fee-result=600']);
  expect(hiddenIn('performance-fee')).toEqual(['calculator=margin', 'lots=2', 'price=1.2']);
});

test('futures carry no swap: none is offered for one, and the link leaves it behind', async () => {
  const margin = await pageOf('?calculator=margin&instrument=GOLD.f&lots=2');
  expect(margin).toMatch(/<option[^>]*selected=""[^>]*>GOLD\.f/);
  expect(margin).toMatch(/\?calculator=swap&amp;lots=2"/);
  const swap = await pageOf('?calculator=swap&instrument=GOLD.f');
  expect(swap).not.toContain('>GOLD.f<');
  expect(swap).toMatch(/<option[^>]*selected=""[^>]*>EURUSD/);
});

test.each([
  'calculator=margin&instrument=NOPE&price=2400',
  'calculator=swap&instrument=GOLD.f&swap=10&nights=1',
  'calculator=position&currency=GBP&balance=1000&risk=1&distance=20',
])('%s: figures for another instrument or currency are not used', async (queryString) => {
  const html = await pageOf(`?${queryString}`);
  for (const name of ['price', 'open', 'close', 'swap', 'balance'])
    expect(html).not.toMatch(new RegExp(`<input id="${name}"[^>]* value="[^"]`));
});
