import type { ReactNode } from 'react';
import { pipValue } from '../../../conditions/pip.ts';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatAmount, formatClaim } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import { currencyPrecedence, pairMatrix } from './pair-matrix.ts';
import styles from './currency-matrix.module.css';

/**
 * The pairs as radio buttons: one tab stop, arrow keys inside, a tap stays chosen. CSS alone highlights the row and the column
 * of the chosen pair and of the one under the pointer. On a phone the currencies on the diagonal give way, so that every pair is
 * large enough for a finger.
 */
export function CurrencyMatrix(): ReactNode {
  const t = useWords('forex');
  const cells = pairMatrix();
  return (
    <fieldset className={styles.picture}>
      <legend className={`${styles.legend} strong`}>{t('picture.legend')}</legend>
      <div className={`${styles.matrix} grid`}>
        {currencyPrecedence.map((base, row) => (
          <div key={base} className={`${styles.row} grid`}>
            {cells
              .filter((cell) => cell.row === row)
              .map((cell) =>
                cell.kind === 'currency' ? (
                  <span key={cell.code} aria-hidden="true">
                    {cell.code}
                  </span>
                ) : (
                  <label key={cell.symbol}>
                    <input
                      type="radio"
                      name="pair"
                      className="visually-hidden"
                      defaultChecked={cell.symbol === 'EURUSD'}
                    />
                    <b>
                      {cell.symbol.slice(0, 3)}
                      <br />
                      {cell.symbol.slice(3)}
                    </b>
                    <PairFacts symbol={cell.symbol} />
                  </label>
                ),
              )}
          </div>
        ))}
      </div>
      <p className={`${styles.hint} fine`}>{t('picture.hint')}</p>
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
    <span className={`${styles.facts} soft gap-1`}>
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
      <span>
        {t('picture.leverage', {
          leverage: formatClaim({ kind: 'leverage', value: instrument.leverage }, code),
        })}
      </span>
    </span>
  );
}
