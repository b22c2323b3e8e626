import type { ReactNode } from 'react';
import { pendingOrders } from './platform-facts.ts';
import { candlesWidth, chartHeight, stepHeight } from './price-chart.tsx';

export const chartWidth = 400;
/** The price's way to an order begins at the last candle; the exits stand where it is filled. */
const nowX = candlesWidth - 5;
const fillX = 310;

const levelY = (steps: number): number => chartHeight / 2 - steps * stepHeight;

const thin = { vectorEffect: 'non-scaling-stroke' } as const;

/** The price now, and how it reaches the pending orders, one of which is shown. */
export function OrderChart(): ReactNode {
  return (
    <g
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path {...thin} stroke="var(--now)" d={`M${nowX} ${levelY(0)}H${chartWidth}`} />
      {pendingOrders.map((order) => (
        <g key={order.type} opacity={`var(--${order.type},0)`}>
          <path
            {...thin}
            stroke="var(--gold)"
            strokeDasharray="5 5"
            d={`M${nowX} ${levelY(order.level)}H${chartWidth}`}
          />
          {'stop' in order && (
            <path {...thin} strokeDasharray="1 5" d={`M${nowX} ${levelY(order.stop)}H${fillX}`} />
          )}
          <path {...thin} strokeWidth="2" d={wayOf(order.path)} />
        </g>
      ))}
    </g>
  );
}

/** @param path in steps from the price now */
function wayOf(path: readonly number[]): string {
  const step = (fillX - nowX) / (path.length - 1);
  return `M${path.map((at, index) => `${Math.round(nowX + step * index)} ${levelY(at)}`).join('L')}`;
}
