import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { keysOf } from '../../contract/map-keys.ts';
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

const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** Bytes of a page's markup and of the styles that it carries, each compressed alone. Its start script counts as a script. */
export function weighParts(html: string): Record<'html' | 'style', number> {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return {
    html: compressedSize(html.replaceAll(/<(style|script type="module")>.*?<\/\w+>/gs, '')),
    style: compressedSize(style),
  };
}

export interface Weights extends Record<Kind, number> {
  /** Whether islands of this page start without interaction. */
  selfStarting: boolean;
  /** Whether it contains a market widget. */
  widget: boolean;
}

export const within = (bytes: number, { floor, ceiling }: Budget): boolean =>
  bytes >= floor && bytes <= ceiling;

/** One line for each kind that is out of its budget. */
export function overruns(weights: Weights, budgetOf: (kind: Kind) => Budget): string[] {
  return keysOf(budgets)
    .filter((kind) => !within(weights[kind], budgetOf(kind)))
    .map(
      (kind) =>
        `${kind}: ${weights[kind]} bytes, budget ${budgetOf(kind).floor} to ${budgetOf(kind).ceiling}`,
    );
}
