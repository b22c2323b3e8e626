import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import type { StoredResponse } from './stored-response.ts';

/** For the next calls of brotli, one each. */
const failures: Error[] = [];
vi.doMock(import('node:zlib'), async (importOriginal) => {
  const zlib = await importOriginal();
  const brotliCompress = ((body, options, callback) => {
    const failure = failures.shift();
    if (failure) callback(failure, Buffer.alloc(0));
    else zlib.brotliCompress(body, options, callback);
  }) as typeof zlib.brotliCompress;
  return { ...zlib, brotliCompress };
});
// Another test file of this process may have loaded the module with the real one.
vi.resetModules();
const { toResponse, compressedResponse } = await import('./stored-response.ts');
afterAll(() => {
  vi.doUnmock('node:zlib');
  vi.resetModules();
});

const text = 'price line '.repeat(200);
const page = await compressedResponse(200, Buffer.from(text), {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public',
});
const request = (headers: Record<string, string> = {}, method = 'GET'): Request =>
  new Request('http://site.test/', { method, headers });
const bytes = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

test('brotli is preferred, gzip is second, plain bytes serve everyone else', async () => {
  const br = toResponse(page, request({ 'accept-encoding': 'gzip, deflate, br' }));
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);

  const gzip = toResponse(page, request({ 'accept-encoding': 'gzip' }));
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);

  const plain = toResponse(page, request());
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await bytes(plain)).toString()).toBe(text);
});

test('an encoding of quality 0 is not used', () => {
  expect(
    toResponse(page, request({ 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers.get(
      'content-encoding',
    ),
  ).toBe('gzip');
});

test('every encoding has its own etag and a vary header', async () => {
  const stored = await compressedResponse(200, Buffer.from(text), { 'content-type': 'text/html' });
  expect(brotliOf(stored).etag).toMatch(/^W\/"[\w-]{22}-br"$/);
  await expect.poll(() => brotliOf(stored).etag).toMatch(/^"/);
  const etags = ['br', 'gzip', 'identity'].map((encoding) =>
    toResponse(stored, request({ 'accept-encoding': encoding })).headers.get('etag'),
  );
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
  expect(toResponse(page, request()).headers.get('vary')).toBe('accept-encoding');
});

test.each([
  ['the same', (etag: string) => etag],
  ['one of a list', (etag: string) => `"other", ${etag}`],
  ['weakened by a proxy', (etag: string) => `W/${etag}`],
  ['any', () => '*'],
])('a browser that has the page (%s etag) gets 304 without a body', async (_, known) => {
  const etag = toResponse(page, request()).headers.get('etag') ?? '';
  const response = toResponse(page, request({ 'if-none-match': known(etag) }));
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toBe(etag);
  expect(response.headers.get('content-length')).toBeNull();
  expect(await response.text()).toBe('');
});

const brotliOf = (stored: StoredResponse): { etag: string; length: number; response: Response } => {
  const response = toResponse(stored, request({ 'accept-encoding': 'br' }));
  return {
    etag: response.headers.get('etag') ?? '',
    length: Number(response.headers.get('content-length')),
    response,
  };
};

test('a page whose better compression fails keeps the fast one, and other pages are still improved', async () => {
  const [unlucky, other] = [
    await compressedResponse(200, Buffer.from(text), { 'content-type': 'text/html' }),
    await compressedResponse(200, Buffer.from(`${text}!`), { 'content-type': 'text/html' }),
  ];
  failures.push(new Error('Out of memory'));
  const { etag } = brotliOf(unlucky);
  brotliOf(other);
  await expect.poll(() => brotliOf(other).etag).toMatch(/^"/);
  const kept = brotliOf(unlucky);
  expect(kept.etag).toBe(etag);
  expect(brotliDecompressSync(await bytes(kept.response)).toString()).toBe(text);
});

test('a page is compressed better once it has been asked for, and its etag still matches', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `word ${(at * 7919) % 1009}`).join(' ');
  const stored = await compressedResponse(200, Buffer.from(words), { 'content-type': 'text/html' });
  const first = brotliOf(stored);
  expect(first.etag).toMatch(/^W\/"[\w-]+"$/);
  await expect.poll(() => brotliOf(stored).etag).toBe(first.etag.replace('W/', ''));
  const { response, length } = brotliOf(stored);
  expect(length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await bytes(response)).toString()).toBe(words);
  expect(
    toResponse(stored, request({ 'accept-encoding': 'br', 'if-none-match': first.etag })).status,
  ).toBe(304);
});

test('a response for one visitor is compressed once', async () => {
  const stored = await compressedResponse(
    200,
    Buffer.from(text),
    { 'content-type': 'text/html' },
    'fast',
  );
  expect(brotliOf(stored).etag).toMatch(/^"/);
  expect(stored.onFirstUse).toBeUndefined();
});

test('a different etag gets the full page', () => {
  expect(toResponse(page, request({ 'if-none-match': '"old"' })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const head = toResponse(page, request({}, 'HEAD'));
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(await head.text()).toBe('');
});

test('content that is already compressed is stored unchanged', async () => {
  const font = await compressedResponse(200, Buffer.from(text), { 'content-type': 'font/woff2' });
  expect(font.br).toBeUndefined();
  expect(toResponse(font, request({ 'accept-encoding': 'br' })).headers.get('vary')).toBeNull();
});

test('an error page is never a 304', async () => {
  const errorPage = await compressedResponse(404, Buffer.from(text), {
    'content-type': 'text/html',
  });
  expect(toResponse(errorPage, request({ 'if-none-match': '*' })).status).toBe(404);
});
