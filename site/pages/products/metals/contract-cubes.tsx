import type { ReactNode } from 'react';
import type { PublishedInstrument } from '../../../content/published-instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../product.ts';
import { chemicalSymbols, cubeEdge, kilogramsOf, type Metal } from './contract-scale.ts';
import { depth, layOut, sheet, type Column } from './cube-scene.ts';
import styles from './contract-cubes.module.css';

/** In millimeters: the engraving of a smaller cube cannot be read. */
const minLegibleEdge = 150;

const sheetPath = `M0 0h${sheet.width}v${sheet.height}H0z`;

/**
 * One lot of each metal as a cube, to one scale. A cube and the name below it are the label of one radio button; the chosen
 * metal's plate tells its weight.
 */
export function ContractCubes(): ReactNode {
  const t = useWords('metals');
  const nameOf = useInstrumentNames();
  const { columns, floor, height } = layOut(useInstruments());
  return (
    <fieldset>
      <legend className={`${styles.caption} note`}>{t('picture.caption')}</legend>
      <div className={`${styles.scene} wrap`}>
        {columns.map((column, index) => (
          <label key={column.metal} className={styles[column.metal]}>
            <input
              type="radio"
              name="metal"
              value={column.metal}
              className="visually-hidden"
              defaultChecked={index === 0}
            />
            <svg
              width={`${column.share}%`}
              viewBox={`0 0 ${column.width} ${height}`}
              aria-hidden="true"
            >
              {index === 0 && (
                <>
                  <CubeParts />
                  <g transform={`translate(${column.width - sheet.width} ${floor - sheet.height})`}>
                    <path className={styles.sheet} d={sheetPath} />
                    <path fill="url(#squares)" d={sheetPath} />
                  </g>
                </>
              )}
              <g
                transform={`translate(${column.cubeX} ${floor - column.edge})scale(${column.edge / 100})`}
              >
                <use href="#cube" />
                <Stamp column={column} />
              </g>
            </svg>
            <span>{nameOf(column.instrument)}</span>
            <Plate instrument={column.instrument} metal={column.metal} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useFormatDecimal(): (value: number) => string {
  const { code } = useSite().language;
  return (value) => formatNumber(value, code, { maximumFractionDigits: 1 });
}

/** '100 troy ounces' */
function useSizeOf(): (contractSize: number) => string {
  const ounces = useWords('instruments')('units.ounce');
  const { code } = useSite().language;
  return (contractSize) => `${formatNumber(contractSize, code)} ${ounces}`;
}

/** The hallmark: what the metal is, and how much of it. */
function Stamp({
  column: { metal, instrument, edge },
}: {
  column: Column<PublishedInstrument>;
}): ReactNode {
  const size = useSizeOf()(instrument.contractSize);
  return (
    <g className={styles.stamp}>
      <text x="50" y="58" fontSize="30">
        {chemicalSymbols[metal]}
      </text>
      {edge > minLegibleEdge && (
        <text x="50" y="76" fontSize="10">
          {size}
        </text>
      )}
    </g>
  );
}

/** The weight of one lot, engraved in the metal. */
function Plate({
  instrument,
  metal,
}: {
  instrument: PublishedInstrument;
  metal: Metal;
}): ReactNode {
  const t = useWords('metals');
  const { contractSize } = instrument;
  const formatDecimal = useFormatDecimal();
  return (
    <span className={styles.plate}>
      <strong>
        {t('picture.weight', { kilograms: formatDecimal(kilogramsOf(contractSize)) })}
      </strong>
      <span>{useSizeOf()(contractSize)}</span>
      <span>
        {t('picture.cube', { centimeters: formatDecimal(cubeEdge(contractSize, metal)) })}
      </span>
    </span>
  );
}

/** A cube of brushed metal whose front has an edge of 100, to be used in any metal and size; its floor is at 100. */
function CubeParts(): ReactNode {
  const aside = depth.aside * 100;
  const up = depth.up * 100;
  const front = 'M0 0h100v100H0z';
  const lid = `M0 0l${aside} ${-up}h100l${-aside} ${up}z`;
  const flank = `M100 0l${aside} ${-up}v100l${-aside} ${up}z`;
  return (
    <defs>
      <linearGradient id="sheen" x2="1" y2=".6">
        <stop stopColor="white" stopOpacity=".6" />
        <stop offset=".3" stopColor="white" stopOpacity="0" />
        <stop offset=".5" stopOpacity=".2" />
        <stop offset=".66" stopColor="white" stopOpacity=".4" />
        <stop offset="1" stopOpacity=".4" />
      </linearGradient>
      <linearGradient id="fade" x2="0" y2="1">
        <stop className={styles.ground} stopOpacity=".55" />
        <stop className={styles.ground} offset=".3" />
      </linearGradient>
      <pattern id="brushed" width="83" height="5" patternUnits="userSpaceOnUse">
        <path stroke="white" strokeOpacity=".14" strokeWidth=".4" d="M0 1h50M30 3h53" />
      </pattern>
      <pattern id="squares" width="10" height="10" patternUnits="userSpaceOnUse">
        <path className={styles.squares} d="M0 10V0h10" />
      </pattern>
      <g id="cube">
        <path className={styles.metal} d={front} transform="matrix(1 0 0-1 0 200)" opacity=".5" />
        <path fill="url(#fade)" d="M-2 100h104v101H-2z" />
        <path className={styles.metal} d={front + lid + flank} />
        <path fill="url(#sheen)" d={front} />
        <path fill="url(#brushed)" d={front} />
        <path fill="white" fillOpacity=".42" d={lid} />
        <path fillOpacity=".44" d={flank} />
        <path fill="none" stroke="white" strokeOpacity=".75" d={`M1 99V.5h99l${aside}${-up}`} />
      </g>
    </defs>
  );
}
