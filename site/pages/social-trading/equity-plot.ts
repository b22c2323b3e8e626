/** The balances from a period's beginning to its end are at the same distance from one another. */
export interface PlottedPeriod {
  markBefore: number;
  markAfter: number;
  balances: readonly number[];
}

export const plotWidth = 600;
export const plotHeight = 240;
/** Above the highest balance and below the lowest. */
const margin = plotHeight / 15;

/** `overMark` and `underMark` bound the areas. */
export type PlotShape = 'grid' | 'overMark' | 'underMark' | 'below' | 'above' | 'mark' | 'curve';

/** SVG path data of balance and mark, from the first period at the left edge to the last at the right. */
export function plotEquity(periods: readonly PlottedPeriod[]): Record<PlotShape, string> {
  const heights = periods.flatMap(({ markAfter, balances }) => [markAfter, ...balances]);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const unit = (plotHeight - 2 * margin) / (highest - lowest || 1);
  const y = (amount: number): number => Math.round(plotHeight - margin - (amount - lowest) * unit);
  const x = (position: number): number => Math.round((position * plotWidth) / periods.length);

  const points = periods.flatMap(({ balances }, period) =>
    balances
      .map((balance, index) => [x(period + index / (balances.length - 1)), y(balance)] as const)
      // A period begins where the one before it ends.
      .slice(period === 0 ? 0 : 1),
  );
  // From point to point, because small numbers compress better.
  const curve = points
    .map(([left, top], index) => {
      const [fromLeft, fromTop] = points[index - 1] ?? [0, 0];
      return `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${left - fromLeft} ${top - fromTop}`;
    })
    .join('');
  const steps = periods.map(({ markAfter }, period) => `H${x(period + 1)}V${y(markAfter)}`);
  const mark = `M0 ${y(periods[0]?.markBefore ?? 0)}${steps.join('')}`;
  const toTop = 'V0H0z';
  const toBottom = `V${plotHeight}H0z`;
  return {
    grid: periods.map((_, period) => `M${x(period)} 0V${plotHeight}`).join(''),
    overMark: mark + toTop,
    underMark: mark + toBottom,
    below: curve + toTop,
    above: curve + toBottom,
    mark,
    curve,
  };
}
