import type { ReactNode } from 'react';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { allocationMethods, exampleAccounts, exampleOrder, lotStep } from './example-order.ts';
import styles from './allocation.module.css';

const width = 1000;
const height = 120;

/**
 * One order, allocated to several accounts. The reader chooses the method with radio buttons; allocation.module.css shows the
 * figures of the checked one, so no script is needed.
 */
export function Allocation(): ReactNode {
  const t = useWords('mam');
  const { language } = useSite();
  const formatLots = (value: number): string =>
    isolate(formatNumber(value, language.code, { minimumFractionDigits: 2 }), language.code);
  return (
    <figure className={`${styles.figure} grid`}>
      <fieldset className={`${styles.methods} gap-2 wrap`}>
        <legend>{t('picture.method')}</legend>
        {allocationMethods.map((method, index) => (
          <label key={method} className="choice">
            <input
              type="radio"
              name="allocation-method"
              value={method}
              defaultChecked={index === 0}
              className={`${styles[`${method}Choice`]} over`}
              aria-describedby="allocated"
            />
            {t(`picture.methods.${method}.name`)}
          </label>
        ))}
      </fieldset>
      <p className={`${styles.order} grid`}>
        <span className="soft">{t('picture.order')}</span>
        <span className={`${styles.orderLots} gold`}>{formatLots(exampleOrder.lots)}</span>
        <span className="soft">
          {t('picture.lots', { symbol: isolate(exampleOrder.symbol, language.code) })}
        </span>
      </p>
      {allocationMethods.map((method) => (
        <Branches
          key={method}
          parts={exampleAccounts.map(({ lots }) => lots[method])}
          look={styles[method]}
        />
      ))}
      <ol id="allocated" className={`${styles.accounts} grid`}>
        {exampleAccounts.map(({ equity, percent, lots }, index) => (
          <li key={index}>
            <span className="fine">{t('picture.account', { number: index + 1 })}</span>
            {allocationMethods.map((method) => (
              <span key={method} className={`${styles.lots} ${styles[method]} title`}>
                {formatLots(lots[method])}
              </span>
            ))}
            {allocationMethods.map((method) => (
              <span key={method} className={`${styles.basis} ${styles[method]} fine`}>
                {t(`picture.methods.${method}.basis`, {
                  equity: formatNumber(equity, language.code),
                  percent: isolate(`${percent}%`, language.code),
                })}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <figcaption className={`${styles.caption} note`}>
        {t('picture.caption', { step: formatLots(lotStep), lots: formatLots(exampleOrder.lots) })}
      </figcaption>
    </figure>
  );
}

/** One line to each account, as thick as its part of the order. */
function Branches({
  parts,
  look,
}: {
  parts: readonly number[];
  look: string | undefined;
}): ReactNode {
  return (
    <svg
      className={`${styles.branches} ${look} mirrored`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((part, index) => {
        const x = ((index + 0.5) / parts.length) * width;
        return (
          <path
            key={index}
            d={`M${width / 2} 0C${width / 2} ${height * 0.6} ${x} ${height * 0.4} ${x} ${height}`}
            strokeWidth={Math.max(1.5, Math.round((part / exampleOrder.lots) * 400) / 10)}
          />
        );
      })}
    </svg>
  );
}
