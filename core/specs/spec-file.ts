import { columnsByTier, type ColumnName } from '../domain/instrument-spec.ts';
import type { Tier } from '../domain/tiers.ts';
import { writeCsv } from '../util/csv.ts';
import type { ListedInstrument } from './spec-list.ts';

/** Headings of a file's columns. */
export interface SpecFileWords {
  columns: Readonly<Record<ColumnName, string>>;
  name: string;
  class: string;
}

/** Columns of a file: those of the tier's table, with the name after the symbol, the time zone and the classes at the end. */
function specFileColumns(
  tier: Tier,
  words: SpecFileWords,
): { header: string; valueOf: (found: ListedInstrument) => string }[] {
  return [
    ...columnsByTier[tier].flatMap(({ name: column }) => [
      { header: words.columns[column], valueOf: (found: ListedInstrument) => found[column] },
      ...(column === 'symbol'
        ? [{ header: words.name, valueOf: ({ name }: ListedInstrument) => name }]
        : []),
    ]),
    { header: words.columns.timeZone, valueOf: ({ timeZone }) => timeZone },
    { header: words.class, valueOf: ({ products }) => products.join(', ') },
  ];
}

export const specFileTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json',
} as const;

/** All rows of a view as a file, as the content service wrote them. */
export function specFileText(
  format: 'csv' | 'json',
  tier: Tier,
  found: readonly ListedInstrument[],
  words: SpecFileWords,
): string {
  if (format === 'json')
    return JSON.stringify(
      { tier, data: found.map(({ instrumentClass: _, ...row }) => row) },
      undefined,
      2,
    );
  const columns = specFileColumns(tier, words);
  return writeCsv([
    columns.map(({ header }) => header),
    ...found.map((listed) => columns.map(({ valueOf }) => valueOf(listed))),
  ]);
}
