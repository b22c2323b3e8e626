import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedResponse, toResponse } from './stored-response.ts';

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

test('an encoding of quality 0 is not used; each encoding has its own etag, and a vary header', () => {
  const etagFor = (encoding: string): string | null =>
    toResponse(page, request({ 'accept-encoding': encoding })).headers.get('etag');
  expect(new Set(['br', 'gzip', 'identity'].map(etagFor)).size).toBe(3);
  expect(etagFor('br;q=0, gzip;q=0.5')).toBe(etagFor('gzip'));
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

test('another etag gets the full page, and an error page is never a 304', async () => {
  expect(toResponse(page, request({ 'if-none-match': '"old"' })).status).toBe(200);
  const type = { 'content-type': 'text/html' };
  const errorPage = await compressedResponse(404, Buffer.from(text), type);
  expect(toResponse(errorPage, request({ 'if-none-match': '*' })).status).toBe(404);
});
