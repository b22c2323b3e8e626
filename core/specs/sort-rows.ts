import type { Column, SpecCells } from '../domain/instrument-spec.ts';
import { mondayToFriday } from './market-week.ts';
import { isBlank, parseTradingHours, type TimeRange } from './trading-hours.ts';

/** '100,000 oz' → 100000, '1.5' → 1.5; undefined for a text that does not begin with a number. */
export function parseAmount(text: string): number | undefined {
  const digits = /^\s*[+-]?\d[\d,\s\u00A0\u202F'’]*(?:\.\d+)?/
    .exec(text.normalize('NFKC'))?.[0]
    .replaceAll(/[^\d.+-]/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** '1:500' and 'up to 1:500' → 500. */
function parseRatio(text: string): number | undefined {
  const [, antecedent, consequent] =
    /(\d[\d,]*(?:\.\d+)?)\s*:\s*(\d[\d,]*(?:\.\d+)?)/.exec(text.normalize('NFKC')) ?? [];
  if (antecedent === undefined || consequent === undefined) return parseAmount(text);
  const divisor = parseAmount(antecedent) ?? 0;
  return divisor === 0 ? undefined : (parseAmount(consequent) ?? 0) / divisor;
}

/** Minutes of the week, on the clock on which they are written. */
const startOf = (range: TimeRange | undefined): number | undefined => range?.spans[0]?.from;

/** The key that a cell sorts by: a number where it can be parsed, else its text; undefined for a blank cell. */
function sortValueOf(row: SpecCells, { name, kind }: Column): number | string | undefined {
  const text = row[name];
  if (isBlank(text)) return undefined;
  switch (kind) {
    case 'amount':
      return parseAmount(text) ?? text;
    case 'ratio':
      return parseRatio(text) ?? text;
    case 'hours':
      return startOf(parseTradingHours(text, '', mondayToFriday)?.hours[0]) ?? text;
    case 'breaks':
      return startOf(parseTradingHours('24/7', text, mondayToFriday)?.breaks[0]) ?? text;
    case 'symbol':
    case 'date':
    case 'timeZone':
      return text;
  }
}

/**
 * Sorts by a column, in the reader's language. Equal rows keep their order; blank cells come last in both directions, text
 * after numbers.
 */
export function sortRows<Entry extends { row: SpecCells }>(
  entries: readonly Entry[],
  column: Column,
  { descending, collator }: { descending: boolean; collator: Intl.Collator },
): Entry[] {
  const direction = descending ? -1 : 1;
  const valued = entries.map((entry) => ({ entry, value: sortValueOf(entry.row, column) }));
  valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined)
      return Number(a.value === undefined) - Number(b.value === undefined);
    if (typeof a.value === 'number' && typeof b.value === 'number')
      return direction * (a.value - b.value);
    if (typeof a.value === 'string' && typeof b.value === 'string')
      return direction * collator.compare(a.value, b.value);
    return typeof a.value === 'number' ? -1 : 1;
  });
  return valued.map(({ entry }) => entry);
}
