import type { ReactNode } from 'react';
import type { InstrumentClass } from '../../core/domain/instrument-spec.ts';
import { priceList } from '../conditions/price-list.ts';
import type { ListedConditions } from '../content/published-instruments.ts';
import { formatList, formatNumber, formatPriceAlone } from '../i18n/format.ts';
import { knownText } from '../i18n/known.ts';
import { useSite, useWords } from '../site-context.tsx';
import { instrumentName } from '../words/instrument-names.ts';

interface SpreadProps {
  /** As the account's figures state it: in pips of a currency pair, else in the currency in which the instrument is quoted. */
  spread: number | undefined;
  of: ListedConditions;
}

/** Pips of a pair, points of an index, an amount in the currency of any other's price. */
export function Spread({ spread, of: instrument }: SpreadProps): ReactNode {
  const t = useWords('sections');
  const { code } = useSite().language;
  if (spread === undefined) return '–';
  const number = formatNumber(spread, code, { minimumFractionDigits: 1 });
  if (instrument.class === 'forex') return t('board.pips', { number });
  if (instrument.class === 'indices') return t('board.points', { number });
  return formatPriceAlone(spread, instrument.currency, code);
}

/**
 * A sentence with the costs of one lot in Asian trading hours, for visitors who trade then.
 *
 * @param instrumentClass undefined: all classes
 * @returns undefined if the content states no such spread
 */
export function useAsianCosts(instrumentClass?: InstrumentClass): string | undefined {
  const t = useWords('sections');
  const { content, language } = useSite();
  const costs = priceList(content).flatMap(({ symbol, class: of, byTier: { standard } }) => {
    if (!standard?.asianCost || (instrumentClass ?? of) !== of) return [];
    const { value, currency } = standard.asianCost;
    const name = of === 'forex' ? symbol : (instrumentName(symbol, language.code) ?? symbol);
    return [`${name} ${formatPriceAlone(value, currency, language.code)}`];
  });
  if (costs.length === 0) return undefined;
  return knownText(t('board.asian', { costs: formatList(costs, language.code) }));
}
