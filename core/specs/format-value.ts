import type { Column } from '../domain/instrument-spec.ts';
import { keysOf } from '../util/map-keys.ts';
import { formatTimes, withCity, type Isolate, type TimeWords } from './format-hours.ts';
import { parseAmount } from './sort-rows.ts';
import type { ListedInstrument } from './spec-list.ts';
import { isBlank, tradingHoursOf } from './trading-hours.ts';

/** Words for values in the page's language. */
export interface ValueWords extends TimeWords {
  /** For a blank cell. */
  none: string;
  /** `one` is the whole text, `1 share`; `more` follows the number. */
  units: Record<Unit, { one: string; more: string }>;
}

const unitSpellings = {
  ounce: /^(?:oz|(?:troy )?ounces?)$/,
  barrel: /^(?:bbl|barrels?)$/,
  mmbtu: /^mmbtu$/,
  coin: /^coins?$/,
  share: /^shares?$/,
  index: /^[×x] index$/,
};
type Unit = keyof typeof unitSpellings;

/** How to format values in the page's language. */
export interface ValueFormat {
  words: ValueWords;
  locale: string;
  isolate: Isolate;
  /** Texts for the rules of expiries (`expiry.ts`), by their spelling in lower case. */
  expiries: Readonly<Record<string, string>>;
}

/** A cell's value in the page's language. What cannot be parsed with certainty stays as the content service wrote it. */
export function formatValue(
  instrument: ListedInstrument,
  { name, kind }: Column,
  format: ValueFormat,
): string {
  const text = instrument[name];
  const { words, locale, isolate } = format;
  if (isBlank(text)) return words.none;
  switch (kind) {
    case 'amount':
    case 'signedAmount':
      return formatContractAmount(text, instrument, format);
    case 'hours': {
      const parsed = tradingHoursOf({ ...instrument, dailyBreakTime: '' });
      const { timeZone } = instrument;
      return parsed
        ? withCity(formatTimes(parsed.hours, words, isolate), timeZone, words, locale)
        : [text, timeZone].filter(Boolean).map(isolate).join(' ');
    }
    case 'breaks': {
      const parsed = tradingHoursOf({ ...instrument, tradingHours: '24/7' });
      return parsed ? formatTimes(parsed.breaks, words, isolate) : isolate(text);
    }
    case 'date':
      return formatExpiry(text, format);
    case 'symbol':
    case 'ratio':
    case 'timeZone':
    case 'weekday':
      return isolate(text);
  }
}

/** '5,000 oz'; without a unit, '100,000'. Undefined for a text that is anything else. */
export function parseContractSize(
  text: string,
): { amount: number; unit: Unit | undefined } | undefined {
  const [, digits = '', unitText = ''] = /^([\d.,\s]*\d)\s*(.*)$/u.exec(text) ?? [];
  const amount = parseAmount(digits);
  const unit = keysOf(unitSpellings).find((name) =>
    unitSpellings[name].test(unitText.toLowerCase()),
  );
  return amount === undefined || (unitText !== '' && unit === undefined)
    ? undefined
    : { amount, unit };
}

function formatContractAmount(
  text: string,
  { symbol, instrumentClass }: ListedInstrument,
  { words, locale, isolate }: ValueFormat,
): string {
  const size = parseContractSize(text);
  if (!size) return isolate(text);
  const { amount, unit } = size;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(amount);
  // A lot of a currency pair is counted in its base currency.
  if (unit === undefined)
    return isolate(
      instrumentClass === 'forex' && /^[A-Z]{6}$/.test(symbol)
        ? `${number} ${symbol.slice(0, 3)}`
        : number,
    );
  return amount === 1 ? words.units[unit].one : `${isolate(number)} ${words.units[unit].more}`;
}

function formatExpiry(text: string, { locale, isolate, expiries }: ValueFormat): string {
  const known = expiries[text.toLowerCase()];
  if (known !== undefined) return known;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return isolate(text);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(text));
}
