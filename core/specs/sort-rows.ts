import { parseLeverage, type Column, type SpecCells } from '../domain/instrument-spec.ts';
import { isBlank, tradingHoursOf, type StatedHours, type TimeRange } from './trading-hours.ts';

/** '100,000 oz' → 100000, '1.5' → 1.5; undefined for a text that does not begin with a number. */
export function parseAmount(text: string): number | undefined {
  const digits = /^\s*[+-]?\d[\d,\s\u00A0\u202F'’]*(?:\.\d+)?/
    .exec(text.normalize('NFKC'))?.[0]
    .replaceAll(/[^\d.+-]/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** Minutes of the week, on the clock on which they are written. */
const startOf = (range: TimeRange | undefined): number | undefined => range?.spans[0]?.from;

type SortedRow = SpecCells & StatedHours;

/** The key that a cell sorts by: a number where it can be parsed, else its text; undefined for a blank cell. */
function sortValueOf(row: SortedRow, { name, kind }: Column): number | string | undefined {
  const text = row[name];
  if (isBlank(text)) return undefined;
  switch (kind) {
    case 'amount':
    case 'signedAmount':
      return parseAmount(text) ?? text;
    case 'ratio':
      return parseLeverage(text) ?? parseAmount(text) ?? text;
    case 'hours':
      return startOf(tradingHoursOf({ ...row, dailyBreakTime: '' })?.hours[0]) ?? text;
    case 'breaks':
      return startOf(tradingHoursOf({ ...row, tradingHours: '24/7' })?.breaks[0]) ?? text;
    case 'symbol':
    case 'date':
    case 'timeZone':
    case 'weekday':
      return text;
  }
}

/**
 * Sorts by a column, in the reader's language. Equal rows keep their order; blank cells come last in both directions, text
 * after numbers.
 */
export function sortRows<Row extends SortedRow>(
  rows: readonly Row[],
  column: Column,
  { descending, collator }: { descending: boolean; collator: Intl.Collator },
): Row[] {
  const direction = descending ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: sortValueOf(row, column) }));
  valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined)
      return Number(a.value === undefined) - Number(b.value === undefined);
    if (typeof a.value === 'number' && typeof b.value === 'number')
      return direction * (a.value - b.value);
    if (typeof a.value === 'string' && typeof b.value === 'string')
      return direction * collator.compare(a.value, b.value);
    return typeof a.value === 'number' ? -1 : 1;
  });
  return valued.map(({ row }) => row);
}
