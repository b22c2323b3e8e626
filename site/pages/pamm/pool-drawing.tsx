import type { ReactNode } from 'react';
import { formatList, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { investorLetters, pool, results, stakes } from './example-pool.ts';
import styles from './pool-drawing.module.css';

const width = 360;
const gap = 12;
const room = width - gap * (stakes.length - 1);
const blockHeight = 44;
const flowHeight = 52;
const poolTop = blockHeight + flowHeight;
const poolHeight = 64;
const poolBottom = poolTop + poolHeight;
const resultTop = poolBottom + flowHeight;
const height = resultTop + blockHeight;
const looks = [styles.manager, styles.first, styles.second, styles.third];

/** Each stake's place among the deposits (apart from each other) and in the pool (side by side). */
const parts = stakes.map((stake, index) => {
  const before = stakes.slice(0, index).reduce((sum, other) => sum + other, 0);
  return {
    apart: { x: (before / pool) * room + index * gap, width: (stake / pool) * room },
    joined: { x: (before / pool) * width, width: (stake / pool) * width },
  };
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** A band that leads from one span to another, a flow's length lower. */
function flow(
  from: { x: number; width: number },
  to: { x: number; width: number },
  top: number,
): string {
  const bottom = top + flowHeight;
  const bend = top + flowHeight / 2;
  const [start, end, toStart, toEnd] = [from.x, from.x + from.width, to.x, to.x + to.width].map(
    round,
  );
  return `M${start} ${top}C${start} ${bend} ${toStart} ${bend} ${toStart} ${bottom}H${toEnd}C${toEnd} ${bend} ${end} ${bend} ${end} ${top}z`;
}

/** Deposits flow into one pool; its result flows back by the same shares. */
export function PoolDrawing(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const letters = [t('picture.manager'), ...investorLetters];
  const share = (index: number): string =>
    isolate(`${formatNumber(results.gain[index]!.sharePercent, language.code)}%`, language.code);
  const investors = formatList(investorLetters, language.code);
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.svg}
          role="img"
          aria-label={t('picture.alternative', {
            investors,
            shares: formatList(
              parts.map((_, index) => share(index)),
              language.code,
            ),
          })}
        >
          {parts.map(({ apart, joined }, index) => (
            <g key={index} className={looks[index]}>
              <rect
                className={styles.block}
                x={round(apart.x)}
                width={round(apart.width)}
                height={blockHeight}
                rx="8"
              />
              <path className={styles.flow} d={flow(apart, joined, blockHeight)} />
              <rect
                className={styles.block}
                x={round(joined.x)}
                y={poolTop}
                width={round(joined.width)}
                height={poolHeight}
              />
              <path className={styles.flow} d={flow(joined, apart, poolBottom)} />
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
        <Letters
          parts={parts.map(({ apart }) => apart)}
          y={blockHeight / 2}
          letters={letters}
          look={styles.onBlock}
        />
        <Letters
          parts={parts.map(({ joined }) => joined)}
          y={poolTop + poolHeight / 2}
          letters={parts.map((_, index) => share(index))}
          look={styles.onBlock}
        />
        <Letters
          parts={parts.map(({ apart }) => apart)}
          y={resultTop + blockHeight / 2}
          letters={letters}
          look={styles.onOutline}
        />
      </div>
      <figcaption className={styles.caption}>
        <span>{t('picture.deposits')}</span>
        <span>{t('picture.pool')}</span>
        <span>{t('picture.result')}</span>
        <span className={styles.note}>{t('picture.note', { investors })}</span>
      </figcaption>
    </figure>
  );
}

interface LettersProps {
  parts: readonly { x: number; width: number }[];
  y: number;
  letters: readonly string[];
  look: string | undefined;
}

/** A drawing without its own scale: the type keeps its size, its places are percentages. Not mirrored, only its places are. */
function Letters({ parts: places, y, letters, look }: LettersProps): ReactNode {
  const mirrored = useSite().language.direction === 'rtl';
  return (
    <svg className={`${styles.letters} ${look}`} aria-hidden="true">
      {places.map(({ x, width: span }, index) => {
        const centre = ((x + span / 2) / width) * 100;
        return (
          <text
            key={index}
            x={`${round(mirrored ? 100 - centre : centre)}%`}
            y={`${round((y / height) * 100)}%`}
            dy="0.36em"
            textAnchor="middle"
          >
            {letters[index]}
          </text>
        );
      })}
    </svg>
  );
}
