import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapKeys } from '../../contract/map-keys.ts';

/** A finished response in every encoding. */
export interface StoredResponse {
  readonly status: number;
  readonly identity: EncodedBody;
  br?: EncodedBody;
  gzip?: EncodedBody;
  /** Called when the response is first served compressed. */
  onFirstUse?: () => void;
}

interface EncodedBody {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Record<string, string>;
}

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];
type Quality = Record<Encoding, number>;

const compressibleType =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Milliseconds for a page, at 12 % more bytes than the best. */
const fastQuality: Quality = { br: 5, gzip: 6 };
/** Above it, brotli 11 takes seconds (3.3 s for 7,000 specifications); brotli 9 takes 40 ms for a fifth more bytes. */
const maxBytesAtFullQuality = 400_000;
const bestQuality = ({ byteLength }: Uint8Array): Quality => ({
  br: byteLength > maxBytesAtFullQuality ? 9 : 11,
  gzip: 9,
});

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A response as it can be kept on a disk. */
export interface ResponseBytes {
  status: number;
  /** Those that every encoding has. */
  headers: Record<string, string>;
  /** Of the uncompressed body. */
  hash: string;
  identity: Uint8Array<ArrayBuffer>;
  compressed?: Record<Encoding, Uint8Array<ArrayBuffer>>;
  /** False: not compressed at its best yet. The bytes will change though their meaning does not, so the ETag is weak. */
  isFinal: boolean;
}

function encodedBody(
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  etag: string,
): EncodedBody {
  return {
    body,
    etag,
    headers: { ...headers, 'content-length': String(body.byteLength), etag },
  };
}

/** The response that these bytes are; it is compressed at its best when it is first used, if it is not yet. */
export function storedResponse({
  status,
  headers,
  hash,
  identity,
  compressed,
  isFinal,
}: ResponseBytes): StoredResponse {
  const vary = compressibleType.test(headers['content-type'] ?? '')
    ? { vary: 'accept-encoding' }
    : {};
  const plain = { status, identity: encodedBody(identity, { ...headers, ...vary }, `"${hash}"`) };
  if (!compressed) return plain;
  const stored: StoredResponse = {
    ...plain,
    ...encodedBodies({ headers, hash, compressed, isFinal }),
  };
  if (!isFinal)
    stored.onFirstUse = () => {
      delete stored.onFirstUse;
      improvements = improvements
        .then(async () => {
          const best = await compress(identity, bestQuality(identity));
          Object.assign(stored, encodedBodies({ headers, hash, compressed: best, isFinal: true }));
        })
        // Not enough memory: the fast version stays, and the next use does not try again.
        .catch(() => {});
    };
  return stored;
}

/** The best compression is slow: one response at a time, so that visitors get the other cores. */
let improvements: Promise<void> = Promise.resolve();

/** Undefined for a response that is not compressed. */
export function bytesOf({
  status,
  identity,
  ...encoded
}: StoredResponse): ResponseBytes | undefined {
  const { br, gzip: gz } = encoded;
  if (!br || !gz) return undefined;
  const { 'content-length': _length, etag: _etag, vary: _vary, ...headers } = identity.headers;
  return {
    status,
    headers,
    hash: opaqueTag(identity.etag).slice(1, -1),
    identity: identity.body,
    compressed: { br: br.body, gzip: gz.body },
    isFinal: !br.etag.startsWith('W/'),
  };
}

function encodedBodies({
  headers,
  hash,
  compressed,
  isFinal,
}: Pick<ResponseBytes, 'headers' | 'hash' | 'isFinal'> &
  Required<Pick<ResponseBytes, 'compressed'>>): Record<Encoding, EncodedBody> {
  return mapKeys(encodings, (encoding) =>
    encodedBody(
      compressed[encoding],
      { ...headers, vary: 'accept-encoding', 'content-encoding': encoding },
      `${isFinal ? '' : 'W/'}"${hash}-${encoding}"`,
    ),
  );
}

/** @param headers must contain `content-type` */
export const uncompressedResponse = (
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
): StoredResponse =>
  storedResponse({
    status,
    headers,
    hash: hashOf(body),
    identity: new Uint8Array(body),
    isFinal: true,
  });

async function compress(
  body: Uint8Array,
  quality: Quality,
): Promise<Record<Encoding, Uint8Array<ArrayBuffer>>> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    compressGzip(body, { level: quality.gzip }),
  ]);
  // Copies, because zlib's buffers are longer than what they hold.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/**
 * Compresses the body for every encoding, fast: the whole site at its best would delay its start by seconds.
 * @param headers must contain `content-type`
 * @param finalQuality `best` compresses again when the response is first used: for one that serves many requests;
 * `fast` is for one that a single visitor is waiting for; `best at once` is for the build
 */
export async function compressedResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  finalQuality: 'best' | 'fast' | 'best at once' = 'best',
): Promise<StoredResponse> {
  if (!compressibleType.test(headers['content-type'] ?? ''))
    return uncompressedResponse(status, body, headers);
  const quality = finalQuality === 'best at once' ? bestQuality(body) : fastQuality;
  return storedResponse({
    status,
    headers,
    hash: hashOf(body),
    identity: new Uint8Array(body),
    compressed: await compress(body, quality),
    isFinal: finalQuality !== 'best',
  });
}

/** Whether `accept-encoding` allows the encoding; quality 0 forbids it. */
function isAccepted(encoding: string, header: string): boolean {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    if (name.trim() !== encoding) continue;
    const quality = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith('q='));
    return quality === undefined || Number(quality.slice(2)) > 0;
  }
  return false;
}

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110, section 13.1.2). */
function etagMatches(header: string, etag: string): boolean {
  return (
    header.trim() === '*' ||
    header.split(',').some((candidate) => opaqueTag(candidate) === opaqueTag(etag))
  );
}

/** The response to this request: best accepted encoding, 304 if the browser has it already, no body for HEAD. */
export function toResponse(stored: StoredResponse, request: Request): Response {
  const acceptEncoding = request.headers.get('accept-encoding') ?? '';
  const chosen =
    (stored.br && isAccepted('br', acceptEncoding) && stored.br) ||
    (stored.gzip && isAccepted('gzip', acceptEncoding) && stored.gzip) ||
    stored.identity;
  if (chosen !== stored.identity) stored.onFirstUse?.();
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch !== null && stored.status === 200 && etagMatches(ifNoneMatch, chosen.etag)) {
    const {
      'content-length': _length,
      'content-type': _type,
      'content-encoding': _encoding,
      ...headers
    } = chosen.headers;
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : chosen.body, {
    status: stored.status,
    headers: chosen.headers,
  });
}
