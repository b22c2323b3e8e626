import type { ReactNode } from 'react';
import { useWords } from '../../site-context.tsx';
import chartUrl from '../platforms/chart.svg?url';
import styles from './platform-picture.module.css';

const timeframes = ['M5', 'M15', 'H1', 'H4', 'D1'];

/** MetaTrader 5 as it looks, on a computer and a phone, with the chart of the platform's own page. It shows no prices. */
export function PlatformPicture(): ReactNode {
  const t = useWords('home');
  return (
    <svg
      className={styles.devices}
      viewBox="0 0 640 510"
      role="img"
      aria-label={t('platform.alternative')}
    >
      <rect className={styles.device} x="4" y="4" width="560" height="442" rx="18" />
      <text className={styles.symbol} x="60" y="38">
        EURUSD
      </text>
      {timeframes.map((name, index) => (
        <text key={name} x={144 + index * 44} y="38" data-chosen={name === 'H1' ? '' : undefined}>
          {name}
        </text>
      ))}
      <svg x="18" y="62" width="532" height="372" viewBox="0 0 400 200" preserveAspectRatio="none">
        <Chart />
      </svg>
      <text x="362" y="161">
        TP
      </text>
      <text x="362" y="316">
        SL
      </text>
      <rect className={styles.device} x="476" y="194" width="156" height="312" rx="24" />
      <svg
        x="486"
        y="220"
        width="136"
        height="214"
        viewBox="120 0 200 200"
        preserveAspectRatio="none"
      >
        <Chart />
      </svg>
      <OrderButton side="sell" x={392} y={11} width={76} />
      <OrderButton side="buy" x={474} y={11} width={76} />
      <OrderButton side="sell" x={488} y={440} width={64} />
      <OrderButton side="buy" x={556} y={440} width={64} />
    </svg>
  );
}

interface OrderButtonProps {
  side: 'sell' | 'buy';
  x: number;
  y: number;
  width: number;
}

function OrderButton({ side, x, y, width }: OrderButtonProps): ReactNode {
  const t = useWords('home');
  return (
    <>
      <rect className={styles[side]} x={x} y={y} width={width} height="44" rx="8" />
      <text className={styles.side} x={x + width / 2} y={y + 22}>
        {t(`platform.${side}`)}
      </text>
    </>
  );
}

/** An hour's candles, the price now, and a position's take profit and stop loss. */
const Chart = (): ReactNode => (
  <>
    <use href={`${chartUrl}#h1`} />
    <path className={styles.profit} d="M245 100V58H400V100" />
    <path className={styles.loss} d="M245 100V124H400V100" />
    <path className={styles.now} d="M235 100H400" />
  </>
);
