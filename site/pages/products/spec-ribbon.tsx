import type { ReactNode } from 'react';
import { figuresByTier } from '../../conditions/account-conditions.ts';
import { priceList } from '../../conditions/price-list.ts';
import { formatAmount, formatClaim, formatNumber, formatPrice } from '../../i18n/format.ts';
import { Spread } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { useInstrumentNames } from '../../words/instrument-names.ts';
import { useInstruments } from './product.ts';
import styles from './spec-ribbon.module.css';

/** The conditions of the market's first instrument on the Standard account, in one line; those that the content states. */
export function SpecRibbon(): ReactNode {
  const t = useWords('products');
  const units = useWords('instruments')('units', { returnObjects: true });
  const nameOf = useInstrumentNames();
  const {
    content,
    language: { code },
  } = useSite();
  const [instrument] = useInstruments();
  if (!instrument) return null;
  const { symbol, contractSize, unit, leverage } = instrument;
  const priced = priceList(content).find((candidate) => candidate.symbol === symbol);
  const spread = figuresByTier(content).standard?.typicalSpreads?.[symbol];
  const facts = [
    {
      name: t('conditions.contractSize'),
      value:
        unit === 'baseCurrency'
          ? formatAmount(contractSize, symbol.slice(0, 3), code)
          : `${formatNumber(contractSize, code)} ${units[unit]}`,
    },
    {
      name: t('conditions.spread'),
      value: spread !== undefined && <Spread spread={spread} of={instrument} />,
    },
    {
      name: t('conditions.leverage'),
      value: formatClaim({ kind: 'leverage', value: leverage }, code),
    },
    {
      name: t('conditions.margin', {
        price: formatNumber(priced?.examplePrice ?? 0, code, { maximumFractionDigits: 5 }),
      }),
      value: priced?.margin && formatPrice(priced.margin.value, priced.margin.currency, code),
    },
  ];
  return (
    <div className={`${styles.ribbon} grid`}>
      <p className="small">
        <strong>{nameOf(instrument)}</strong> <span className="soft ltr">{symbol}</span>
      </p>
      <dl className={`${styles.facts} grid`}>
        {facts.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt className="fine">{name}</dt>
                <dd className="strong">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
