import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { DrawingLabel } from '../../ui/drawing-label.tsx';
import styles from './way-back-drawing.module.css';

const width = 480;
const height = 342.4;
const nodeWidth = 96;

/** A height as percent of the drawing's. */
const shareOf = (y: number): number => (y / height) * 100;

/** Each method from top to bottom: what comes in by it, and what goes back. A lane is as high as its amount is large. */
const nodes = [
  {
    method: 'card',
    y: 0,
    height: 174,
    lanes: [
      { look: 'in', amount: 2000, y: 12, height: 68 },
      { look: 'back', amount: 2000, y: 94, height: 68 },
    ],
  },
  {
    method: 'bank',
    y: 202,
    height: 140.4,
    lanes: [
      { look: 'in', amount: 1000, y: 214, height: 34 },
      { look: 'back', amount: 1000, y: 262, height: 34 },
      { look: 'gain', amount: 600, y: 310, height: 20.4 },
    ],
  },
] as const;

type Lane = (typeof nodes)[number]['lanes'][number];

/** SVG path data of a lane that ends in an arrow head: at the account on the way in, at the method on the way back. */
function lanePath({ look, y, height: laneHeight }: Lane): string {
  const [from, neck, to] = look === 'in' ? [104, 362, 376] : [376, 118, 104];
  return `M${from} ${y}H${neck}L${to} ${y + laneHeight / 2}L${neck} ${y + laneHeight}H${from}z`;
}

/** Two methods and an account: every amount goes back on the side that it came from, the gain to the bank. */
export function WayBackDrawing(): ReactNode {
  const t = useWords('funding');
  const { language } = useSite();
  const format = (amount: number): string =>
    isolate(formatNumber(amount, language.code), language.code);
  return (
    <figure className="gap-4 column">
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="fill mirrored"
          role="img"
          aria-label={t('picture.alternative', {
            card: format(2000),
            bank: format(1000),
            gain: format(600),
            cardBack: format(2000),
            bankBack: format(1000),
          })}
        >
          {nodes.map(({ method, y, height: nodeHeight, lanes }) => (
            <g key={method}>
              <rect
                className={styles.node}
                x={1}
                y={y + 1}
                width={nodeWidth - 2}
                height={nodeHeight - 2}
                rx="8"
              />
              {lanes.map((lane) => (
                <path key={lane.look} className={styles[lane.look]} d={lanePath(lane)} />
              ))}
            </g>
          ))}
          <rect
            className={styles.account}
            x={width - nodeWidth + 1}
            y={1}
            width={nodeWidth - 2}
            height={height - 2}
            rx="8"
          />
        </svg>
        <svg className={`${styles.labels} overlay`} aria-hidden="true">
          {nodes.map(({ method, y, height: nodeHeight, lanes }) => (
            <g key={method}>
              <DrawingLabel x={10} y={shareOf(y + nodeHeight / 2)} className={styles.nodeName}>
                {t(`picture.${method}`)}
              </DrawingLabel>
              {lanes.map((lane) => (
                <DrawingLabel
                  key={lane.look}
                  x={50}
                  y={shareOf(lane.y + lane.height / 2)}
                  className={`${styles.amount} strong`}
                >
                  {t(`picture.${lane.look}`, { amount: format(lane.amount) })}
                </DrawingLabel>
              ))}
            </g>
          ))}
          <DrawingLabel x={90} y={50} className={styles.accountName}>
            {t('picture.account')}
          </DrawingLabel>
        </svg>
      </div>
      <figcaption className="note">{t('picture.caption')}</figcaption>
    </figure>
  );
}
