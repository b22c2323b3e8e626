import { expect, test } from 'vitest';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { ContentFetchError, type ReadList } from '../../server/content-service/list-reader.ts';
import { accountTypes } from '../../server/content-service/lists/account-types.ts';
import { company } from '../../server/content-service/lists/company.ts';
import {
  fundingMethods,
  fundingMethodsOrFiles,
} from '../../server/content-service/lists/funding-methods.ts';
import { accountSpecs } from '../../server/content-service/lists/specs.ts';

type Row = Record<string, unknown>;
/** A service with these rows by locale ('' for none), each answered as they are. */
const serviceOf =
  (byLocale: Record<string, readonly unknown[] | number>): ReadList =>
  (_, { locale = '', populate } = {}) => {
    const rows = byLocale[populate ? `${locale}, populated` : locale] ?? byLocale[''] ?? [];
    return typeof rows === 'number'
      ? Promise.reject(new ContentFetchError('responded', rows))
      : Promise.resolve([...rows]);
  };

const readTypes = (byLocale: Record<string, readonly unknown[] | number>) =>
  accountTypes.read(serviceOf(byLocale));
const titlesOf = async (byLocale: Record<string, readonly Row[] | number>, language: 'en' | 'zh') =>
  (await readTypes(byLocale)).value[language].map(({ title }) => title);

const attributes = {
  symbol: 'X',
  tradingHours: '24/7',
  products: ['Crypto', ' ', 'Elite '],
  extra: 1,
};
const relation = { data: [{ id: 7, attributes: { name: 'Forex' } }] };

test.each([
  [
    { symbol: ' EURUSD ', contractSize: 100_000, leverage: null, products: ' Forex ' },
    { symbol: 'EURUSD', contractSize: '100000', products: ['Forex'] },
  ],
  [{ attributes }, { symbol: 'X', tradingHours: '24/7', products: ['Crypto', 'Elite'] }],
  [
    { id: 1, attributes: { symbol: 'X', products: relation } },
    { symbol: 'X', products: ['Forex'] },
  ],
  [
    { symbol: 'X', products: [], timeZone: 'US/Eastern' },
    { symbol: 'X', products: [], timeZone: 'America/New_York' },
  ],
])(
  'a specification is read as text, trimmed, with the names of its products: %#',
  async (raw, read) => {
    const { value, invalid } = await accountSpecs('standard').read(serviceOf({ '': [raw] }));
    expect([value, invalid]).toEqual([[{ ...mapColumns(() => ''), ...read }], []]);
  },
);

test.each<[unknown, string]>([
  [null, ''],
  [{ symbol: ' ' }, 'symbol'],
  [{ symbol: 'X', leverage: { up: 500 } }, 'leverage'],
  [{ symbol: 'X', products: [1] }, 'products.0'],
])('a row that cannot be shown is reported by index and field: %o', async (raw, field) => {
  const rows = [{ symbol: 'A' }, raw, { symbol: 'B' }];
  const { value, invalid } = await accountSpecs('elite').read(serviceOf({ '': rows }));
  expect(value.map(({ symbol }) => symbol)).toEqual(['A', 'B']);
  expect(invalid).toEqual([{ index: 1, field, problem: expect.stringMatching(/\w/) }]);
});

test('rows are in the order of `order`, then of their creation, whatever ids publishing gives them', async () => {
  const row = (Title: string, id: number, day: number, order?: number): Row => ({
    id,
    documentId: `d${day}`,
    Title,
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    order,
  });
  // Strapi 5 gave Standard a new id when it was published again.
  const published = [row('Premium', 5, 2), row('Elite', 6, 3), row('Standard', 9, 1)];
  expect(await titlesOf({ '': published }, 'en')).toEqual(['Standard', 'Premium', 'Elite']);
  const ordered = [row('Standard', 1, 1), row('Premium', 2, 2, 2), row('Elite', 3, 3, 1)];
  expect(await titlesOf({ '': ordered }, 'en')).toEqual(['Elite', 'Premium', 'Standard']);
});

