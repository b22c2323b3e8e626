import {
  instrumentClasses,
  mapColumns,
  type SpecRow,
} from '../../../core/domain/instrument-spec.ts';
import type { Names, NameTable } from '../../../core/specs/spec-list.ts';

const requestTimeoutMs = 20_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response.json();
}

const isText = (value: unknown): value is string => typeof value === 'string';
// Also in pages/contact/proof-of-work.ts: the browser would fetch a module that two islands share with a request of its own.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNames = (value: unknown): value is Names =>
  isRecord(value) && Object.values(value).every(isText);

function isNameTable(value: unknown): value is NameTable {
  if (!isRecord(value)) return false;
  const { symbols, classes } = value;
  return (
    isRecord(symbols) &&
    Object.values(symbols).every(isNames) &&
    isRecord(classes) &&
    instrumentClasses.every((name) => isNames(classes[name]))
  );
}

/**
 * A tier's rows from our own server, which has checked them. Each is parsed when it is read.
 * @throws for a failed request or a response without a list of rows
 */
export async function fetchRows(url: string): Promise<Iterable<SpecRow>> {
  const list = await fetchJson(url);
  if (!isRecord(list) || !Array.isArray(list['data']) || !list['data'].every(isRecord))
    throw new Error(`${url} responded without a list of rows`);
  return parseRows(list['data']);
}

function* parseRows(list: readonly Record<string, unknown>[]): Generator<SpecRow> {
  for (const row of list) {
    const { products } = row;
    yield {
      ...mapColumns(({ name }) => (isText(row[name]) ? row[name] : '')),
      products: Array.isArray(products) ? products.filter(isText) : [],
    };
  }
}

/** @throws for a failed request or a response that is not a name table */
export async function fetchNames(url: string): Promise<NameTable> {
  const names = await fetchJson(url);
  if (!isNameTable(names)) throw new Error(`${url} responded without names`);
  return names;
}
