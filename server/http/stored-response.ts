import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** A finished response in every encoding. */
export interface StoredResponse {
  readonly status: number;
  readonly identity: EncodedBody;
  readonly br?: EncodedBody;
  readonly gzip?: EncodedBody;
}

interface EncodedBody {
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>> & { etag: string };
}

const compressibleType =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's quality: 7 takes some 4 ms for a page, 11 fifty times as long for 7 % less. */
const defaultQuality = 7;

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** @param etag distinguishes encodings, as RFC 9110 wants it */
function encodedBody(
  bytes: Uint8Array,
  etag: string,
  headers: Record<string, string>,
): EncodedBody {
  // A copy, because zlib's buffers are longer than their content.
  const body = new Uint8Array(bytes);
  return { body, headers: { ...headers, 'content-length': String(body.byteLength), etag } };
}

/** @param headers must contain `content-type` */
export const uncompressedResponse = (
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
): StoredResponse => ({ status, identity: encodedBody(body, `"${hashOf(body)}"`, headers) });

/**
 * Compresses the body for every encoding, if its type is worth it.
 * @param headers must contain `content-type`
 * @param quality of Brotli, 0 to 11
 */
export async function compressedResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  quality = defaultQuality,
): Promise<StoredResponse> {
  if (!compressibleType.test(headers['content-type'] ?? ''))
    return uncompressedResponse(status, body, headers);
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    compressGzip(body),
  ]);
  const vary = ['accept-encoding', headers['vary']].filter(Boolean).join(', ');
  const hash = hashOf(body);
  const encoded = (bytes: Uint8Array, encoding: string): EncodedBody =>
    encodedBody(bytes, `"${hash}-${encoding}"`, { ...headers, vary, 'content-encoding': encoding });
  return {
    status,
    identity: encodedBody(body, `"${hash}"`, { ...headers, vary }),
    br: encoded(br, 'br'),
    gzip: encoded(gz, 'gzip'),
  };
}

/** Quality 0 forbids an encoding. */
const acceptedEncodings = (header: string): string[] =>
  parseAccept(header.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : []));

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110, section 13.1.2): proxies that compress again make tags weak. */
const etagMatches = (header: string, etag: string): boolean =>
  header.trim() === '*' ||
  header.split(',').some((candidate) => opaqueTag(candidate) === opaqueTag(etag));

/** The response to this request: the best accepted encoding, 304 if the browser has it already. */
export function toResponse(stored: StoredResponse, request: Request): Response {
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? '');
  const { body, headers } =
    (stored.br && accepted.includes('br') && stored.br) ||
    (stored.gzip && accepted.includes('gzip') && stored.gzip) ||
    stored.identity;
  const known = request.headers.get('if-none-match');
  if (known !== null && stored.status === 200 && etagMatches(known, headers.etag)) {
    const {
      'content-type': _type,
      'content-encoding': _encoding,
      'content-length': _length,
      ...others
    } = headers as Record<string, string>;
    return new Response(null, { status: 304, headers: others });
  }
  return new Response(body, { status: stored.status, headers: { ...headers } });
}
