import { Fragment, type ReactNode } from 'react';
import {
  classOf,
  type InstrumentClass,
  type SpecRow,
} from '../../../core/domain/instrument-spec.ts';
import { swapFreeTermsOf } from '../../conditions/swap.ts';
import { formatDollars, formatNumber } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';

/** The fees of swap-free accounts in place of swap; nothing if the content states none. */
export function SwapFreeTable(): ReactNode {
  const t = useWords('account-types');
  const specs = useWords('account-specs');
  const { content, language } = useSite();
  const groups = swapFreeGroups(content.specs.standard ?? []);
  if (!groups.some(({ terms }) => terms)) return null;
  const { code } = language;
  const headingOf = ({ instrumentClass, symbols, terms }: SwapFreeGroup): ReactNode => {
    const ofClass = groups.filter((group) => group.instrumentClass === instrumentClass);
    // Where one group has terms, those without are named in the last row; else the groups with terms are.
    const isOneCovered = ofClass.filter((group) => group.terms).length === 1;
    const named = symbols.join(specs('values.separator'));
    const members = terms
      ? isOneCovered && t('swapFree.table.allBut')
      : !isOneCovered && t('swapFree.table.others');
    return (
      <>
        {`${specs(`classes.${instrumentClass}`)} `}
        {/* One group is the whole class. */}
        {ofClass.length > 1 && <span className="fine">{members || named}</span>}
      </>
    );
  };
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
  terms: ReturnType<typeof swapFreeTermsOf>;
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
    const symbols = group.map(({ symbol }) => symbol);
    return [{ instrumentClass, symbols, terms: swapFreeTermsOf(row) }];
  });
}
