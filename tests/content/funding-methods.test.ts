import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createBuiltInContentService } from '../../server/content-service/built-in/built-in-service.ts';
import {
  createContentClient,
  type ContentClient,
} from '../../server/content-service/check/content-client.ts';
import {
  createListReader,
  type ContentService,
} from '../../server/content-service/read/list-reader.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const list = '/api/funding-methods';
let fake: FakeContentService;
beforeEach(async () => {
  fake = await startFakeContentService(1);
});
afterEach(() => fake.stop());

const clientOf = (service: ContentService, base: string): ContentClient =>
  createContentClient(
    createListReader(
      { service, base, token: undefined },
      { timeoutSeconds: 5, maxBytes: 1_000_000 },
      () => Promise.resolve(),
    ),
  );
const remote = (): ContentClient => clientOf((request) => fetch(request), fake.origin);
const builtIn = (folder: string): ContentClient =>
  clientOf(createBuiltInContentService(folder), 'http://built-in.test');

const visa = {
  id: 1,
  documentId: 'visa',
  name: 'Visa',
  currencies: ['USD', ' EUR '],
  minimum: '$50',
  fee: 'None',
  depositTime: 'a few minutes',
  withdrawalTime: '3 days',
  direction: 'both',
};

test('a service without the list has no funding methods, and has not failed', async () => {
  expect(await remote().getFundingMethods()).toEqual({
    value: { zh: [], en: [], ar: [] },
    invalid: [],
  });
  expect(fake.requests).toHaveLength(1);
});

test('a service that fails otherwise has failed', async () => {
  fake.faults[list] = { status: 403 };
  await expect(remote().getFundingMethods()).rejects.toThrow(
    '/api/funding-methods responded with status 403',
  );
});

test('a row that cannot be read is reported, and the others stay', async () => {
  fake.lists[list] = [
    visa,
    { ...visa, id: 2, documentId: 'unknown-direction', direction: 'sideways' },
    { ...visa, id: 3, documentId: 'nameless', name: ' ' },
    { id: 4, name: 'Wallet', currencies: 'USD, EUR、CNY،AED', minimum: 20 },
  ];
  const { value, invalid } = await remote().getFundingMethods();
  expect(invalid.map(({ index, field }) => [index, field])).toEqual([
    [1, 'direction'],
    [2, 'name'],
  ]);
  expect(value.en).toEqual([
    {
      id: 'visa',
      name: 'Visa',
      minimum: '$50',
      fee: 'None',
      depositTime: 'a few minutes',
      withdrawalTime: '3 days',
      currencies: ['USD', 'EUR'],
      direction: 'both',
    },
    {
      id: '4',
      name: 'Wallet',
      minimum: '20',
      fee: '',
      depositTime: '',
      withdrawalTime: '',
      currencies: ['USD', 'EUR', 'CNY', 'AED'],
      direction: 'both',
    },
  ]);
  // The fake has no rows in other languages.
  expect(value.ar).toEqual(value.en);
});

test('our own methods are named in every language, with the same currencies', async () => {
  const { value, invalid } = await builtIn('content').getFundingMethods();
  expect(invalid).toEqual([]);
  expect([value.en[0]?.name, value.zh[0]?.name, value.ar[0]?.name]).toEqual([
    'Bank transfer',
    '银行转账',
    'تحويل مصرفي',
  ]);
  const shared = (methods: typeof value.en) =>
    methods.map(({ id, currencies, direction }) => ({ id, currencies, direction }));
  expect(shared(value.zh)).toEqual(shared(value.en));
  expect(shared(value.ar)).toEqual(shared(value.en));
});

test('a content folder without the file has no funding methods', async () => {
  const folder = newFolder(onTestFinished, 'content');
  expect((await builtIn(folder).getFundingMethods()).value.en).toEqual([]);
});

test('our own file needs no time of a withdrawal for a method that only takes deposits', async () => {
  const folder = newFolder(onTestFinished, 'content');
  const write = (direction: string, time: string): void => {
    const method = { ...visa, id: undefined, direction, [time]: undefined };
    writeFileSync(path.join(folder, 'funding-methods.json'), JSON.stringify([method]));
  };
  for (const [direction, time] of [
    ['deposit', 'withdrawalTime'],
    ['withdrawal', 'depositTime'],
  ] as const) {
    write(direction, time);
    expect((await builtIn(folder).getFundingMethods()).value.en).toMatchObject([
      { direction, [time]: '' },
    ]);
    write('both', time);
    await expect(builtIn(folder).getFundingMethods()).rejects.toThrow(`row 1, field ${time}: `);
  }
});

test.each([
  ['"direction": "both"', '"direction": "all"', /funding-methods\.json: row 1, field direction: /],
  ['"minimum": "$100"', '"minimum": ""', /row 1, field minimum: must not be empty/],
  ['"currencies": ["CNY"]', '"currencies": []', /row 4, field currencies: must not be empty/],
  ['"documentId": "visa"', '"documentId": "usdt"', /row 7, field documentId: 'usdt' is in the/],
])(
  'our own file with %s changed to %s is refused, naming row and field',
  async (from, to, message) => {
    const folder = newFolder(onTestFinished, 'content');
    const file = path.join(folder, 'funding-methods.json');
    copyFileSync('content/funding-methods.json', file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    await expect(builtIn(folder).getFundingMethods()).rejects.toThrow(message);
  },
);
