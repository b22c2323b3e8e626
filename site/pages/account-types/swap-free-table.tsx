import type { ReactNode } from 'react';
import { classOf, type SpecRow } from '../../../core/domain/instrument-spec.ts';
import { parseAmount } from '../../../core/specs/sort-rows.ts';
import { formatDollars, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

/** Symbols that are named before the others are counted. */
const maxNamed = 4;

/** The fees of swap-free accounts in place of swap; nothing if the content states none. */
export function SwapFreeTable(): ReactNode {
  const t = useWords('account-types');
  const specs = useWords('account-specs');
  const { content, language } = useSite();
  const { standard } = content.specs;
  const groups = swapFreeGroups(standard ?? []);
  if (groups.length === 0) return null;
  const { code } = language;
  const named = (symbols: readonly string[]): string => {
    const shown = symbols
      .slice(0, maxNamed)
      .map((symbol) => isolate(symbol, code))
      .join(specs('values.separator'));
    const number = symbols.length - maxNamed;
    return number > 0 ? specs('hours.more', { symbols: shown, number }) : shown;
  };
  return (
    <StackedTable
      caption={t('swapFree.table.caption')}
      columns={t('swapFree.table.columns', { returnObjects: true })}
      rows={groups.map(({ instrumentClass, symbols, terms }) => [
        <>
          {specs(`classes.${instrumentClass}`)} <span className="fine">{named(symbols)}</span>
        </>,
        terms ? formatNumber(terms.nights, code) : t('swapFree.table.none'),
        terms ? formatDollars(terms.feeUsd, code) : t('swapFree.table.regularSwap'),
      ])}
    />
  );
}

/** Instruments of one class with the same terms, undefined where the swap stays; none if the content states no terms. */
function swapFreeGroups(rows: readonly SpecRow[]) {
  const groups = [
    ...Map.groupBy(rows, (row) =>
      [classOf(row.products), row.swapFreeNights, row.swapFreeFeeUsd].join(' '),
    ).values(),
  ].flatMap((group) => {
    const [row] = group;
    const instrumentClass = classOf(row?.products ?? []);
    if (!row || instrumentClass === undefined || instrumentClass === 'futures') return [];
    const [nights, feeUsd] = [parseAmount(row.swapFreeNights), parseAmount(row.swapFreeFeeUsd)];
    const terms = nights === undefined || feeUsd === undefined ? undefined : { nights, feeUsd };
    return [{ instrumentClass, symbols: group.map(({ symbol }) => symbol), terms }];
  });
  return groups.some(({ terms }) => terms) ? groups : [];
}
