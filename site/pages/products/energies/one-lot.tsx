import type { ReactNode } from 'react';
import fillLot from '../../../behaviours/fill-lot.ts';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Enhanced } from '../../../islands/enhanced.tsx';
import { useSite, useWords } from '../../../site-context.tsx';
import { barrelsOfSameHeat, cubicMetresPerMmbtu, litresPerBarrel } from './lot-energy.ts';
import {
  blockSize,
  blocksPerLot,
  blocksPerSide,
  initialBlocks,
  pathOfBlocks,
} from './lot-field.ts';
import slider from '../../../ui/slider.module.css';
import styles from './one-lot.module.css';

/** From one unit, a barrel or a flame, to one lot: a hundred blocks, of which the reader fills as many as a trade has. */
export function OneLot(): ReactNode {
  const t = useWords('energies');
  const {
    content,
    language: { code },
  } = useSite();
  const format = (value: number): string => formatNumber(value, code, { maximumFractionDigits: 1 });
  const barrels = publishedInstrument(content, 'USOIL').contractSize;
  const mmbtu = publishedInstrument(content, 'NATGAS').contractSize;
  const side = blocksPerSide * blockSize;
  const kinds = [
    {
      kind: 'oil',
      unit: t('picture.barrel'),
      unitSize: t('picture.barrelSize', { litres: format(Math.round(litresPerBarrel)) }),
      lot: t('picture.oilLot', { barrels: format(barrels) }),
      lotSize: t('picture.oilHundredth', { barrels: format(barrels / blocksPerLot) }),
      size: barrels,
    },
    {
      kind: 'gas',
      unit: t('picture.mmbtu'),
      unitSize: t('picture.mmbtuSize', { cubicMetres: format(cubicMetresPerMmbtu) }),
      lot: t('picture.gasLot', { mmbtu: format(mmbtu) }),
      lotSize: t('picture.gasSize', {
        mmbtu: format(mmbtu / blocksPerLot),
        barrels: format(barrelsOfSameHeat(mmbtu)),
      }),
      size: mmbtu,
    },
  ] as const;
  return (
    <figure className={`${styles.picture} card`}>
      <Enhanced by={fillLot} on="interaction">
        <fieldset className="wrap gap-2">
          <legend className="visually-hidden">{t('picture.choice')}</legend>
          {kinds.map(({ kind }) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                className="over"
                name="lot"
                value={kind}
                defaultChecked={kind === 'oil'}
              />
              {t(`picture.${kind}`)}
            </label>
          ))}
        </fieldset>
        <div className={`${styles.parts} grid`}>
          <div className={`${styles.unit} grid gap-4`}>
            {kinds.map(({ kind, unit, unitSize }) => (
              <p key={kind} className={styles[kind]}>
                <strong>{unit}</strong> {unitSize}
              </p>
            ))}
          </div>
          <div>
            <svg className={styles.field} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
              <pattern
                id="block"
                width={blockSize}
                height={blockSize}
                patternUnits="userSpaceOnUse"
              >
                <rect x=".7" y=".7" width="8.6" height="8.6" rx="1.6" />
              </pattern>
              <pattern id="chosen" href="#block" className={styles.chosen}>
                <rect x=".7" y=".7" width="8.6" height="8.6" rx="1.6" />
                <path d="M2.2 1.8h5.6" />
              </pattern>
              <path fill="url(#block)" d={pathOfBlocks(blocksPerLot)} />
              <path fill="url(#chosen)" d={pathOfBlocks(initialBlocks)} data-chosen="" />
            </svg>
            {kinds.map(({ kind, lot, lotSize }) => (
              <p key={kind} className={styles[kind]}>
                <strong>{lot}</strong> {lotSize}
              </p>
            ))}
          </div>
        </div>
        <div className={`${styles.lots} wrap needs-script`}>
          <span>
            <label htmlFor="blocks">{t('picture.lots')}</label>{' '}
            <output aria-live="off">{initialBlocks / blocksPerLot}</output>
          </span>
          {kinds.map(({ kind, size }) => (
            <span key={kind} className={styles[kind]}>
              {t(`picture.units.${kind}`)}{' '}
              <output aria-live="off" data-block={size / blocksPerLot}>
                {format((size / blocksPerLot) * initialBlocks)}
              </output>
            </span>
          ))}
          <input
            id="blocks"
            className={slider.slider}
            type="range"
            min="1"
            max={blocksPerLot}
            defaultValue={initialBlocks}
            aria-valuetext={`${initialBlocks / blocksPerLot}, ${t('picture.units.oil')} ${format((barrels / blocksPerLot) * initialBlocks)}`}
          />
        </div>
      </Enhanced>
      <figcaption className={styles.caption}>{t('picture.caption')}</figcaption>
    </figure>
  );
}
