import type { ReactNode } from 'react';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { litresPerBarrel, barrelsOfSameHeat, cubicMetresPerMmbtu } from './lot-energy.ts';
import { blocksPerSide, grids, type Grid } from './lot-grids.ts';
import styles from './one-lot.module.css';

/** A barrel, a thousand barrels and ten thousand MMBtu: what one lot is, and a hundredth of it. */
export function OneLot(): ReactNode {
  const t = useWords('energies');
  const {
    content,
    language: { code },
  } = useSite();
  const format = (value: number): string => formatNumber(value, code, { maximumFractionDigits: 1 });
  const barrels = publishedInstrument(content, grids.oil.symbol).contractSize;
  const mmbtu = publishedInstrument(content, grids.gas.symbol).contractSize;
  return (
    <figure className={styles.picture}>
      <div className={styles.barrel}>
        <BarrelDrawing />
        <p>
          <strong>{t('picture.barrel')}</strong>
          <span>{t('picture.barrelSize', { litres: format(Math.round(litresPerBarrel)) })}</span>
        </p>
      </div>
      <div className={styles.oil}>
        <UnitGrid id="oil-block" grid={grids.oil} />
        <p>
          <strong>{t('picture.oilLot', { barrels: format(barrels) })}</strong>
          <span>{t('picture.oilHundredth', { barrels: format(barrels / 100) })}</span>
        </p>
      </div>
      <div className={styles.gas}>
        <UnitGrid id="gas-block" grid={grids.gas} />
        <p>
          <strong>{t('picture.gasLot', { mmbtu: format(mmbtu) })}</strong>
          <span>
            {t('picture.gasSize', {
              cubicMetres: format(cubicMetresPerMmbtu),
              barrels: format(barrelsOfSameHeat(mmbtu)),
            })}
          </span>
        </p>
      </div>
      <figcaption className={styles.caption}>{t('picture.caption')}</figcaption>
    </figure>
  );
}

/** A hundred blocks of marks, the first in gold. An SVG pattern repeats one block. */
function UnitGrid({ id, grid: { block, mark, step, gap } }: { id: string; grid: Grid }): ReactNode {
  const width = block.columns * step.x + gap;
  const height = block.rows * step.y + gap;
  const marks = Array.from({ length: block.columns * block.rows }, (_, index) => {
    const x = (index % block.columns) * step.x;
    const y = Math.floor(index / block.columns) * step.y;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${mark.width}v${mark.height}h${-mark.width}z`;
  }).join('');
  const outerWidth = blocksPerSide * width;
  return (
    <svg
      className={styles.grid}
      viewBox={`0 0 ${outerWidth - gap} ${blocksPerSide * height - gap}`}
      aria-hidden="true"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path className={styles.mark} d={marks} />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M${width} 0H${outerWidth}V${height}H${width}zM0 ${height}H${outerWidth}V${blocksPerSide * height}H0z`}
      />
      <path className={styles.firstBlock} d={marks} />
    </svg>
  );
}

function BarrelDrawing(): ReactNode {
  return (
    <svg className={styles.drum} viewBox="0 0 120 176" aria-hidden="true">
      <path className={styles.body} d="M6 18v140c0 9 24 16 54 16s54-7 54-16V18z" />
      <path className={styles.shade} d="M84 20v152c18-2 30-7 30-14V18z" />
      <ellipse className={styles.lid} cx="60" cy="18" rx="54" ry="16" />
      <ellipse className={styles.bung} cx="82" cy="20" rx="8" ry="2.6" />
      <path
        className={styles.hoop}
        d="M6 66c0 9 24 16 54 16s54-7 54-16M6 114c0 9 24 16 54 16s54-7 54-16"
      />
    </svg>
  );
}
