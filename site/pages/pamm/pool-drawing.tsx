import type { ReactNode } from 'react';
import { formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { investorLabels, poolMembers, poolTotals } from './example-pool.ts';
import styles from './pool-drawing.module.css';

const width = 360;
const gap = 12;
const widthWithoutGaps = width - gap * (poolMembers.length - 1);
const blockHeight = 44;
const flowHeight = 52;
const poolTop = blockHeight + flowHeight;
const poolHeight = 64;
const poolBottom = poolTop + poolHeight;
const resultTop = poolBottom + flowHeight;
const height = resultTop + blockHeight;
const memberClasses = {
  manager: styles.manager,
  A: styles.first,
  B: styles.second,
  C: styles.third,
};

interface HorizontalSpan {
  x: number;
  width: number;
}

/** Each stake among the deposits (apart from each other) and in the pool (side by side). */
const parts = poolMembers.map(({ member, stake, sharePercent }, index) => {
  const before = poolMembers.slice(0, index).reduce((sum, other) => sum + other.stake, 0);
  const { stake: total } = poolTotals;
  return {
    member,
    sharePercent,
    apart: {
      x: (before / total) * widthWithoutGaps + index * gap,
      width: (stake / total) * widthWithoutGaps,
    },
    joined: { x: (before / total) * width, width: (stake / total) * width },
  };
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG path data of a band from one span down to another. */
function flowPath(from: HorizontalSpan, to: HorizontalSpan, top: number): string {
  const bottom = top + flowHeight;
  const bend = top + flowHeight / 2;
  const [start, end, toStart, toEnd] = [from.x, from.x + from.width, to.x, to.x + to.width].map(
    round,
  );
  return `M${start} ${top}C${start} ${bend} ${toStart} ${bend} ${toStart} ${bottom}H${toEnd}C${toEnd} ${bend} ${end} ${bend} ${end} ${top}z`;
}

/** Deposits flow into one pool, and its result flows back in the same proportions. */
export function PoolDrawing(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const labelled = parts.map((part) => ({
    ...part,
    name: part.member === 'manager' ? t('picture.manager') : part.member,
    share: isolate(`${formatNumber(part.sharePercent, language.code)}%`, language.code),
  }));
  const investors = formatList(investorLabels, language.code);
  return (
    <figure className={`${styles.figure} grid`}>
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.svg}
          role="img"
          aria-label={t('picture.alternative', {
            investors,
            shares: formatList(
              labelled.map(({ share }) => share),
              language.code,
            ),
          })}
        >
          {parts.map(({ member, apart, joined }) => (
            <g key={member} className={memberClasses[member]}>
              <rect
                className={styles.block}
                x={round(apart.x)}
                width={round(apart.width)}
                height={blockHeight}
                rx="8"
              />
              <path className={styles.flow} d={flowPath(apart, joined, blockHeight)} />
              <rect
                className={styles.block}
                x={round(joined.x)}
                y={poolTop}
                width={round(joined.width)}
                height={poolHeight}
              />
              <path className={styles.flow} d={flowPath(joined, apart, poolBottom)} />
              <rect
                className={styles.outline}
                x={round(apart.x) + 1}
                y={resultTop + 1}
                width={round(apart.width) - 2}
                height={blockHeight - 2}
                rx="8"
              />
            </g>
          ))}
        </svg>
        <Labels
          labels={labelled.map(({ apart, name }) => ({ span: apart, text: name }))}
          y={blockHeight / 2}
          look={styles.onBlock}
        />
        <Labels
          labels={labelled.map(({ joined, share }) => ({ span: joined, text: share }))}
          y={poolTop + poolHeight / 2}
          look={styles.onBlock}
        />
        <Labels
          labels={labelled.map(({ apart, name }) => ({ span: apart, text: name }))}
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

/** Positions are percentages, so that the text keeps its size when the drawing is scaled; mirrored in right-to-left pages. */
function Labels({ labels, y, look }: LabelsProps): ReactNode {
  const mirrored = useSite().language.direction === 'rtl';
  return (
    <svg className={`${styles.letters} ${look}`} aria-hidden="true">
      {labels.map(({ span, text }, index) => {
        const centre = ((span.x + span.width / 2) / width) * 100;
        return (
          <text
            key={index}
            x={`${round(mirrored ? 100 - centre : centre)}%`}
            y={`${round((y / height) * 100)}%`}
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
