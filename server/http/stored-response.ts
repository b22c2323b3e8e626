import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapKeys } from '../../core/util/map-keys.ts';

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
  headers: Readonly<Record<string, string>>;
  /** Those of a 304. */
  revalidatedHeaders: Readonly<Record<string, string>>;
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
  const { 'content-type': _type, 'content-encoding': _encoding, ...others } = headers;
  return {
    body,
    etag,
    headers: { ...headers, 'content-length': String(body.byteLength), etag },
    revalidatedHeaders: { ...others, etag },
  };
}

/** A compressible response differs by the accepted encodings, besides whatever else it differs by. */
const varyOf = ({ vary }: Record<string, string>): string =>
  vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`;

/** The response that these bytes are; it is compressed at its best when it is first used, if it is not yet. */
export function storedResponse({
  status,
  headers,
  hash,
  identity,
  compressed,
  isFinal,
}: ResponseBytes): StoredResponse {
  const isCompressible = compressibleType.test(headers['content-type'] ?? '');
  const plain = {
    status,
    identity: encodedBody(
      identity,
      isCompressible ? { ...headers, vary: varyOf(headers) } : headers,
      `"${hash}"`,
    ),
  };
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
  const { 'content-length': _length, etag: _etag, vary, ...headers } = identity.headers;
  const otherVary = vary?.replace(/^accept-encoding(?:, )?/, '');
  return {
    status,
    headers: otherVary ? { ...headers, vary: otherVary } : headers,
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
      { ...headers, vary: varyOf(headers), 'content-encoding': encoding },
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

/** A window that holds the whole body: brotli's own choice, for any size, costs megabytes for each compression. */
const windowBits = ({ byteLength }: Uint8Array): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(byteLength + 16))),
  );

async function compress(
  body: Uint8Array,
  quality: Quality,
): Promise<Record<Encoding, Uint8Array<ArrayBuffer>>> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
      },
    }),
    compressGzip(body, { level: quality.gzip }),
  ]);
  // Copies, because zlib's buffers are longer than what they hold.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

export type FinalQuality = 'best' | 'fast' | 'best at once' | 'none';

/**
 * Compresses the body for every encoding, fast: the whole site at its best would delay its start by seconds.
 * @param headers must contain `content-type`
 * @param finalQuality `best` compresses again when the response is first used: for one that serves many requests;
 * `fast` is for one that a single visitor is waiting for; `best at once` is for the build; `none` for a command that serves nobody
 */
export async function compressedResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  finalQuality: FinalQuality = 'best',
): Promise<StoredResponse> {
  if (finalQuality === 'none' || !compressibleType.test(headers['content-type'] ?? ''))
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

/** Encodings that a client accepts, by its header: browsers send a handful of different ones. */
const acceptedByHeader = new Map<string, Readonly<Record<Encoding, boolean>>>();
/** Beyond them the header is parsed each time: a visitor may send any. */
const maxRememberedHeaders = 500;
const maxRememberedLength = 100;

function acceptedEncodings(header: string): Readonly<Record<Encoding, boolean>> {
  const known = acceptedByHeader.get(header);
  if (known) return known;
  const accepted = mapKeys(encodings, (encoding) => isAccepted(encoding, header));
  if (acceptedByHeader.size < maxRememberedHeaders && header.length <= maxRememberedLength)
    acceptedByHeader.set(header, accepted);
  return accepted;
}

/** What a response depends on, of its request. */
export interface RequestFacts {
  method: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** What is sent for one request. */
export interface NegotiatedResponse {
  status: number;
  /** The same object for the same response. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** The response to this request: best accepted encoding, 304 if the browser has it already, no body for HEAD. */
export function negotiateResponse(
  stored: StoredResponse,
  { method, acceptEncoding, ifNoneMatch }: RequestFacts,
): NegotiatedResponse {
  const accepted = acceptedEncodings(acceptEncoding ?? '');
  const chosen = (accepted.br && stored.br) || (accepted.gzip && stored.gzip) || stored.identity;
  if (chosen !== stored.identity) stored.onFirstUse?.();
  if (ifNoneMatch !== undefined && stored.status === 200 && etagMatches(ifNoneMatch, chosen.etag))
    return { status: 304, headers: chosen.revalidatedHeaders, body: null };
  return {
    status: stored.status,
    headers: chosen.headers,
    body: method === 'HEAD' ? null : chosen.body,
  };
}

/** The same as a `Response`. */
export function toResponse(stored: StoredResponse, { method, headers }: Request): Response {
  const negotiated = negotiateResponse(stored, {
    method,
    acceptEncoding: headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  });
  return new Response(negotiated.body, {
    status: negotiated.status,
    headers: { ...negotiated.headers },
  });
}
