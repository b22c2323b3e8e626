import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentFileError } from '../../core/content-files/content-file.ts';
import { mapColumns } from '../../core/domain/instrument-spec.ts';
import { newFolder } from '../../tests/harness/temporary-folder.ts';
import { createBuiltInContentService } from './built-in/built-in-service.ts';
import { checkRows } from './check/check-rows.ts';
import { createContentClient, type ContentClient } from './check/content-client.ts';
import { localiseAccountTypes } from './check/localise-account-types.ts';
import { specRow, type AccountTypeRow } from './check/row-schemas.ts';
import { createListReader } from './read/list-reader.ts';
import { coalesceCalls } from './refresh/coalesce-calls.ts';

const row = {
  documentId: 'a',
  Title: 'Elite Account',
  MinDeposit: '$10,000',
  Commission: '$3',
  Spread: '0.1',
  Leverages: '1:500',
  Lot_size: '0.01',
  Instruments: '6,000+',
  CommissionProducts: '',
  TypicalSpreads: '',
} satisfies AccountTypeRow;

function builtInClient(folder: string): ContentClient {
  const source = {
    service: createBuiltInContentService(folder),
    base: 'http://built-in.test',
    token: undefined,
  };
  return createContentClient(createListReader(source, { timeoutSeconds: 1, maxBytes: 1_000_000 }));
}

function contentFolder(accountTypes: string): string {
  const folder = newFolder(onTestFinished, 'content');
  writeFileSync(path.join(folder, 'account-types.json'), accountTypes);
  return folder;
}

test('the built-in service serves localised rows by locale', async () => {
  const { value } = await builtInClient('content').getAccountTypes();
  expect(value.en.map(({ title, tier }) => [title, tier])).toEqual([
    ['Standard Account', 'standard'],
    ['Premium Account', 'premium'],
    ['Elite Account', 'elite'],
  ]);
  expect(value.zh[0]).toMatchObject({ title: '标准账户', tier: 'standard' });
  expect(value.ar[2]?.title).toBe('حساب النخبة');
});

test.each([
  ['not JSON', '[{', /account-types\.json: is not JSON/],
  ['not a list', '{}', /account-types\.json: the list: /],
  [
    'an empty title',
    JSON.stringify([row, { ...row, Title: ' ' }]),
    /account-types\.json: row 2, field Title: must not be empty/,
  ],
  [
    'a missing field',
    JSON.stringify([{ ...row, Spread: undefined }]),
    /account-types\.json: row 1, field Spread: /,
  ],
  ['a wrong type', JSON.stringify([{ ...row, Spread: { from: 1 } }]), /row 1, field Spread: /],
  ['an unknown field', JSON.stringify([{ ...row, Spred: '1' }]), /row 1: .*Spred/],
])('a file that is %s is refused, naming file, row and field', async (_, file, message) => {
  const client = builtInClient(contentFolder(file));
  await expect(client.getAccountTypes()).rejects.toThrow(ContentFileError);
  await expect(client.getAccountTypes()).rejects.toThrow(message);
});

test('a missing file is named', async () => {
  await expect(builtInClient(newFolder(onTestFinished, 'empty')).getAccountTypes()).rejects.toThrow(
    /account-types\.json: there is no such file/,
  );
});

test.each([
  [
    { symbol: ' EURUSD ', contractSize: 100_000, leverage: null, products: ' Forex ' },
    {
      ...mapColumns(() => ''),
      symbol: 'EURUSD',
      contractSize: '100000',
      products: ['Forex'],
    },
  ],
  [
    {
      attributes: {
        symbol: 'X',
        tradingHours: '24/7',
        dailyBreakTime: '',
        futureExpiryDate: 'N/A',
        products: ['Crypto', ' ', 'Elite '],
        extra: 1,
      },
    },
    {
      ...mapColumns(() => ''),
      symbol: 'X',
      tradingHours: '24/7',
      futureExpiryDate: 'N/A',
      products: ['Crypto', 'Elite'],
    },
  ],
])('a specification is read as text, trimmed, with a list of products: %o', (raw, read) => {
  expect(checkRows([raw], specRow)).toEqual({ rows: [read], invalid: [] });
});

test.each<[unknown, string]>([
  [null, ''],
  ['EURUSD', ''],
  [[], ''],
  [{ symbol: ' ' }, 'symbol'],
  [{ symbol: 'X', leverage: { up: 500 } }, 'leverage'],
  [{ symbol: 'X', leverage: true }, 'leverage'],
  [{ symbol: 'X', products: [1] }, 'products'],
  [{ attributes: { symbol: null } }, 'symbol'],
])('a row that cannot be shown is reported by index and field: %o', (raw, field) => {
  const { rows, invalid } = checkRows([{ symbol: 'A' }, raw, { symbol: 'B' }], specRow);
  expect(rows.map(({ symbol }) => symbol)).toEqual(['A', 'B']);
  expect(invalid).toEqual([{ index: 1, field, problem: expect.stringMatching(/\w/) }]);
});

test('a value that a language leaves empty comes from the default row', () => {
  const { zh, ar } = localiseAccountTypes([row], {
    zh: [{ ...row, Title: '精英账户', Spread: '' }],
  });
  expect(zh[0]).toMatchObject({ title: '精英账户', spread: '0.1', tier: 'elite' });
  expect(ar[0]).toMatchObject({ title: 'Elite Account' });
});

test('rows without an id are not matched by position: one of them may be missing', () => {
  const { documentId: _documentId, ...nameless } = row;
  const { zh } = localiseAccountTypes([nameless, { ...nameless, Title: 'Standard Account' }], {
    zh: [{ ...nameless, Title: '标准账户' }],
  });
  expect(zh.map(({ title }) => title)).toEqual(['Elite Account', 'Standard Account']);
});

test('calls are merged: one runs, the others share one more run, which begins after the gap', async () => {
  const runs: { end: (value: number) => void }[] = [];
  const pauses: number[] = [];
  let time = 0;
  const call = coalesceCalls(
    () => new Promise<number>((resolve) => void runs.push({ end: resolve })),
    1000,
    {
      now: () => time,
      sleep: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const first = call();
  await settle();
  const [second, third] = [call(), call()];
  await settle();
  expect(runs).toHaveLength(1);
  time = 100;
  runs[0]?.end(1);
  await settle();
  expect([runs.length, pauses]).toEqual([2, [1000]]);
  const fourth = call();
  runs[1]?.end(2);
  await settle();
  runs[2]?.end(3);
  expect(await Promise.all([first, second, third, fourth])).toEqual([1, 2, 2, 3]);
});

test('a run that fails does not hold up the next', async () => {
  let runs = 0;
  const call = coalesceCalls(
    () => (++runs === 1 ? Promise.reject(new Error('down')) : Promise.resolve(runs)),
    0,
  );
  await expect(call()).rejects.toThrow('down');
  expect(await call()).toBe(2);
});
