import type { ReactNode } from 'react';
import type { Instrument } from '../../../facts/instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../instruments.ts';
import { a4Sheet, cubeEdge, kilogramsOf, metalOf, type Metal } from './contract-scale.ts';
import styles from './contract-cubes.module.css';

/** The picture's unit is one millimetre of metal. */
const gap = 66;
const margin = 8;
const headroom = 6;
/** Offset of a cube's back face, as a part of its edge. */
const depth = { aside: 0.3, up: 0.22 };

const millimetres = (centimetres: number): number => Math.round(centimetres * 100) / 10;

interface Cube {
  metal: Metal;
  symbol: string;
  contractSize: number;
  edge: number;
  x: number;
}

/** One contract of each metal as a solid cube, and a sheet of paper for comparison, to one scale. */
function layOut(metals: readonly Instrument[]): {
  cubes: Cube[];
  sheetX: number;
  width: number;
  floor: number;
} {
  let x = margin;
  const cubes = metals.map(({ symbol, contractSize }): Cube => {
    const metal = metalOf(symbol);
    const cube = {
      metal,
      symbol,
      contractSize,
      edge: millimetres(cubeEdge(contractSize, metal)),
      x,
    };
    x += cube.edge * (1 + depth.aside) + gap;
    return cube;
  });
  const maxHeight = Math.max(
    millimetres(a4Sheet.height),
    ...cubes.map(({ edge }) => edge * (1 + depth.up)),
  );
  return {
    cubes,
    sheetX: x,
    width: x + millimetres(a4Sheet.width) + margin,
    floor: maxHeight + headroom,
  };
}

export function ContractCubes(): ReactNode {
  const t = useWords('metals');
  const ounces = useWords('instruments')('units.ounce');
  const { code } = useSite().language;
  const nameOf = useInstrumentNames();
  const metals = useInstruments('metals');
  const { cubes, sheetX, width, floor } = layOut(metals);
  const formatDecimal = (value: number): string =>
    formatNumber(value, code, { maximumFractionDigits: 1 });
  return (
    <div className={styles.picture}>
      <figure className={styles.figure}>
        <svg
          className={styles.scene}
          viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(floor) + 4}`}
          aria-hidden="true"
        >
          <rect
            className={styles.sheet}
            x={sheetX}
            y={floor - millimetres(a4Sheet.height)}
            width={millimetres(a4Sheet.width)}
            height={millimetres(a4Sheet.height)}
          />
          {cubes.map((cube) => (
            <CubeDrawing key={cube.symbol} cube={cube} floor={floor} />
          ))}
          <path className={styles.floor} d={`M0 ${floor}H${Math.ceil(width)}`} />
        </svg>
        <figcaption className={styles.caption}>{t('picture.caption')}</figcaption>
      </figure>
      <ul className={styles.list}>
        {metals.map((instrument) => (
          <li key={instrument.symbol} className={styles[metalOf(instrument.symbol)]}>
            <strong>{nameOf(instrument)}</strong>
            <span className={styles.size}>
              {formatNumber(instrument.contractSize, code)} {ounces}
            </span>
            <span className={styles.amount}>
              {t('picture.measure', {
                kilograms: formatDecimal(kilogramsOf(instrument.contractSize)),
                centimetres: formatDecimal(
                  cubeEdge(instrument.contractSize, metalOf(instrument.symbol)),
                ),
              })}
            </span>
          </li>
        ))}
        <li className={styles.paper}>
          <strong>{t('picture.sheet')}</strong>
          <span className={styles.amount}>
            {t('picture.sheetSize', {
              width: formatDecimal(a4Sheet.width),
              height: formatDecimal(a4Sheet.height),
            })}
          </span>
        </li>
      </ul>
    </div>
  );
}

function CubeDrawing({
  cube: { metal, edge, x },
  floor,
}: {
  cube: Cube;
  floor: number;
}): ReactNode {
  const top = floor - edge;
  const aside = edge * depth.aside;
  const up = edge * depth.up;
  return (
    <g className={styles[metal]}>
      <path className={styles.lid} d={`M${x} ${top}l${aside} ${-up}h${edge}l${-aside} ${up}z`} />
      <path
        className={styles.flank}
        d={`M${x + edge} ${top}l${aside} ${-up}v${edge}l${-aside} ${up}z`}
      />
      <rect className={styles.front} x={x} y={top} width={edge} height={edge} />
    </g>
  );
}
