import type { ReactNode } from 'react';
import { pipValue } from '../../../conditions/pip.ts';
import { priceList } from '../../../conditions/price-list.ts';
import { publishedInstrument } from '../../../content/published-instruments.ts';
import { formatAmount, formatClaim, formatDollars, formatPrice } from '../../../i18n/format.ts';
import { useSite, useWords } from '../../../site-context.tsx';
import { useInstrumentNames } from '../../../words/instrument-names.ts';
import styles from './currency-matrix.module.css';

/** The market's order of precedence: the earlier of two currencies is the base of their pair. */
const currencyPrecedence = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'JPY'];

/**
 * The pairs like the towns of a distance chart, each where the row of its base meets the column of its quote currency. They are
 * radio buttons: one tab stop, arrow keys inside, a tap stays chosen. CSS alone highlights the row and the column of the chosen
 * pair and of the one under the pointer. On a phone the currencies on the diagonal give way, so that every pair is large enough
 * for a finger.
 */
export function CurrencyMatrix(): ReactNode {
  const t = useWords('forex');
  const prices = priceList(useSite().content);
  /** At the example price. */
  const dollarsOf = (currency: string): number | undefined => {
    const pair = prices.find(({ symbol }) => [`${currency}USD`, `USD${currency}`].includes(symbol));
    if (pair?.examplePrice === undefined) return undefined;
    return pair.symbol.startsWith('USD') ? 1 / pair.examplePrice : pair.examplePrice;
  };
  return (
    <fieldset>
      <legend className={`${styles.legend} strong`}>{t('picture.legend')}</legend>
      <div className={`${styles.matrix} grid`}>
        {currencyPrecedence.map((base, index) => (
          <div key={base} className={`${styles.row} grid`}>
            {/* The rows end together, without waiting for their ends. */}
            {currencyPrecedence.slice(0, index).map((earlier) => (
              <i key={earlier} />
            ))}
            <span aria-hidden="true">{base}</span>
            {currencyPrecedence.slice(index + 1).map((quote) => (
              <label key={quote}>
                <input
                  type="radio"
                  name="pair"
                  className="visually-hidden"
                  defaultChecked={base + quote === 'EURUSD'}
                />
                <b>
                  {base}
                  <br />
                  {quote}
                </b>
                <PairFacts symbol={base + quote} baseInDollars={dollarsOf(base)} />
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className={`${styles.hint} fine`}>{t('picture.hint')}</p>
    </fieldset>
  );
}

/** One lot of the pair, shown in the empty half of the matrix while the pair is highlighted. */
function PairFacts({
  symbol,
  baseInDollars,
}: {
  symbol: string;
  baseInDollars: number | undefined;
}): ReactNode {
  const t = useWords('forex');
  const {
    content,
    language: { code },
  } = useSite();
  const nameOf = useInstrumentNames();
  const instrument = publishedInstrument(content, symbol);
  const { contractSize, leverage } = instrument;
  const margin = contractSize / leverage;
  const cost = priceList(content).find((priced) => priced.symbol === symbol)?.byTier.standard?.cost;
  return (
    <span className={`${styles.facts} soft gap-1`}>
      <strong>{nameOf(instrument)}</strong>
      <span>
        {t('picture.lot', {
          amount: formatAmount(contractSize, symbol.slice(0, 3), code),
        })}
      </span>
      <span>
        {t('picture.pip', {
          amount: formatPrice(pipValue(symbol, contractSize), symbol.slice(3), code),
        })}
      </span>
      {cost && (
        <span>{t('picture.cost', { amount: formatPrice(cost.value, cost.currency, code) })}</span>
      )}
      <span>
        {t(baseInDollars === undefined ? 'picture.margin' : 'picture.marginAbout', {
          leverage: formatClaim({ kind: 'leverage', value: leverage }, code),
          amount: formatAmount(margin, symbol.slice(0, 3), code),
          dollars: formatDollars(Math.round(margin * (baseInDollars ?? 1)), code),
        })}
      </span>
    </span>
  );
}
