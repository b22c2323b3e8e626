import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { keysOf } from '../../core/util/map-keys.ts';
import { budgets, type Budget, type Kind } from '../budgets.ts';

/** The whole site's files are compressed one after another: half a minute at most. */
const attemptIntervalMs = 50;
const maxAttempts = 600;

const sizes = new Map<string, Promise<number>>();

/** The site compresses a response better once it has been asked for; until then its ETag is weak. */
async function finalSize(url: string): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const length = Number(headers.get('content-length'));
    if (!length) throw new Error(`${url} does not say how long it is`);
    if (!headers.get('etag')?.startsWith('W/')) return length;
    await setTimeout(attemptIntervalMs);
  }
  throw new Error(`${url} is not compressed as well as it can be`);
}

/** Transferred bytes of a file in a modern browser (brotli). */
export function travelSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? finalSize(url);
  sizes.set(url, size);
  return size;
}

const compressedSizes = new Map<string, number>();

/** A page is weighed alone and with its structured data, and most of its styles are those of the page in other languages. */
function compressedSize(text: string): number {
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
}

/**
 * The ports of a run are random, and a page has its origin in a dozen places: of the same page, Brotli made what structured data adds
 * 209 to 394 bytes.
 */
const atFixedOrigin = (html: string): string =>
  html.replaceAll(/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'https://www.example.com');
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
const withoutStructuredData = (html: string): string =>
  html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '');

/**
 * Bytes of a page's markup and styles, together and each compressed alone, and what its structured data, which is behind them,
 * adds. Its scripts count elsewhere.
 */
export function weighParts(
  html: string,
): Record<'page' | 'html' | 'style' | 'structuredData', number> {
  const whole = withoutScripts(atFixedOrigin(html));
  const page = withoutStructuredData(whole);
  const [element = '', style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  return {
    page: compressedSize(page),
    html: compressedSize(page.replace(element, '')),
    style: compressedSize(style),
    structuredData: compressedSize(whole) - compressedSize(page),
  };
}

/** Bytes of the scripts that a page carries; structured data is none. */
export const inlineScriptSize = (html: string): number =>
  brotliCompressSync(
    [...html.matchAll(/<script(?![^>]*\s(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, text]) => text)
      .join('\n'),
  ).length;

export type Weights = Record<Kind, number>;

export const within = (bytes: number, { floor, ceiling }: Budget): boolean =>
  bytes >= floor && bytes <= ceiling;

/** One line for each kind that was weighed and is out of its budget. */
export function overruns(weights: Partial<Weights>, budgetOf: (kind: Kind) => Budget): string[] {
  return keysOf(budgets).flatMap((kind) => {
    const [bytes, budget] = [weights[kind], budgetOf(kind)];
    return bytes === undefined || within(bytes, budget)
      ? []
      : [`${kind}: ${bytes} bytes, budget ${budget.floor} to ${budget.ceiling}`];
  });
}
