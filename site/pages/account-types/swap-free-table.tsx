import { Fragment, type ReactNode } from 'react';
import {
  classOf,
  type InstrumentClass,
  type SpecRow,
} from '../../../core/domain/instrument-spec.ts';
import { parseAmount } from '../../../core/specs/sort-rows.ts';
import { formatDollars, formatNumber } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

/** Symbols that are named before the others are counted; those that keep swap are all named. */
const maxNamed = 3;

/** The fees of swap-free accounts in place of swap; nothing if the content states none. */
export function SwapFreeTable(): ReactNode {
  const t = useWords('account-types');
  const specs = useWords('account-specs');
  const { content, language } = useSite();
  const groups = swapFreeGroups(content.specs.standard ?? []);
  if (!groups.some(({ terms }) => terms)) return null;
  const { code } = language;
  const named = (symbols: readonly string[], max: number): string => {
    const shown = symbols.slice(0, max).join(specs('values.separator'));
    const number = symbols.length - max;
    return number > 0 ? specs('hours.more', { symbols: shown, number }) : shown;
  };
  const headingOf = ({ instrumentClass, symbols, terms }: SwapFreeGroup): ReactNode => (
    <>
      {specs(`classes.${instrumentClass}`)} {/* One group is the whole class. */}
      {groups.filter((group) => group.instrumentClass === instrumentClass).length > 1 && (
        <span className="fine">{named(symbols, terms ? maxNamed : symbols.length)}</span>
      )}
    </>
  );
  const isFuture = ({ instrumentClass }: SwapFreeGroup): boolean => instrumentClass === 'futures';
  const withSwap = groups.filter((group) => !group.terms && !isFuture(group));
  return (
    <StackedTable
      caption={t('swapFree.table.caption')}
      columns={t('swapFree.table.columns', { returnObjects: true })}
      rows={[
        ...groups.flatMap((group) =>
          group.terms && !isFuture(group)
            ? [
                [
                  headingOf(group),
                  formatNumber(group.terms.nights, code),
                  formatDollars(group.terms.feeUsd, code),
                ],
              ]
            : [],
        ),
        ...groups
          .filter(isFuture)
          .map((group) => [
            headingOf(group),
            ...t('swapFree.table.futures', { returnObjects: true }),
          ]),
        ...(withSwap.length > 0
          ? [
              [
                withSwap.map((group, index) => (
                  <Fragment key={group.instrumentClass}>
                    {index > 0 && <br />}
                    {headingOf(group)}
                  </Fragment>
                )),
                t('swapFree.table.none'),
                t('swapFree.table.regularSwap'),
              ],
            ]
          : []),
      ]}
    />
  );
}

interface SwapFreeGroup {
  instrumentClass: InstrumentClass;
  symbols: readonly string[];
  /** Undefined where the swap stays. */
  terms: { nights: number; feeUsd: number } | undefined;
}

/** Instruments of one class with the same terms. */
function swapFreeGroups(rows: readonly SpecRow[]): readonly SwapFreeGroup[] {
  return [
    ...Map.groupBy(rows, (row) =>
      [classOf(row.products), row.swapFreeNights, row.swapFreeFeeUsd].join(' '),
    ).values(),
  ].flatMap((group) => {
    const [row] = group;
    const instrumentClass = classOf(row?.products ?? []);
    if (!row || instrumentClass === undefined) return [];
    const [nights, feeUsd] = [parseAmount(row.swapFreeNights), parseAmount(row.swapFreeFeeUsd)];
    const terms = nights === undefined || feeUsd === undefined ? undefined : { nights, feeUsd };
    return [{ instrumentClass, symbols: group.map(({ symbol }) => symbol), terms }];
  });
}
