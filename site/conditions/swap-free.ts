import { classOf, type InstrumentClass, type SpecRow } from '../../core/domain/instrument-spec.ts';
import { parseAmount } from '../../core/specs/sort-rows.ts';

/** Instruments of one class with the same terms on swap-free accounts. */
export interface SwapFreeGroup {
  instrumentClass: InstrumentClass;
  symbols: readonly string[];
  /** Undefined: the swap stays as on other accounts. */
  terms: { nights: number; feeUsd: number } | undefined;
}

/** The terms of every instrument that has swap; none if the content states none. */
export function swapFreeGroups(rows: readonly SpecRow[]): readonly SwapFreeGroup[] {
  const groups = [
    ...Map.groupBy(rows, (row) =>
      [classOf(row.products), row.swapFreeNights, row.swapFreeFeeUsd].join(' '),
    ).values(),
  ].flatMap((group): SwapFreeGroup[] => {
    const [row] = group;
    const instrumentClass = classOf(row?.products ?? []);
    if (!row || instrumentClass === undefined || instrumentClass === 'futures') return [];
    const [nights, feeUsd] = [parseAmount(row.swapFreeNights), parseAmount(row.swapFreeFeeUsd)];
    const terms = nights === undefined || feeUsd === undefined ? undefined : { nights, feeUsd };
    return [{ instrumentClass, symbols: group.map(({ symbol }) => symbol), terms }];
  });
  return groups.some(({ terms }) => terms) ? groups : [];
}
