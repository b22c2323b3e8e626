import { expect, test } from 'vitest';
import { translations } from '../../cms/admin/translations.ts';
import { formatSpecs, parseSpecs } from '../../cms/specs/spec-csv.ts';
import type { Spec } from '../../cms/specs/spec-fields.ts';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';

const header = 'symbol,contractSize,leverage,tradingHours,dailyBreakTime,futureExpiryDate,products';
const gold: Spec = {
  ...mapColumns(() => ''),
  symbol: 'XAUUSD',
  contractSize: '100 oz',
  leverage: '1:500',
  tradingHours: 'Mon 01:05 – Fri 23:55',
  dailyBreakTime: '23:55–01:05',
  futureExpiryDate: 'N/A',
  products: ['Metal', 'Futures'],
};

function good(text: string): Spec[] {
  const parsed = parseSpecs(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}
function complaints(text: string, stored: Spec[] = []): string[] {
  const parsed = parseSpecs(text, stored);
  return parsed.ok
    ? []
    : parsed.problem.map(
        ({ row, column, problem }) =>
          `${row} ${column}: ${formatTemplate(translations.en.cms[problem.kind], { ...problem })}`,
      );
}

test('what is written is read back unchanged, whatever its cells contain', () => {
  const odd: Spec[] = [
    gold,
    { ...gold, symbol: 'A', contractSize: '1,000 "bbl"; or so' },
    { ...gold, symbol: '=CMD', futureExpiryDate: '@SUM(A1)' },
    { ...gold, symbol: '+1', futureExpiryDate: '-1+1' },
    { ...gold, symbol: "'Q", dailyBreakTime: '', futureExpiryDate: '' },
    { ...gold, symbol: "'=Q", futureExpiryDate: '\u200B=1' },
    { ...gold, symbol: '＝1', futureExpiryDate: "''-" },
  ];
  const file = formatSpecs(odd);
  expect(good(file)).toEqual(odd);
  expect(file.startsWith('\uFEFFsymbol,')).toBe(true);
  // No spreadsheet takes a cell for a formula.
  expect(file).not.toMatch(/(?:^|,)"?[=+@-]/m);
});

test.each([
  ['commas', ',', '\n'],
  ['semicolons and CRLF', ';', '\r\n'],
  ['tabs and old line ends', '\t', '\r'],
])('a file with %s is read', (_, separator, end) => {
  const line = (cells: string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
  const { symbol, contractSize, leverage, tradingHours, dailyBreakTime } = gold;
  const cells = [symbol, contractSize, leverage, tradingHours, dailyBreakTime, 'N/A'];
  const text = [line(header.split(',')), line([...cells, 'Metal / Futures'])].join(end);
  for (const whole of [text, `\uFEFF${text}${end}`, `${text}${end}${separator.repeat(6)}${end}`])
    expect(good(whole)).toEqual([gold]);
});

test('columns may come in any order under their usual names; a tier among the classes is not taken for a class', () => {
  const names = 'Products;Trading hours;LEVERAGE;contract_size;Symbol';
  expect(good(`${names}\nmetal, Standard;24/7;1:20;1; X \n`)).toEqual([
    {
      ...mapColumns(() => ''),
      symbol: 'X',
      contractSize: '1',
      leverage: '1:20',
      tradingHours: '24/7',
      products: ['Metal'],
    },
  ]);
});

test('every bad cell is reported, not only the first', () => {
  const rows = [
    header,
    'EURUSD,100000,1:500,24/7,,,Forex',
    ',100000,500,24/7,,,Forex',
    '',
    'EURUSD,,1:20,24/7,,,Forx',
    'GBPUSD,1,1:5,24/7,,,Forex,more',
    'USDCHF,1,1:5,24/7,,,',
  ];
  expect(complaints(rows.join('\n'))).toEqual([
    '3 symbol: must not be empty',
    "3 leverage: must be a ratio such as 1:500; '500' is not",
    '5 contractSize: must not be empty',
    "5 products: 'Forx' is not one of Forex, Metal, Indices, Crypto, Stocks, Futures, Energies",
    "5 symbol: 'EURUSD' is already in row 2",
    '6 : has 8 cells; there are 7 columns',
    '7 products: must name one of Forex, Metal, Indices, Crypto, Stocks, Futures, Energies',
  ]);
});

test.each([
  ['', ['1 symbol: the column is missing']],
  [header, ['2 : there are no rows below the header']],
  [
    'symbol,contractSize,leverage,tradingHours,products,products,colour\nX,1,1:5,24/7,Metal,Metal,red',
    [
      '1 products: the column appears twice',
      "1 colour: 'colour' is not a column of specifications",
    ],
  ],
  [`${header}\nX,"1,1:5`, ['2 : the quotation marks around a cell do not match']],
  [`${header}\nX,"1"0,1:5`, ['2 : the quotation marks around a cell do not match']],
])('a file that is no list of specifications says so: %j', (text, expected) => {
  expect(complaints(text)).toEqual(expect.arrayContaining(expected));
});

test('a file without time zones does not move hours that are stored on the clock of an exchange', () => {
  const onExchange = { ...gold, symbol: 'AAPL', timeZone: 'America/New_York' };
  const file = `${header}\nEURUSD,1,1:5,24/7,,,Forex\nAAPL,1,1:5,Mon–Fri 09:30–16:00,,,Stocks`;
  expect(complaints(file, [gold, onExchange])).toEqual(['1 timeZone: the column is missing']);
  expect(complaints(file, [gold, { ...onExchange, symbol: 'MSFT' }])).toEqual([]);
  const withZones = file
    .replace('futureExpiryDate,', 'futureExpiryDate,timeZone,')
    .replaceAll(/,(Forex|Stocks)$/gm, ',,$1');
  expect(complaints(withZones, [onExchange])).toEqual([]);
});

test('what a file has no column for stays as it is stored', () => {
  const stored = { ...gold, symbol: 'X', timeZone: '', tripleSwap: 'Wed', minLots: '0.01' };
  const parsed = parseSpecs(`${header}\nX,2,1:5,24/7,,,Metal`, [stored]);
  expect(parsed).toMatchObject({
    ok: true,
    value: [{ symbol: 'X', contractSize: '2', tripleSwap: 'Wed', minLots: '0.01' }],
  });
});

test('hours typed with a hyphen are stored with the dash of the specifications', () => {
  const [row] = good(`${header}\nX,1,1:5,Mon-Fri 16:30-23:00,23:55-00:05,2026-12-18,Metal`);
  expect(row).toMatchObject({
    tradingHours: 'Mon–Fri 16:30–23:00',
    dailyBreakTime: '23:55–00:05',
    futureExpiryDate: '2026-12-18',
  });
});
