import type { AccountFigures } from '../../core/domain/account-type.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { publishedInstrument } from '../content/published-instruments.ts';
import { instrumentBySymbol } from '../facts/instruments.ts';
import { roundTurnCommissionUsd } from './account-conditions.ts';
import { pipValue } from './pip.ts';

/** The pair whose cost the site compares: its pip is worth the same in dollars at every price. */
export const comparedPair = instrumentBySymbol('EURUSD');

/** The cost of one lot of the compared pair, opened and closed: in US dollars for comparison. */
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
  content: Pick<SiteContent, 'specs'>,
  figures: AccountFigures,
  spreadPips: number | undefined,
): LotCost | undefined {
  const commissionUsd = roundTurnCommissionUsd(figures, comparedPair.class);
  if (spreadPips === undefined || commissionUsd === undefined) return undefined;
  const { symbol, contractSize } = publishedInstrument(content, comparedPair.symbol);
  const pipUsd = pipValue(symbol, contractSize);
  const spreadUsd = rounded(spreadPips * pipUsd);
  const totalUsd = rounded(spreadUsd + commissionUsd);
  return { spreadPips, spreadUsd, commissionUsd, totalUsd, totalPips: rounded(totalUsd / pipUsd) };
}

/** At the narrowest spread; undefined if the content does not state spread and commission. */
export const narrowestLotCost = (
  content: Pick<SiteContent, 'specs'>,
  figures: AccountFigures,
): LotCost | undefined => lotCost(content, figures, figures.spreadPips);

/** At the typical spread; undefined likewise. */
export const typicalLotCost = (
  content: Pick<SiteContent, 'specs'>,
  figures: AccountFigures,
): LotCost | undefined => lotCost(content, figures, figures.typicalSpreads?.[comparedPair.symbol]);
