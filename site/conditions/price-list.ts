import {
  classOf,
  parseLeverage,
  type InstrumentClass,
  type SpecRow,
} from '../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { mapTiers, type Tier } from '../../core/domain/tiers.ts';
import { parseContractSize } from '../../core/specs/format-value.ts';
import { parseAmount } from '../../core/specs/sort-rows.ts';
import { figuresByTier, roundTurnCommissionUsd } from './account-conditions.ts';
import { pipValue } from './pip.ts';
import { quoteCurrencyOf } from './quote-currency.ts';

/** An amount in US dollars where it can be converted, else in the instrument's own currency. */
export interface Money {
  value: number;
  currency: string;
}

/** The cost of one lot on an account, opened and closed at the typical spread. */
export interface TypicalPrice {
  /** In pips for currency pairs, else in the instrument's currency. */
  spread: number;
  commissionUsd: number | undefined;
  cost: Money | undefined;
  /** The cost in Asian trading hours, where their spread is stated. */
  asianCost: Money | undefined;
}

/** An instrument whose typical spread the content states. */
export interface PricedInstrument {
  symbol: string;
  class: InstrumentClass;
  currency: string;
  examplePrice: number | undefined;
  /** The margin of one lot at the example price on the Standard account. */
  margin: Money | undefined;
  byTier: Record<Tier, TypicalPrice | undefined>;
}

/** A value in whole cents; binary fractions such as 1.005 would otherwise round down. */
const inCents = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

/** Dollars at the example price for a pair that begins with them: its price says what a dollar costs. */
function moneyOf(value: number, { symbol, examplePrice }: SpecRow, currency: string): Money {
  const price = parseAmount(examplePrice);
  return symbol.startsWith('USD') && price !== undefined && currency !== 'USD'
    ? { value: inCents(value / price), currency: 'USD' }
    : { value: inCents(value), currency };
}

function costOf(spread: Money, commissionUsd: number | undefined): TypicalPrice['cost'] {
  if (commissionUsd === undefined) return undefined;
  if (commissionUsd === 0) return spread;
  return spread.currency === 'USD'
    ? { ...spread, value: inCents(spread.value + commissionUsd) }
    : undefined;
}

/** Every instrument that has a typical spread on some account, in the order of the specifications. */
export function priceList(
  content: Pick<SiteContent, 'accountTypes' | 'specs'>,
): readonly PricedInstrument[] {
  const { standard } = content.specs;
  if (!standard) return [];
  const figures = figuresByTier(content);
  return standard.flatMap((row) => {
    const { symbol } = row;
    const instrumentClass = classOf(row.products);
    const currency = quoteCurrencyOf(symbol, instrumentClass);
    const size = parseContractSize(row.contractSize)?.amount;
    if (instrumentClass === undefined || currency === undefined || size === undefined) return [];
    const byTier = mapTiers((tier) => {
      const { typicalSpreads, asianSpreads, ...account } = figures[tier] ?? {};
      const spread = typicalSpreads?.[symbol];
      if (spread === undefined) return undefined;
      const commissionUsd = roundTurnCommissionUsd(account, instrumentClass);
      const perUnit = instrumentClass === 'forex' ? pipValue(symbol, size) : size;
      const costAt = (value: number): Money | undefined =>
        costOf(moneyOf(value * perUnit, row, currency), commissionUsd);
      const asianSpread = asianSpreads?.[symbol];
      return {
        spread,
        commissionUsd,
        cost: costAt(spread),
        asianCost: asianSpread === undefined ? undefined : costAt(asianSpread),
      };
    });
    if (Object.values(byTier).every((price) => price === undefined)) return [];
    const examplePrice = parseAmount(row.examplePrice);
    const leverage = parseLeverage(row.leverage);
    return {
      symbol,
      class: instrumentClass,
      currency,
      examplePrice,
      margin:
        examplePrice === undefined || leverage === undefined
          ? undefined
          : moneyOf((size * examplePrice) / leverage, row, currency),
      byTier,
    };
  });
}
