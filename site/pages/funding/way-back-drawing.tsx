import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { divideWithdrawal } from './way-back.ts';
import styles from './way-back-drawing.module.css';

const deposits = [
  { method: 'card', amount: 2000 },
  { method: 'bank', amount: 1000 },
] as const;
const gain = 600;
const payouts = divideWithdrawal(
  deposits,
  deposits.reduce((sum, { amount }) => sum + amount, gain),
);

const width = 480;
const nodeWidth = 96;
/** Between the nodes and the account: where the money moves. */
const laneStart = nodeWidth + 8;
const laneEnd = width - nodeWidth - 8;
const heightPerUnit = 0.034;
const laneGap = 14;
const padding = 12;
const nodeGap = 28;
const arrow = 14;

interface Lane {
  look: 'in' | 'back' | 'gain';
  amount: number;
  y: number;
  height: number;
}

/** Each method from top to bottom: what comes in, and below it what goes back. */
const { nodes, bottom } = payouts.reduce<{
  nodes: { method: 'card' | 'bank'; y: number; height: number; lanes: Lane[] }[];
  bottom: number;
}>(
  ({ nodes: above, bottom: end }, { method, returned, gain: share }, index) => {
    const top = index === 0 ? 0 : end + nodeGap;
    const amounts = [
      { look: 'in', amount: deposits[index]?.amount ?? 0 },
      { look: 'back', amount: returned },
      { look: 'gain', amount: share },
    ] as const;
    let y = top + padding;
    const lanes = amounts
      .filter(({ amount }) => amount > 0)
      .map(({ look, amount }): Lane => {
        const lane = { look, amount, y, height: amount * heightPerUnit };
        y += lane.height + laneGap;
        return lane;
      });
    const height = y - laneGap + padding - top;
    return { nodes: [...above, { method, y: top, height, lanes }], bottom: top + height };
  },
  { nodes: [], bottom: 0 },
);

const laneClasses = { in: styles.in, back: styles.back, gain: styles.gain };

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG path data of a lane that ends in an arrow head: at the account on the way in, at the method on the way back. */
function lanePath({ look, y, height }: Lane): string {
  const [from, to] = look === 'in' ? [laneStart, laneEnd] : [laneEnd, laneStart];
  const neck = look === 'in' ? to - arrow : to + arrow;
  return `M${from} ${round(y)}H${neck}L${to} ${round(y + height / 2)}L${neck} ${round(y + height)}H${from}z`;
}

/** Two methods and an account: every amount goes back on the side that it came from, the gain to the bank. */
export function WayBackDrawing(): ReactNode {
  const t = useWords('funding');
  const { language } = useSite();
  const format = (amount: number): string =>
    isolate(formatNumber(amount, language.code), language.code);
  const [card, bank] = deposits;
  const [cardBack, bankBack] = payouts;
  return (
    <figure className="gap-4 column">
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${width} ${round(bottom)}`}
          preserveAspectRatio="none"
          className={styles.shapes}
          role="img"
          aria-label={t('picture.alternative', {
            card: format(card.amount),
            bank: format(bank.amount),
            gain: format(gain),
            cardBack: format(cardBack?.returned ?? 0),
            bankBack: format(bankBack?.returned ?? 0),
          })}
        >
          {nodes.map(({ method, y, height, lanes }) => (
            <g key={method}>
              <rect
                className={styles.node}
                x={1}
                y={round(y) + 1}
                width={nodeWidth - 2}
                height={round(height) - 2}
                rx="8"
              />
              {lanes.map((lane) => (
                <path key={lane.look} className={laneClasses[lane.look]} d={lanePath(lane)} />
              ))}
            </g>
          ))}
          <rect
            className={styles.account}
            x={width - nodeWidth + 1}
            y={1}
            width={nodeWidth - 2}
            height={round(bottom) - 2}
            rx="8"
          />
        </svg>
        <svg className={styles.labels} aria-hidden="true">
          {nodes.map(({ method, y, height, lanes }) => (
            <g key={method}>
              <Label x={nodeWidth / 2} y={y + height / 2} look={styles.nodeName}>
                {t(`picture.${method}`)}
              </Label>
              {lanes.map((lane) => (
                <Label
                  key={lane.look}
                  x={width / 2}
                  y={lane.y + lane.height / 2}
                  look={`${styles.amount} strong`}
                >
                  {t(`picture.${lane.look}`, { amount: format(lane.amount) })}
                </Label>
              ))}
            </g>
          ))}
          <Label x={width - nodeWidth / 2} y={bottom / 2} look={styles.accountName}>
            {t('picture.account')}
          </Label>
        </svg>
      </div>
      <figcaption className="note">{t('picture.caption')}</figcaption>
    </figure>
  );
}

interface LabelProps {
  x: number;
  y: number;
  look: string | undefined;
  children: string;
}

/** Positions are percentages, so that the text keeps its size when the drawing is scaled; mirrored in right-to-left pages. */
function Label({ x, y, look, children }: LabelProps): ReactNode {
  const centre = (x / width) * 100;
  const mirrored = useSite().language.direction === 'rtl';
  return (
    <text
      x={`${round(mirrored ? 100 - centre : centre)}%`}
      y={`${round((y / bottom) * 100)}%`}
      dy="0.36em"
      textAnchor="middle"
      className={look}
    >
      {children}
    </text>
  );
}
