import type { SpecRow } from '../contract/instrument-spec.ts';
import type { Column } from '../contract/instrument-spec.ts';
import { isBlank, readTradingHours, type Stretch } from './trading-hours.ts';

/** '100,000 oz' → 100000, '1.5' → 1.5; undefined where no number stands first. */
export function amountOf(text: string): number | undefined {
  const digits = /^\s*[+-]?\d[\d,\s\u00A0\u202F'’]*(?:\.\d+)?/
    .exec(text.normalize('NFKC'))?.[0]
    .replaceAll(/[^\d.+-]/g, '');
  return digits === undefined ? undefined : Number(digits);
}

/** '1:500' and 'up to 1:500' → 500. */
function ratioOf(text: string): number | undefined {
  const [, one, other] =
    /(\d[\d,]*(?:\.\d+)?)\s*:\s*(\d[\d,]*(?:\.\d+)?)/.exec(text.normalize('NFKC')) ?? [];
  if (one === undefined || other === undefined) return amountOf(text);
  const [first, second] = [amountOf(one) ?? 0, amountOf(other) ?? 0];
  return first === 0 ? undefined : second / first;
}

const beginning = (stretch: Stretch | undefined): number | undefined =>
  stretch &&
  (stretch.kind === 'always'
    ? 0
    : stretch.kind === 'day'
      ? (stretch.days?.[0] ?? 0) * 1440 + stretch.from
      : stretch.from);

/** What a cell is compared by: its number where the column has numbers, its text otherwise, undefined where it says nothing. */
function valueOf(row: SpecRow, { name, kind }: Column): number | string | undefined {
  const text = row[name];
  if (isBlank(text)) return undefined;
  switch (kind) {
    case 'amount':
      return amountOf(text) ?? text;
    case 'ratio':
      return ratioOf(text) ?? text;
    case 'hours':
      return beginning(readTradingHours(text, '', false)?.hours[0]) ?? text;
    case 'breaks':
      return beginning(readTradingHours('24/7', text, false)?.breaks[0]) ?? text;
    case 'symbol':
    case 'date':
      return text;
  }
}

/**
 * Sorted by a column, in the reader's language; equal rows keep the service's order, and what says nothing stands last
 * in both directions. Numbers come before text.
 */
export function sortedBy<Entry extends { row: SpecRow }>(
  entries: readonly Entry[],
  column: Column,
  descending: boolean,
  collator: Intl.Collator,
): Entry[] {
  const direction = descending ? -1 : 1;
  return entries
    .map((entry) => ({ entry, value: valueOf(entry.row, column) }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      if (typeof a.value === 'number' && typeof b.value === 'number')
        return direction * (a.value - b.value);
      if (typeof a.value === 'string' && typeof b.value === 'string')
        return direction * collator.compare(a.value, b.value);
      return typeof a.value === 'number' ? -1 : 1;
    })
    .map(({ entry }) => entry);
}
