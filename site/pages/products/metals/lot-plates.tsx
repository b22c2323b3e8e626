import type { ReactNode } from 'react';
import { priceList } from '../../../conditions/price-list.ts';
import { formatDollars, formatNumber, isolate } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { useInstruments } from '../product.ts';
import { cubeEdge, kilogramsOf, metalOf } from './contract-scale.ts';
import styles from './lot-plates.module.css';

/** One lot of each metal, engraved in it: its weight, its size, and what a dollar's move is worth. */
export function LotPlates(): ReactNode {
  const t = useWords('metals');
  const ounces = useWords('instruments')('units.ounce');
  const nameOf = useInstrumentNames();
  const {
    content,
    language: { code },
  } = useSite();
  const prices = new Map(priceList(content).map((row) => [row.symbol, row.examplePrice]));
  const format = (value: number): string => formatNumber(value, code, { maximumFractionDigits: 1 });
  return (
    <ul className={`${styles.plates} grid three gap-6`}>
      {useInstruments().map((instrument) => {
        const { symbol, contractSize } = instrument;
        const metal = metalOf(symbol);
        const price = prices.get(symbol);
        return (
          <li key={symbol} className={`${styles.plate} ${styles[metal]} grid start`}>
            <h3 className="small">{nameOf(instrument)}</h3>
            <p className="small">
              {t('picture.move')}
              <b className="figure">{formatDollars(contractSize, code)}</b>{' '}
              {price !== undefined &&
                t('picture.share', {
                  percent: isolate(
                    `${formatNumber(100 / price, code, { maximumSignificantDigits: 2 })}%`,
                    code,
                  ),
                  price: formatDollars(price, code),
                })}
            </p>
            <p className={`${styles.weight} small`}>
              {t('picture.weight', { kilograms: format(kilogramsOf(contractSize)) })}
              <br />
              {`${formatNumber(contractSize, code)} ${ounces}`}
              <br />
              {t('picture.cube', { centimeters: format(cubeEdge(contractSize, metal)) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
