import type { ReactNode } from 'react';
import { pipValue } from '../../../conditions/pip.ts';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatAmount } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { pairMatrix } from './pair-matrix.ts';
import styles from './currency-matrix.module.css';

/**
 * The pairs as radio buttons: one tab stop, arrow keys inside, a tap stays chosen. CSS alone highlights the row and the column
 * of the chosen pair and of the one under the pointer.
 */
export function CurrencyMatrix(): ReactNode {
  const t = useWords('forex');
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.legend}>{t('picture.legend')}</legend>
      <div className={styles.matrix}>
        {pairMatrix().map((cell) => {
          const cellAttributes = { 'data-row': cell.row, 'data-column': cell.column };
          return cell.kind === 'currency' ? (
            <span
              key={cell.code}
              className={styles.currency}
              {...cellAttributes}
              aria-hidden="true"
            >
              {cell.code}
            </span>
          ) : (
            <label key={cell.symbol} className={styles.pair} {...cellAttributes}>
              <input
                type="radio"
                name="pair"
                className="visually-hidden"
                defaultChecked={cell.symbol === 'EURUSD'}
              />
              <span className={styles.symbol}>
                <span>{cell.symbol.slice(0, 3)}</span>
                <span>{cell.symbol.slice(3)}</span>
              </span>
              <PairFacts symbol={cell.symbol} />
            </label>
          );
        })}
      </div>
      <p className={styles.hint}>{t('picture.hint')}</p>
    </fieldset>
  );
}

/** One lot of the pair, shown in the empty half of the matrix while the pair is highlighted. */
function PairFacts({ symbol }: { symbol: string }): ReactNode {
  const t = useWords('forex');
  const {
    content,
    language: { code },
  } = useSite();
  const nameOf = useInstrumentNames();
  const instrument = publishedInstrument(content, symbol);
  return (
    <span className={styles.facts}>
      <strong>{nameOf(instrument)}</strong>
      <span>
        {t('picture.lot', {
          amount: formatAmount(instrument.contractSize, symbol.slice(0, 3), code),
        })}
      </span>
      <span>
        {t('picture.pip', {
          amount: formatAmount(pipValue(symbol, instrument.contractSize), symbol.slice(3), code),
        })}
      </span>
    </span>
  );
}