const elite = { documentId: 'a', Title: 'Elite Account', Spread: '0.1' };

test('a value that a language leaves empty comes from the default row, never from one at the same position', async () => {
  const standard = { documentId: 'b', Title: 'Standard Account' };
  const zh = [{ ...elite, Title: '精英账户', Spread: '' }];
  const { value, notShown } = await readTypes({ '': [standard, elite], zh, ar: 400 });
  expect(value.zh).toMatchObject([
    { title: 'Standard Account', tier: 'standard' },
    { title: '精英账户', spread: '0.1', tier: 'elite' },
  ]);
  expect(value.ar.map(({ title }) => title)).toEqual(['Standard Account', 'Elite Account']);
  expect(notShown?.join()).not.toContain('match none');
});

/** Strapi 4: each language has rows of its own, which name each other only when asked. */
const version4 = (id: number, Title: string, others?: number[]) => ({
  id,
  attributes: {
    Title,
    ...(others && {
      localizations: { data: others.map((other) => ({ id: other, attributes: { locale: 'en' } })) },
    }),
  },
});

test('localised entries of Strapi 4 are matched by `localizations`', async () => {
  const byLocale = {
    '': [version4(1, 'Standard Account'), version4(2, 'Elite Account')],
    zh: [version4(4, '精英账户'), version4(3, '标准账户')],
    'zh, populated': [version4(4, '精英账户', [2]), version4(3, '标准账户', [1])],
    ar: [version4(5, 'حساب')],
    'ar, populated': 400,
  };
  const { value, notShown } = await readTypes(byLocale);
  expect(value.zh.map(({ title }) => title)).toEqual(['标准账户', '精英账户']);
  // Nothing says which row it belongs to.
  expect(value.ar.map(({ title }) => title)).toEqual(['Standard Account', 'Elite Account']);
  expect(notShown?.filter((text) => text.includes('match none'))).toEqual([
    expect.stringContaining("the rows in 'ar'"),
  ]);
});

const figures = {
  MinDepositUsd: 10_000,
  CommissionPerSideUsd: 3,
  CommissionProducts: ['Forex', 'Metal'],
  SpreadPips: 0,
  TypicalSpreads: [
    { id: 1, symbol: 'EURUSD', spread: 0.1, asianSpread: 0.2 },
    { id: 2, symbol: 'XAUUSD', spread: 0.08, asianSpread: null },
  ],
};

test('figures write the texts of every language; texts without figures are shown as they are', async () => {
  const row = {
    ...elite,
    ...figures,
    Spread: 'from 9.9 pips',
    Commission: 'old',
    Leverages: '1:500',
  };
  const { value, notShown } = await readTypes({ '': [row] });
  expect(value.en[0]).toMatchObject({
    minDeposit: 'US$10,000',
    commission: 'US$3 per side per lot on forex and metals',
    spread: 'from 0.0 pips',
    leverage: '1:500',
    figures: {
      commissionClasses: ['forex', 'metals'],
      typicalSpreads: { EURUSD: 0.1, XAUUSD: 0.08 },
      asianSpreads: { EURUSD: 0.2 },
    },
  });
  expect(value.zh[0]).toMatchObject({ minDeposit: '10,000\u00A0美元', leverage: '1:500' });
  expect(notShown).toEqual([]);
});

test.each([
  ['TypicalSpreads', { EURUSD: 1.3 }],
  ['TypicalSpreads', [{ symbol: 'EURUSD', spread: 1.3, asianSpread: 'wider' }]],
  ['CommissionProducts', ['Forex', 'Bonds']],
  ['SpreadPips', 'from 0.7 pips'],
])(
  'a figure of another shape (%s: %o) costs no row, is not computed with, and is reported',
  async (field, text) => {
    const { value, invalid, notShown } = await readTypes({
      '': [{ ...elite, ...figures, [field]: text }],
    });
    expect([value.en.length, invalid]).toEqual([1, []]);
    expect(notShown).toContain(
      `'Elite Account': ${field} is not in the form of the contract and not used`,
    );
  },
);

