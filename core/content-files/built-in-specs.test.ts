import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createBuiltInContentService } from '../../server/content-service/built-in/built-in-service.ts';
import { instruments, type Instrument } from '../../site/facts/instruments.ts';
import { classSpelling, mapColumns } from '../domain/instrument-spec.ts';
import { tiers } from '../domain/tiers.ts';
import { expiryRules } from '../specs/expiry.ts';
import { readBuiltInSpecs } from './built-in-specs.ts';
import { ContentFileError } from './content-file.ts';

const specs = await readBuiltInSpecs('content');
const units = {
  baseCurrency: '',
  ounce: ' oz',
  index: ' × index',
  barrel: ' bbl',
  mmbtu: ' MMBtu',
  coin: ' coin',
} as const;

test.each(tiers)('%s has at least 150 instruments over all seven classes, each once', (tier) => {
  const rows = specs[tier];
  expect(new Set(rows.map(({ symbol }) => symbol)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(new Set(rows.map((row) => row.products[0]))).toEqual(
    new Set(Object.values(classSpelling)),
  );
  expect(new Set(rows.map((row) => row.products[1]?.toLowerCase()))).toEqual(new Set([tier]));
});

test('all tiers list the same instruments and differ only in leverage', () => {
  const withoutTier = (tier: (typeof tiers)[number]) =>
    specs[tier].map(({ leverage: _, products: [product], ...row }) => ({ ...row, product }));
  expect(withoutTier('premium')).toEqual(withoutTier('standard'));
  expect(withoutTier('elite')).toEqual(withoutTier('standard'));
  expect(
    specs.elite.filter(({ leverage }, index) => leverage !== specs.standard[index]?.leverage)
      .length,
  ).toBeGreaterThan(0);
});

/** A weekday's sessions in the notation of the specifications: the week from its first opening to its last close, and the daily break. */
function written({ sessions }: Instrument): { tradingHours: string; dailyBreakTime: string } {
  const opens = sessions[0]?.[0];
  const breaks = sessions.map(
    ([, closes], index) =>
      `${closes.replace('24:00', '00:00')}–${sessions[index + 1]?.[0] ?? opens}`,
  );
  return {
    tradingHours: `Mon ${opens} – Fri ${sessions.at(-1)?.[1]}`,
    dailyBreakTime: breaks.join(', '),
  };
}

test.each(tiers)(
  'the %s specifications agree with the instruments named elsewhere on the site',
  (tier) => {
    for (const instrument of instruments) {
      const row = specs[tier].find(({ symbol }) => symbol === instrument.symbol);
      expect(row).toEqual({
        ...mapColumns((): unknown => expect.any(String)),
        symbol: instrument.symbol,
        contractSize: instrument.contractSize.toLocaleString('en-US') + units[instrument.unit],
        leverage: `1:${instrument.leverage}`,
        // Other places describe weekdays only; cryptocurrencies trade, and pause, at weekends too.
        ...(instrument.class === 'crypto'
          ? { tradingHours: '24/7', dailyBreakTime: 'Sat 00:00–00:30' }
          : written(instrument)),
        // The futures page shows the rules of these three.
        futureExpiryDate:
          instrument.class !== 'futures'
            ? 'N/A'
            : expiryRules[
                instrument.unit === 'index'
                  ? 'cmeIndices'
                  : instrument.unit === 'ounce'
                    ? 'gold'
                    : 'naturalGas'
              ].spelling,
        // Other places give the server's times.
        timeZone: '',
        products: [classSpelling[instrument.class], expect.stringMatching(new RegExp(tier, 'i'))],
      });
    }
  },
);

test('every expiry of a future is one of the rules', () => {
  const spellings: string[] = Object.values(expiryRules).map(({ spelling }) => spelling);
  for (const { symbol, futureExpiryDate, products } of specs.standard)
    if (products[0] === 'Futures') expect(spellings, symbol).toContain(futureExpiryDate);
});

interface Group {
  name: string;
  conditions: Record<string, unknown>;
  instruments: unknown[];
}

async function messageAfter(edit: (groups: Group[]) => void): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const groups = JSON.parse(readFileSync('content/account-specs.json', 'utf8')) as Group[];
  edit(groups);
  writeFileSync(path.join(folder, 'account-specs.json'), JSON.stringify(groups));
  const error: unknown = await readBuiltInSpecs(folder).then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentFileError);
  return (error as Error).message;
}

