import type { ReactNode } from 'react';
import { OrderChart } from './order-chart.tsx';
import { PriceChart, shownTimeframes, StrengthChart } from './price-chart.tsx';

/** Ids in the file. */
export const chartId = 'chart';
export const strengthId = 'strength';

/**
 * The content of charts.svg: the charts of all timeframes, with the ways to all orders, and the oscillator's. In the page it would
 * be half a kilobyte of the first flight. Properties that every copy inherits say what is shown, and in which colour: no stylesheet
 * reaches into a file.
 */
export function ChartsFile(): ReactNode {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <g id={chartId}>
        {shownTimeframes.map(({ name }) => (
          <g key={name} display={`var(--${name},none)`}>
            <PriceChart timeframe={name} />
          </g>
        ))}
        <OrderChart />
      </g>
      <g id={strengthId}>
        {shownTimeframes.map(({ name }) => (
          <g key={name} display={`var(--${name},none)`}>
            <StrengthChart timeframe={name} />
          </g>
        ))}
      </g>
    </svg>
  );
}
