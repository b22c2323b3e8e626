import type { AccountFigures } from '../../core/domain/account-type.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { publishedInstrument } from '../content/published-instruments.ts';
import { instrumentBySymbol } from '../facts/instruments.ts';
import { roundTurnCommissionUsd } from './account-conditions.ts';
import { pipValue } from './pip.ts';

/** The pair whose cost the site compares: its pip is worth the same in dollars at every price. */
export const comparedPair = instrumentBySymbol('EURUSD');

/** Without the error of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The cost of one lot of the compared pair, opened and closed, in US dollars; undefined if the content does not state spread and commission. */
export function lotCost(
  content: Pick<SiteContent, 'specs'>,
  figures: AccountFigures,
  spreadPips: number | undefined,
) {
  const commissionUsd = roundTurnCommissionUsd(figures, comparedPair.class);
  if (spreadPips === undefined || commissionUsd === undefined) return undefined;
  const { symbol, contractSize } = publishedInstrument(content, comparedPair.symbol);
  const pipUsd = pipValue(symbol, contractSize);
  const spreadUsd = rounded(spreadPips * pipUsd);
  const totalUsd = rounded(spreadUsd + commissionUsd);
  return { spreadUsd, commissionUsd, totalUsd, spreadPips };
}
