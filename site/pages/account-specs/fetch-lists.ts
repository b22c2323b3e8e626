import { mapColumns, type SpecRow } from '../../../contract/instrument-spec.ts';
import type { NameBook } from '../../../specs/spec-list.ts';

/** After this an unanswered request has failed, in milliseconds. */
const patience = 20_000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A tier's rows from our own server, which has checked them. @throws when it does not answer, or not with a list */
export async function fetchList(address: string): Promise<SpecRow[]> {
  const { data } = (await fetchJson(address)) as { data?: unknown };
  if (!Array.isArray(data)) throw new Error(`${address} answered no list`);
  return (data as Record<string, unknown>[]).map((row) => {
    const { products } = row;
    return {
      ...mapColumns(({ name }) => (isText(row[name]) ? row[name] : '')),
      products: Array.isArray(products) ? products.filter(isText) : [],
    };
  });
}

/** What instruments are called, from our own server. */
export async function fetchNames(address: string): Promise<NameBook> {
  return (await fetchJson(address)) as NameBook;
}
