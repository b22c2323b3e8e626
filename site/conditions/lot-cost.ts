import { instrumentBySymbol } from '../facts/instruments.ts';
import { roundTurnCommissionUsd, type AccountConditions } from './account-conditions.ts';
import { pipValue } from './pip.ts';

/** The pair whose cost the site compares: its pip is worth the same in dollars at every price. */
export const comparedPair = instrumentBySymbol('EURUSD');
export const pipValueUsd = pipValue(comparedPair.symbol, comparedPair.contractSize);

/** What one lot of the compared pair costs, opened and closed. Both in US dollars for comparison; a pip of it is `pipValueUsd`. */
export interface LotCost {
  spreadPips: number;
  spreadUsd: number;
  commissionUsd: number;
  totalUsd: number;
  totalPips: number;
}

/** Without the error of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function lotCost(
  conditions: AccountConditions,
  spreadPips: number | undefined,
): LotCost | undefined {
  const commissionUsd = roundTurnCommissionUsd(conditions, comparedPair.class);
  if (spreadPips === undefined || commissionUsd === undefined) return undefined;
  const spreadUsd = rounded(spreadPips * pipValueUsd);
  const totalUsd = rounded(spreadUsd + commissionUsd);
  return {
    spreadPips,
    spreadUsd,
    commissionUsd,
    totalUsd,
    totalPips: rounded(totalUsd / pipValueUsd),
  };
}

/** At the narrowest spread; undefined if the content does not state spread and commission. */
export const narrowestLotCost = (conditions: AccountConditions): LotCost | undefined =>
  lotCost(conditions, conditions.spreadPips);

/** At the typical spread; undefined likewise. */
export const typicalLotCost = (conditions: AccountConditions): LotCost | undefined =>
  lotCost(conditions, conditions.typicalSpreads?.get(comparedPair.symbol));
