import type { ReactNode } from 'react';
import { formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { poolMembers } from './example-pool.ts';
import styles from './pool-drawing.module.css';

const width = 360;
const blockHeight = 44;
const flowHeight = 52;
const poolTop = blockHeight + flowHeight;
const poolHeight = 64;
const poolBottom = poolTop + poolHeight;
const resultTop = poolBottom + flowHeight;
const height = resultTop + blockHeight;

interface HorizontalSpan {
  x: number;
  width: number;
}

/** Each stake among the deposits, apart from each other, and in the pool, side by side. */
const spans = {
  manager: { look: styles.manager, apart: { x: 0, width: 65 }, joined: { x: 0, width: 72 } },
  A: { look: styles.first, apart: { x: 77, width: 130 }, joined: { x: 72, width: 144 } },
  B: { look: styles.second, apart: { x: 218, width: 81 }, joined: { x: 216, width: 90 } },
  C: { look: styles.third, apart: { x: 311, width: 49 }, joined: { x: 306, width: 54 } },
};

/** SVG path data of a band from one span down to another. */
function flowPath(from: HorizontalSpan, to: HorizontalSpan, top: number): string {
  const bottom = top + flowHeight;
  const bend = top + flowHeight / 2;
  const [start, end, toStart, toEnd] = [from.x, from.x + from.width, to.x, to.x + to.width];
  return `M${start} ${top}C${start} ${bend} ${toStart} ${bend} ${toStart} ${bottom}H${toEnd}C${toEnd} ${bend} ${end} ${bend} ${end} ${top}z`;
}

/** Deposits flow into one pool, and its result flows back in the same proportions. */
export function PoolDrawing(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const parts = poolMembers.map(({ member, sharePercent }) => ({
    ...spans[member],
    member,
    name: member === 'manager' ? t('picture.manager') : t(`investors.${member}`),
    share: isolate(`${formatNumber(sharePercent, language.code)}%`, language.code),
  }));
  const investors = formatList(
    Object.values(t('investors', { returnObjects: true })),
    language.code,
  );
  return (
    <figure className={`${styles.figure} grid`}>
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="fill mirrored"
          role="img"
          aria-label={t('picture.alternative', {
            investors,
            shares: formatList(
              parts.map(({ share }) => share),
              language.code,
            ),
          })}
        >
          {parts.map(({ member, look, apart, joined }) => (
            <g key={member} className={look}>
              <rect
                className={styles.block}
                x={apart.x}
                width={apart.width}
                height={blockHeight}
                rx="8"
              />
              <path className={styles.flow} d={flowPath(apart, joined, blockHeight)} />
              <rect
                className={styles.block}
                x={joined.x}
                y={poolTop}
                width={joined.width}
                height={poolHeight}
              />
              <path className={styles.flow} d={flowPath(joined, apart, poolBottom)} />
              <rect
                className={styles.outline}
                x={apart.x + 1}
                y={resultTop + 1}
                width={apart.width - 2}
                height={blockHeight - 2}
                rx="8"
              />
            </g>
          ))}
        </svg>
        <Labels
          labels={parts.map(({ apart, name }) => ({ span: apart, text: name }))}
          y={blockHeight / 2}
          look={styles.onBlock}
        />
        <Labels
          labels={parts.map(({ joined, share }) => ({ span: joined, text: share }))}
          y={poolTop + poolHeight / 2}
          look={styles.onBlock}
        />
        <Labels
          labels={parts.map(({ apart, name }) => ({ span: apart, text: name }))}
          y={resultTop + blockHeight / 2}
          look={styles.onOutline}
        />
      </div>
      <figcaption className={`${styles.caption} note`}>
        <span>{t('picture.deposits')}</span>
        <span>{t('picture.pool')}</span>
        <span>{t('picture.result')}</span>
        <span className={styles.note}>{t('picture.note', { investors })}</span>
      </figcaption>
    </figure>
  );
}

interface LabelsProps {
  /** Each text is centred in its span. */
  labels: readonly { span: HorizontalSpan; text: string }[];
  y: number;
  look: string | undefined;
}

/** Texts over a drawing that is stretched: they keep their size, and their places are mirrored where the page runs from right to left. */
function Labels({ labels, y, look }: LabelsProps): ReactNode {
  const isMirrored = useSite().language.direction === 'rtl';
  return (
    <svg className={`${styles.letters} overlay ${look}`} aria-hidden="true">
      {labels.map(({ span, text }, index) => {
        const x = ((span.x + span.width / 2) / width) * 100;
        return (
          <text
            key={index}
            x={`${(isMirrored ? 100 - x : x).toFixed(1)}%`}
            y={`${((y / height) * 100).toFixed(1)}%`}
            dy="0.36em"
            textAnchor="middle"
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
}
