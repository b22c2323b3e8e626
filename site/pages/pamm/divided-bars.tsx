import type { ReactNode } from 'react';
import { formatList } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { poolMembers } from './example-pool.ts';
import styles from './divided-bars.module.css';

const height = 120;
const columnWidth = 40;
const distance = 100;

const gains = poolMembers.map(({ gain }) => gain);
const losses = poolMembers.map(({ loss }) => -loss);
const scale = height / (Math.max(...gains) + Math.max(...losses));
/** The line where bars begin, up for a gain and down for a loss. */
const baseline = Math.round(Math.max(...gains) * scale);

/** SVG path data of one column for each member. */
const columns = (amounts: readonly number[], direction: -1 | 1): string =>
  amounts
    .map((amount, index) => {
      const left = index * distance + (distance - columnWidth) / 2;
      return `M${left} ${baseline}v${direction * Math.round(amount * scale)}h${columnWidth}V${baseline}z`;
    })
    .join('');

/** Each member's part of a gain and of a loss: the same pattern, upwards and downwards. */
export function DividedBars(): ReactNode {
  const t = useWords('pamm');
  const { language } = useSite();
  const width = distance * poolMembers.length;
  const bars = [
    { kind: 'gain', look: 'rise', path: columns(gains, -1) },
    { kind: 'loss', look: 'fall', path: columns(losses, 1) },
  ] as const;
  return (
    <figure className="grid gap-2">
      <div
        className={`${styles.plot} grid mirrored`}
        role="img"
        aria-label={t('table.bars', {
          investors: formatList(
            Object.values(t('investors', { returnObjects: true })),
            language.code,
          ),
        })}
      >
        {bars.map(({ kind, look, path }) => (
          <svg
            key={kind}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className={look}
          >
            <path className={styles.columns} d={path} />
            <path className={styles.baseline} d={`M0 ${baseline}h${width}`} />
          </svg>
        ))}
      </div>
      <ol className={`${styles.names} grid note`} aria-hidden="true">
        {poolMembers.map(({ member }) => (
          <li key={member}>
            {member === 'manager' ? t('table.manager') : t(`investors.${member}`)}
          </li>
        ))}
      </ol>
      <ul className="row strong gap-6 small" aria-hidden="true">
        {bars.map(({ kind, look }) => (
          <li key={kind} className={look}>
            {t(`table.${kind}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
