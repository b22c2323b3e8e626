import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/site-parts.ts';
import { builtInContentService } from './built-in.ts';
import { createContentClient } from './client.ts';
import { ContentFileError } from './content-file.ts';
import { createContentKeeper } from './content-keeper.ts';
import type { AccountTypeRow } from './contract.ts';

const row = {
  documentId: 'a',
  Title: 'Elite Account',
  MinDeposit: '$10,000',
  Commission: '$3',
  Spread: '0.1',
  Leverages: '1:500',
  Lot_size: '0.01',
  Instruments: '6,000+',
} satisfies AccountTypeRow;

function contentFolder(accountTypes: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'account-types.json'), accountTypes);
  return folder;
}

const clientOf = (service: (request: Request) => Promise<Response>) => createContentClient({ service, base: 'http://content.test', timeoutSeconds: 1 });
const answering =
  (data: unknown): ((request: Request) => Promise<Response>) =>
  (request) =>
    Promise.resolve(Response.json(new URL(request.url).searchParams.has('locale') ? { data: [] } : data));

test('the built-in service answers all rows, and localised ones by locale', async () => {
  const types = await clientOf(builtInContentService('content')).getAccountTypes();
  expect(types.en.map(({ title, style }) => [title, style])).toEqual([
    ['Standard Account', 'standard'],
    ['Premium Account', 'premium'],
    ['Elite Account', 'elite'],
  ]);
  expect(types.zh[0]).toMatchObject({ title: '标准账户', style: 'standard' });
  expect(types.ar[2]?.title).toBe('حساب النخبة');
});

test.each([
  ['not JSON', '[{', /account-types\.json: is not JSON/],
  ['not a list', '{}', /account-types\.json: the list: /],
  ['an empty title', JSON.stringify([row, { ...row, Title: ' ' }]), /account-types\.json: row 2, field Title: must not be empty/],
  ['a missing field', JSON.stringify([{ ...row, Spread: undefined }]), /account-types\.json: row 1, field Spread: /],
  ['a wrong type', JSON.stringify([{ ...row, Spread: { from: 1 } }]), /row 1, field Spread: /],
  ['an unknown field', JSON.stringify([{ ...row, Spred: '1' }]), /row 1: .*Spred/],
])('a file that is %s is refused by file, row and field', async (_, file, message) => {
  const client = clientOf(builtInContentService(contentFolder(file)));
  await expect(client.getAccountTypes()).rejects.toThrow(ContentFileError);
  await expect(client.getAccountTypes()).rejects.toThrow(message);
});

test('a missing file is named', async () => {
  await expect(clientOf(builtInContentService(mkdtempSync(path.join(tmpdir(), 'empty-')))).getAccountTypes()).rejects.toThrow(
    /account-types\.json: there is no such file/,
  );
});

test('rows may stand under attributes, and numbers may be numbers', async () => {
  const { documentId: _, ...attributes } = row;
  const types = await clientOf(answering({ data: [{ id: 7, attributes: { ...attributes, Spread: 1.2 } }] })).getAccountTypes();
  expect(types.en[0]).toMatchObject({ id: '7', spread: '1.2', style: 'elite' });
});

test('every page of a paginated answer is asked for', async () => {
  const asked: string[] = [];
  const client = clientOf((request) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('locale')) return Promise.resolve(Response.json({ data: [] }));
    const page = Number(searchParams.get('pagination[page]'));
    asked.push(String(page));
    return Promise.resolve(Response.json({ data: [{ ...row, documentId: `row-${page}` }], meta: { pagination: { page, pageCount: 3 } } }));
  });
  expect((await client.getAccountTypes()).en.map(({ id }) => id)).toEqual(['row-1', 'row-2', 'row-3']);
  expect(asked).toEqual(['1', '2', '3']);
});

test('a service that refuses the locale shows its default rows in every language', async () => {
  const client = clientOf((request) =>
    Promise.resolve(new URL(request.url).searchParams.has('locale') ? Response.json({ data: null }, { status: 400 }) : Response.json({ data: [row] })),
  );
  expect((await client.getAccountTypes()).ar[0]?.title).toBe('Elite Account');
});

test('what was never answered is failed, and the specification’s words are logged with the cause', async () => {
  const log = memoryLog();
  const keeper = createContentKeeper(
    clientOf(() => Promise.resolve(new Response('', { status: 500 }))),
    log,
  );
  expect(await keeper.refresh()).toEqual([]);
  expect(keeper.current.accountTypes).toEqual({ state: 'failed' });
  expect(log.lines).toEqual([{ level: 'error', message: 'Error fetching pricing data', details: { cause: '/api/account-types answered 500' } }]);
});

test('an edit is a change once; a broken file keeps the last good content', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content/account-types.json', path.join(folder, 'account-types.json'));
  const file = path.join(folder, 'account-types.json');
  const keeper = createContentKeeper(clientOf(builtInContentService(folder)), memoryLog());
  expect(await keeper.refresh()).toEqual(['accountTypes']);
  expect(await keeper.refresh()).toEqual([]);

  writeFileSync(file, readFileSync(file, 'utf8').replace('"$100"', '"$250"'));
  expect(await keeper.refresh()).toEqual(['accountTypes']);
  const shown = (): string | undefined => (keeper.current.accountTypes.state === 'ready' ? keeper.current.accountTypes.value.en[0]?.minDeposit : undefined);
  expect(shown()).toBe('$250');

  writeFileSync(file, '[{"Title": ""}]');
  expect(await keeper.refresh()).toEqual([]);
  expect(shown()).toBe('$250');
});

test('a service that hangs is given up', async () => {
  const client = createContentClient({
    service: (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))),
    base: 'http://content.test',
    timeoutSeconds: 0.05,
  });
  await expect(client.getAccountTypes()).rejects.toThrow(/timeout/i);
});
