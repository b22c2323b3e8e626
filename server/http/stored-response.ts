import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

type Encoding = 'br' | 'gzip';
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

function encodedBody(
  bytes: Uint8Array,
  headers: Record<string, string>,
  etag: string,
): EncodedBody {
  return {
    body: new Uint8Array(bytes),
    etag,
    headers: { ...headers, 'content-length': String(bytes.byteLength), etag },
  };
}

/** @param headers must contain `content-type` */
export function uncompressedResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
): StoredResponse {
  const vary = compressibleType.test(headers['content-type'] ?? '')
    ? { vary: 'accept-encoding' }
    : {};
  return { status, identity: encodedBody(body, { ...headers, ...vary }, `"${hashOf(body)}"`) };
}

/** @param isFinal false: the bytes will change though their meaning does not, so the ETag is weak. */
async function compress(
  body: Uint8Array,
  headers: Record<string, string>,
  quality: Quality,
  isFinal: boolean,
): Promise<Record<Encoding, EncodedBody>> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    compressGzip(body, { level: quality.gzip }),
  ]);
  const hash = hashOf(body);
  const encoded = (bytes: Uint8Array, encoding: Encoding): EncodedBody =>
    encodedBody(
      bytes,
      { ...headers, vary: 'accept-encoding', 'content-encoding': encoding },
      `${isFinal ? '' : 'W/'}"${hash}-${encoding}"`,
    );
  return { br: encoded(br, 'br'), gzip: encoded(gz, 'gzip') };
}

/** The best compression is slow: one response at a time, so that visitors get the other cores. */
let improvements: Promise<void> = Promise.resolve();

/**
 * Compresses the body fast for every encoding. The whole site at the best quality would delay its start by seconds.
 * @param headers must contain `content-type`
 * @param finalQuality `best` compresses again when the response is first used: for one that serves many requests;
 * `fast` is for one that a single visitor is waiting for
 */
export async function compressedResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  finalQuality: 'best' | 'fast' = 'best',
): Promise<StoredResponse> {
  const plain = uncompressedResponse(status, body, headers);
  if (!compressibleType.test(headers['content-type'] ?? '')) return plain;
  const isFinal = finalQuality === 'fast';
  const stored: StoredResponse = {
    ...plain,
    ...(await compress(body, headers, fastQuality, isFinal)),
  };
  if (!isFinal)
    stored.onFirstUse = () => {
      delete stored.onFirstUse;
      improvements = improvements
        .then(async () => {
          Object.assign(stored, await compress(body, headers, bestQuality(body), true));
        })
        // Not enough memory: the fast version stays, and the next use does not try again.
        .catch(() => {});
    };
  return stored;
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
