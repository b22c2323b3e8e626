import type { ReactNode } from 'react';
import { instrumentBySymbol } from '../../../facts/instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { barrelLitres, barrelsOfSameHeat, gasPerMmbtu } from './lot-energy.ts';
import { grids } from './lot-grids.ts';
import styles from './one-lot.module.css';

/** A barrel, a thousand barrels, ten thousand MMBtu: what an order of one lot moves, and what a hundredth of it moves. */
export function OneLot(): ReactNode {
  const t = useWords('energies');
  const { code } = useSite().language;
  const number = (value: number): string => formatNumber(value, code, { maximumFractionDigits: 1 });
  const oil = instrumentBySymbol(grids.oil.symbol).contractSize;
  const gas = instrumentBySymbol(grids.gas.symbol).contractSize;
  return (
    <figure className={styles.picture}>
      <div className={styles.barrel}>
        <BarrelDrawing />
        <p>
          <strong>{t('picture.barrel')}</strong>
          <span>{t('picture.barrelSize', { litres: number(Math.round(barrelLitres)) })}</span>
        </p>
      </div>
      <div className={styles.oil}>
        <UnitGrid id="oil-cells" columns={grids.oil.columns} rows={grids.oil.rows} cell={9} />
        <p>
          <strong>{t('picture.oilLot', { barrels: number(oil) })}</strong>
          <span>{t('picture.oilHundredth', { barrels: number(oil / 100) })}</span>
        </p>
      </div>
      <div className={styles.gas}>
        <UnitGrid id="gas-cells" columns={grids.gas.columns} rows={grids.gas.rows} cell={3} />
        <p>
          <strong>{t('picture.gasLot', { mmbtu: number(gas) })}</strong>
          <span>{t('picture.gasSize', { cubicMetres: number(gasPerMmbtu), barrels: number(barrelsOfSameHeat(gas)) })}</span>
        </p>
      </div>
      <figcaption className={styles.caption}>{t('picture.caption')}</figcaption>
    </figure>
  );
}

interface UnitGridProps {
  /** Of its two patterns; unique on the page. */
  id: string;
  columns: number;
  rows: number;
  /** Edge of a cell in units of the drawing. */
  cell: number;
}

/** So many small marks; the first hundredth of them stands out. A pattern draws the mark once, however many there are. */
function UnitGrid({ id, columns, rows, cell }: UnitGridProps): ReactNode {
  const hundredth = (columns * rows) / 100;
  const mark = { x: cell * 0.17, y: cell * 0.1, width: cell * 0.66, height: cell * 0.8, rx: cell * 0.16 };
  return (
    <svg className={styles.grid} viewBox={`0 0 ${columns * cell} ${rows * cell}`} aria-hidden="true">
      <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <rect className={styles.mark} {...mark} />
      </pattern>
      <pattern id={`${id}-first`} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <rect className={styles.firstMark} {...mark} />
      </pattern>
      <rect y={cell} width={columns * cell} height={(rows - 1) * cell} fill={`url(#${id})`} />
      <rect x={hundredth * cell} width={(columns - hundredth) * cell} height={cell} fill={`url(#${id})`} />
      <rect width={hundredth * cell} height={cell} fill={`url(#${id}-first)`} />
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
      <path className={styles.hoop} d="M6 66c0 9 24 16 54 16s54-7 54-16M6 114c0 9 24 16 54 16s54-7 54-16" />
    </svg>
  );
}
