import type { SpecRow } from '../contract/instrument-spec.ts';
import type { Column } from '../contract/instrument-spec.ts';
import type { ShownRow } from './spec-list.ts';
import { amountOf } from './spec-order.ts';
import { isBlank, readTradingHours } from './trading-hours.ts';
import { serverTimes, type Isolate, type TimeWords } from './hours-text.ts';

/** How values are written in the page's language. */
export interface ValueWords extends TimeWords {
  /** For what a row does not have. */
  none: string;
  units: Record<Unit, { one: string; more: string }>;
  expiry: { quarterly: string; contractMonth: string };
}

export const units = ['ounce', 'barrel', 'mmbtu', 'coin', 'share', 'index'] as const;
type Unit = (typeof units)[number];

const unitSpellings: Record<string, Unit> = {
  oz: 'ounce',
  ounce: 'ounce',
  ounces: 'ounce',
  'troy ounces': 'ounce',
  bbl: 'barrel',
  barrel: 'barrel',
  barrels: 'barrel',
  mmbtu: 'mmbtu',
  coin: 'coin',
  coins: 'coin',
  share: 'share',
  shares: 'share',
  '× index': 'index',
  'x index': 'index',
};

const expirySpellings: Record<string, keyof ValueWords['expiry']> = {
  'third friday of mar, jun, sep, dec': 'quarterly',
  'by contract month': 'contractMonth',
  'per contract month': 'contractMonth',
};

export interface Writing {
  words: ValueWords;
  locale: string;
  isolate: Isolate;
}

/** Weekends are trading days for coins. */
export const tradesEveryDay = ({ instrumentClass }: Pick<ShownRow, 'instrumentClass'>): boolean =>
  instrumentClass === 'crypto';

/**
 * A cell's value in the page's language, from what the content service wrote. What cannot be read for certain stands as
 * it was written.
 */
export function writeValue(shown: ShownRow, { name, kind }: Column, writing: Writing): string {
  const text = shown.row[name];
  if (isBlank(text)) return writing.words.none;
  switch (kind) {
    case 'amount':
      return writeAmount(text, shown, writing);
    case 'hours': {
      const read = readTradingHours(text, '', tradesEveryDay(shown));
      return read ? serverTimes(read.hours, writing.words, writing.isolate) : writing.isolate(text);
    }
    case 'breaks': {
      const read = readTradingHours('24/7', text, true);
      return read
        ? serverTimes(read.breaks, writing.words, writing.isolate)
        : writing.isolate(text);
    }
    case 'date':
      return writeDate(text, writing);
    case 'symbol':
    case 'ratio':
      return writing.isolate(text);
  }
}

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function writeAmount(
  text: string,
  { row, instrumentClass }: ShownRow,
  { words, locale, isolate }: Writing,
): string {
  const [, figures = '', rest = ''] = /^([\d.,\s]*\d)\s*(.*)$/u.exec(text) ?? [];
  const amount = amountOf(figures);
  const unit = rest === '' ? undefined : unitSpellings[rest.toLowerCase()];
  if (amount === undefined || (rest !== '' && unit === undefined)) return isolate(text);
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  numbers.set(locale, format);
  const number = format.format(amount);
  // A currency pair's lot is counted in its first currency.
  if (unit === undefined)
    return isolate(
      instrumentClass === 'forex' && /^[A-Z]{6}$/.test(row.symbol)
        ? `${number} ${row.symbol.slice(0, 3)}`
        : number,
    );
  return `${isolate(number)} ${amount === 1 ? words.units[unit].one : words.units[unit].more}`;
}

function writeDate(text: string, { words, locale, isolate }: Writing): string {
  const phrase = expirySpellings[text.toLowerCase()];
  if (phrase) return words.expiry[phrase];
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return isolate(text);
  const format =
    dates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(locale, format);
  return format.format(Date.parse(text));
}

/** Which values of a row are those of the row above, and so need not be read again. */
export function repeatedColumns(
  row: SpecRow,
  above: SpecRow | undefined,
  columns: readonly Column[],
): string {
  return columns
    .map(({ name, kind }) => (above && kind !== 'symbol' && above[name] === row[name] ? '1' : '0'))
    .join('');
}
