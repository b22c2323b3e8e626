import { readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { temporaryFolder } from '../../tests/harness/temporary-folder.ts';
import { createKeptResponses } from './kept-responses.ts';
import { compressedResponse, toResponse, type StoredResponse } from './stored-response.ts';

const inputs = 'a'.repeat(64);
const otherInputs = 'b'.repeat(64);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-language': '中文'.length.toString(),
};
const responseOf = (text: string, quality: 'best' | 'best at once' = 'best at once') =>
  compressedResponse(200, Buffer.from(text.repeat(50)), headers, quality);

function newFolder(): string {
  const { folder, remove } = temporaryFolder('kept');
  onTestFinished(remove);
  return folder;
}

/** A folder in which an earlier process kept one response. */
async function folderWith(response: StoredResponse): Promise<{ folder: string; file: string }> {
  const folder = newFolder();
  const kept = createKeptResponses(folder, undefined, memoryLog());
  kept.set('/page', inputs, response);
  await kept.save();
  return { folder, file: path.join(folder, readdirSync(folder)[0] ?? '') };
}

/** What a later process finds. */
function findIn(folder: string, wanted = inputs) {
  const log = memoryLog();
  const kept = createKeptResponses(folder, undefined, log);
  return { kept, log, found: kept.get('/page', wanted) };
}

const plain = ({ onFirstUse: _, ...response }: StoredResponse) => response;

test('a later process finds the same response in every encoding', async () => {
  const response = await responseOf('مرحبا 你好 ');
  const { folder } = await folderWith(response);
  const { found, log } = findIn(folder);
  expect(found).toEqual(response);
  expect(log.lines).toEqual([]);
});

test('a response that differs by more than the encoding still says so', async () => {
  const response = await compressedResponse(200, Buffer.from('text '.repeat(50)), {
    ...headers,
    vary: 'cf-ipcountry',
  });
  const { folder } = await folderWith(response);
  const { found } = findIn(folder);
  for (const encoded of [found?.identity, found?.br, found?.gzip])
    expect([encoded?.headers['vary'], encoded?.revalidatedHeaders['vary']]).toEqual([
      'accept-encoding, cf-ipcountry',
      'accept-encoding, cf-ipcountry',
    ]);
});

test('a response that was made of anything else is not found', async () => {
  const { folder } = await folderWith(await responseOf('page '));
  expect(findIn(folder, otherInputs).found).toBeUndefined();
});

test('a file that is not as it was written is not used, whichever byte of it changed, and is written anew', async () => {
  const response = await responseOf('page ');
  const { folder, file } = await folderWith(response);
  const written = readFileSync(file);
  const damaged = [
    Buffer.alloc(0),
    ...[1, 64, 65, 200, written.length - 1].map((length) => written.subarray(0, length)),
    Buffer.concat([written, Buffer.from('x')]),
    ...[0, 64, 65, 120, written.indexOf('page'), written.length - 1].map((position) => {
      const changed = Buffer.from(written);
      changed[position] = (changed[position] ?? 0) ^ 1;
      return changed;
    }),
  ];
  for (const bytes of damaged) {
    writeFileSync(file, bytes);
    const { found, log, kept } = findIn(folder);
    expect(found, `${bytes.length} bytes`).toBeUndefined();
    expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'Kept responses cannot be used and are made again'],
    ]);
    kept.set('/page', inputs, response);
    await kept.save();
    expect(readFileSync(file).equals(written)).toBe(true);
  }
});

test('a file under the name of another response is not used', async () => {
  const { folder, file } = await folderWith(await responseOf('page '));
  renameSync(file, file.replace(inputs, otherInputs));
  expect(findIn(folder, otherInputs).found).toBeUndefined();
});

test('what is no longer used is deleted; a file that another process is writing is not', async () => {
  const { folder, file } = await folderWith(await responseOf('page '));
  const [unfinished, abandoned, foreign] = ['1.new', '2.new', 'readme'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  for (const name of [unfinished, abandoned, foreign]) writeFileSync(name, '');
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(abandoned, longAgo, longAgo);
  const kept = createKeptResponses(folder, undefined, memoryLog());
  expect(kept.get('/page', inputs)).toBeDefined();
  kept.set('/page', otherInputs, await responseOf('newer '));
  await kept.save();
  expect(readdirSync(folder).toSorted()).toEqual(
    ['1.new', 'readme', path.basename(file).replace(inputs, otherInputs)].toSorted(),
  );
});

test('a process in which nothing changed leaves the files of another alone', async () => {
  const { folder } = await folderWith(await responseOf('page '));
  const { kept: older } = findIn(folder);
  await older.save();
  const { kept: newer } = findIn(folder, otherInputs);
  newer.set('/page', otherInputs, await responseOf('newer '));
  await newer.save();
  await older.save();
  expect(readdirSync(folder)).toEqual([`${otherInputs}.best`]);
});

test('a response is written again once it is compressed at its best, and goes on improving after a restart', async () => {
  const { folder } = await folderWith(await responseOf('page ', 'best'));
  const { kept, found } = findIn(folder);
  const brotli = (): string | null =>
    toResponse(
      found as StoredResponse,
      new Request('http://site.test', { headers: { 'accept-encoding': 'br' } }),
    ).headers.get('etag');
  expect(brotli()).toMatch(/^W\//);
  await expect.poll(brotli).toMatch(/^"/);
  await kept.save();
  expect(readdirSync(folder)).toEqual([`${inputs}.best`]);
  expect(findIn(folder).found).toEqual(plain(found as StoredResponse));
});

test('responses of the build are read, and not written a second time', async () => {
  const { folder: builtFolder } = await folderWith(await responseOf('page '));
  const folder = newFolder();
  const kept = createKeptResponses(folder, builtFolder, memoryLog());
  expect(kept.get('/page', inputs)).toBeDefined();
  kept.set('/other', otherInputs, await responseOf('other '));
  await kept.save();
  expect(readdirSync(folder)).toEqual([`${otherInputs}.best`]);
  expect(readdirSync(builtFolder)).toEqual([`${inputs}.best`]);
});

test('a disk that cannot be written is logged once and changes nothing else', async () => {
  const file = path.join(newFolder(), 'a-file');
  writeFileSync(file, '');
  const log = memoryLog();
  const kept = createKeptResponses(path.join(file, 'responses'), undefined, log);
  kept.set('/page', inputs, await responseOf('page '));
  await kept.save();
  await kept.save();
  expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'Responses cannot be kept on the disk'],
  ]);
});