test('a tier may be named by a field; where nothing names it, what is not shown is said', async () => {
  const { value, notShown } = await readTypes({
    '': [
      { documentId: 'a', Title: 'Classic', Tier: 'Standard', ...figures },
      { documentId: 'b', Title: 'Raw', ...figures },
      { documentId: 'c', Title: 'Elite Account', Spread: 'from 0.0 pips' },
    ],
  });
  expect(value.en.map(({ tier }) => tier)).toEqual(['standard', undefined, 'elite']);
  expect(notShown).toEqual([
    expect.stringMatching(/^'Raw' names no tier/),
    expect.stringMatching(/^'Elite Account' has no figures/),
  ]);
});

const visa = {
  documentId: 'visa',
  name: 'Visa',
  currencies: ['USD', ' EUR '],
  minimum: '$50',
  direction: 'both',
};

test('funding methods: a service without the list leaves them to the files, any other failure is one', async () => {
  const read = (rows: readonly Row[] | number) => fundingMethods.read(serviceOf({ '': rows }));
  const orFiles = (status: number) =>
    fundingMethodsOrFiles(serviceOf({ '': [visa] })).read(serviceOf({ '': status }));
  expect((await orFiles(404)).value.en).toMatchObject([{ id: 'visa' }]);
  await expect(orFiles(403)).rejects.toThrow('responded');
  const { value, invalid } = await read([
    visa,
    { ...visa, documentId: 'unknown', direction: 'sideways' },
    { ...visa, documentId: 'nameless', name: ' ' },
    { id: 4, name: 'Wallet', currencies: 'USD, EUR、CNY،AED', minimum: 20 },
  ]);
  expect(invalid.map(({ index, field }) => [index, field])).toEqual([
    [1, 'direction'],
    [2, 'name'],
  ]);
  expect(value.ar).toMatchObject([
    { id: 'visa', name: 'Visa', currencies: ['USD', 'EUR'], fee: '', direction: 'both' },
    { id: '4', name: 'Wallet', minimum: '20', currencies: ['USD', 'EUR', 'CNY', 'AED'] },
  ]);
});

test('of the company, what is not in its form is left out and named; what a service lacks costs nothing', async () => {
  const licence = { authority: 'FSC', number: 'GB 1', country: 'MU', entity: null };
  const read = (answer: Row | number) =>
    company.read(serviceOf({ '': typeof answer === 'number' ? answer : [answer] }));
  const { value, notShown } = await read({
    id: 1,
    phone: '+971 4 CALL',
    whatsapp: '+971 50 123 4567',
    telegram: 'https://t.me/kestrel',
    line: '@kestrel',
    wechat: null,
    wechatCode: 'https://example.com/code',
    visitingAddress: 'x'.repeat(1_000_000),
    timeZone: 'Dubai',
    officeHours: 'Mon-Fri 09:00-18:00',
    licences: [
      licence,
      { ...licence, country: 'Mauritius' },
      'FSC',
      { ...licence, url: 'javascript:' },
    ],
  });
  expect(value).toMatchObject({ whatsapp: '+971 50 123 4567', line: '@kestrel' });
  expect(value.licences?.map(({ number }) => number)).toEqual(['GB 1']);
  expect(Object.keys(value)).toEqual(['whatsapp', 'line', 'officeHours', 'licences']);
  const subjects = ['phone', 'telegram', 'wechatCode', 'visitingAddress', 'timeZone'];
  expect(notShown?.map((text) => text.split(' is ')[0])).toEqual([
    ...subjects,
    'officeHours need a timeZone',
    'licence 2: country',
    expect.stringMatching(/^licence 3/),
    'licence 4: url',
  ]);
  for (const answer of [403, 404, {}]) expect((await read(answer)).value).toEqual({});
  await expect(read(500)).rejects.toThrow('responded');
});
