import specsFile from '../../content/account-specs.json' with { type: 'json' };
import { parseSpecs } from '../../core/content-files/specs-file.ts';
import {
  classOf,
  parseLeverage,
  type InstrumentClass,
  type SpecRow,
} from '../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { parseContractSize } from '../../core/specs/format-value.ts';
import { workingWeekOf, type WeekSpan } from '../../core/specs/market-week.ts';
import { tradingHoursOf } from '../../core/specs/trading-hours.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import { quoteCurrencyOf } from '../conditions/quote-currency.ts';
import { instruments, type Instrument } from '../facts/instruments.ts';

/** An instrument that the site names, with the conditions of the Standard account's specifications. */
export interface PublishedInstrument extends Instrument {
  contractSize: number;
  unit: 'baseCurrency' | 'ounce' | 'index' | 'barrel' | 'mmbtu' | 'coin';
  /** 500 means 1:500. */
  leverage: number;
  /** Trading sessions of each day from Monday to Friday: minutes of the day in server time. */
  sessions: readonly WeekSpan[];
}

/** Conditions that the specifications state of every instrument, also of those that the site does not name. */
export type ListedConditions = Omit<PublishedInstrument, 'contractSize' | 'unit' | 'embedSymbol'>;

/** A day in the middle of the week. */
const wednesday = { from: 2 * minutesPerDay, to: 3 * minutesPerDay };

/** A row's hours as sessions that recur from Monday to Friday, in server time; none if they are anything else. */
function sessionsOf(row: SpecRow): readonly WeekSpan[] {
  if (row.timeZone !== '') return [];
  const hours = tradingHoursOf({ ...row, instrumentClass: classOf(row.products) });
  if (!hours) return [];
  const sessions = hours.open
    .filter(({ from, to }) => from < wednesday.to && to > wednesday.from)
    .map(({ from, to }) => ({
      from: Math.max(from, wednesday.from) - wednesday.from,
      to: Math.min(to, wednesday.to) - wednesday.from,
    }));
  return JSON.stringify(workingWeekOf(sessions)) === JSON.stringify(hours.open) ? sessions : [];
}

/** Our own file, for an instrument that the content does not list in a form that can be read. */
const builtInRows = new Map(
  parseSpecs(JSON.stringify(specsFile), 'content/account-specs.json').standard.map((row) => [
    row.symbol,
    row,
  ]),
);

function conditionsOf(instrument: Instrument): PublishedInstrument {
  const row = builtInRows.get(instrument.symbol);
  const size = row && parseContractSize(row.contractSize);
  const leverage = row && parseLeverage(row.leverage);
  const { amount: contractSize, unit = 'baseCurrency' } = size ?? { amount: 0 };
  if (contractSize === 0 || leverage === undefined || unit === 'share')
    throw new Error(`content/account-specs.json does not list '${instrument.symbol}'`);
  return { ...instrument, contractSize, unit, leverage, sessions: row ? sessionsOf(row) : [] };
}

const builtIn = instruments.map(conditionsOf);

/** A size in another unit than the instrument's is not understood. */
function sizeOf(row: SpecRow, { unit }: PublishedInstrument): number | undefined {
  const size = parseContractSize(row.contractSize);
  return (size?.unit ?? 'baseCurrency') === unit ? size?.amount : undefined;
}

function withConditionsOf(rows: readonly SpecRow[]): readonly PublishedInstrument[] {
  const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
  return builtIn.map((instrument) => {
    const row = bySymbol.get(instrument.symbol);
    if (!row) return instrument;
    return {
      ...instrument,
      contractSize: sizeOf(row, instrument) ?? instrument.contractSize,
      leverage: parseLeverage(row.leverage) ?? instrument.leverage,
      sessions: sessionsOf(row),
    };
  });
}

const published = new WeakMap<readonly SpecRow[], readonly PublishedInstrument[]>();

/**
 * The instruments that the site names, with their conditions by the content, else by our own file. Hours that are not the same
 * from Monday to Friday in server time are left out.
 */
export function publishedInstruments({
  specs: { standard },
}: Pick<SiteContent, 'specs'>): readonly PublishedInstrument[] {
  if (!standard) return builtIn;
  const known = published.get(standard) ?? withConditionsOf(standard);
  published.set(standard, known);
  return known;
}

/** Instruments of a class that only the specifications name; one whose hours are on another clock has no sessions. */
export const otherInstruments = (
  { specs: { standard = [] } }: Pick<SiteContent, 'specs'>,
  instrumentClass: InstrumentClass,
): readonly { instrument: ListedConditions; row: SpecRow }[] =>
  standard.flatMap((row) => {
    const { symbol } = row;
    const currency = quoteCurrencyOf(symbol, instrumentClass);
    const leverage = parseLeverage(row.leverage);
    if (classOf(row.products) !== instrumentClass || !currency || leverage === undefined) return [];
    if (builtIn.some((instrument) => instrument.symbol === symbol)) return [];
    const sessions = sessionsOf(row);
    return [{ instrument: { symbol, class: instrumentClass, currency, leverage, sessions }, row }];
  });

/** @throws for a symbol that the site does not name */
export function publishedInstrument(
  content: Pick<SiteContent, 'specs'>,
  symbol: string,
): PublishedInstrument {
  const instrument = publishedInstruments(content).find((candidate) => candidate.symbol === symbol);
  if (!instrument) throw new Error(`There is no instrument '${symbol}'`);
  return instrument;
}