test.each<[string, (groups: Group[]) => void, RegExp]>([
  [
    'a leverage that is not a ratio',
    ([first]) => Object.assign(first!.conditions, { leverage: '500' }),
    /specs\.json: group 1 \(Majors\), field conditions\.leverage: must be a ratio/,
  ],
  [
    'a leverage of nothing',
    ([first]) => Object.assign(first!.conditions, { leverage: '1:0' }),
    /field conditions\.leverage: must be a ratio/,
  ],
  [
    'a text that is too long',
    ([first]) => Object.assign(first!.conditions, { futureExpiryDate: 'x'.repeat(201) }),
    /field conditions\.futureExpiryDate: must have at most 200 characters/,
  ],
  [
    'hours in other words',
    ([first]) => Object.assign(first!.conditions, { tradingHours: 'all day' }),
    /group 1 \(Majors\), field conditions\.tradingHours: must be '24\/7'/,
  ],
  [
    'a time that does not exist',
    ([first]) => Object.assign(first!.conditions, { dailyBreakTime: '23:60–24:00' }),
    /field conditions\.dailyBreakTime: must be 'N\/A' or spans/,
  ],
  [
    'a time zone that does not exist',
    ([first]) => Object.assign(first!.conditions, { timeZone: 'America/Atlantis' }),
    /group 1 \(Majors\), field conditions\.timeZone: must be a time zone/,
  ],
  [
    'an empty field of an instrument',
    (groups) => groups[4]!.instruments.push({ symbol: 'X', contractSize: '' }),
    /group 5 \(Gold and silver\), instrument 7 \(X\), field contractSize: must not be empty/,
  ],
  [
    'a misspelt field',
    (groups) => groups[4]!.instruments.push({ symbol: 'X', leverge: '1:5' }),
    /group 5 \(Gold and silver\), instrument 7 \(X\): .*leverge/,
  ],
  [
    'a symbol twice',
    (groups) => groups[1]!.instruments.push('EURUSD'),
    /group 2 \(Crosses of the majors\), instrument 22 \(EURUSD\), field symbol: 'EURUSD' is in the file twice/,
  ],
  [
    'an unknown class',
    ([first]) => Object.assign(first!, { product: 'Bonds' }),
    /group 1 \(Majors\), field product: /,
  ],
  [
    'an instrument that is a number',
    (groups) => groups[0]!.instruments.push(7),
    /group 1 \(Majors\), instrument 8: /,
  ],
])('%s is refused, naming group, instrument and field', async (_, edit, message) => {
  expect(await messageAfter(edit)).toMatch(message);
});

const total = specs.standard.length;
const pageCount = Math.ceil(total / 100);

test.each([
  [
    '',
    { rows: 25, pagination: { page: 1, pageSize: 25, pageCount: Math.ceil(total / 25), total } },
  ],
  [
    '?pagination[pageSize]=1000',
    { rows: 100, pagination: { page: 1, pageSize: 100, pageCount, total } },
  ],
  [
    `?pagination[page]=${pageCount}&pagination[pageSize]=100`,
    {
      rows: total - (pageCount - 1) * 100,
      pagination: { page: pageCount, pageSize: 100, pageCount, total },
    },
  ],
  [
    `?pagination[page]=${pageCount + 1}&pagination[pageSize]=100`,
    { rows: 0, pagination: { page: pageCount + 1, pageSize: 100, pageCount, total } },
  ],
  ['?pagination[limit]=500', { rows: 100, pagination: { start: 0, limit: 100, total } }],
  [
    '?pagination[pageSize]=-1',
    { rows: 1, pagination: { page: 1, pageSize: 1, pageCount: total, total } },
  ],
])('the built-in service paginates as the content API says: %s', async (queryString, expected) => {
  const response = await createBuiltInContentService('content')(
    new Request(`http://content.test/api/standard-account-specs${queryString}`),
  );
  const { data, meta } = (await response.json()) as {
    data: unknown[];
    meta: { pagination: object };
  };
  expect({ rows: data.length, pagination: meta.pagination }).toEqual(expected);
});

test('the built-in service refuses pages mixed with limits, pages that are not numbers, and tiers that do not exist', async () => {
  const service = createBuiltInContentService('content');
  const get = (url: string) => service(new Request(`http://content.test${url}`));
  const mixed = await get('/api/elite-account-specs?pagination[page]=1&pagination[limit]=5');
  expect([mixed.status, await mixed.json()]).toEqual([
    400,
    expect.objectContaining({ error: expect.objectContaining({ name: 'PaginationError' }) }),
  ]);
  expect((await get('/api/elite-account-specs?pagination[page]=two')).status).toBe(400);
  expect((await get('/api/gold-account-specs')).status).toBe(404);
});
