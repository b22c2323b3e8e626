import type { ReactNode } from 'react';
import { publishedInstrument } from '../../content/published-instruments.ts';
import { claims } from '../../facts/claims.ts';
import { formatAmount, formatClaim, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Section } from '../../ui/section.tsx';
import { marginExample, type ReachedLevel } from './margin-example.ts';
import styles from './margin-steps.module.css';

const exampleSymbol = 'EURUSD';
/** An example: not today's price. */
const price = 1.1;
const equity = 1000;

const steps = ['lot', 'contractValue', 'margin', 'marginCall', 'stopOut'] as const;

/** One lot of EURUSD, from its contract value to the stop-out; nothing if its published conditions leave no room for a loss. */
export function MarginExample(): ReactNode {
  const t = useWords('account-types');
  const { content, language } = useSite();
  const { symbol, contractSize, leverage } = publishedInstrument(content, exampleSymbol);
  const example = marginExample({
    symbol,
    size: contractSize,
    price,
    leverage,
    equity,
    marginCall: claims.marginCall.value.value,
    stopOut: claims.stopOut.value.value,
  });
  if (example.marginCall.equity >= equity) return null;
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language.code);
  const percent = (value: number): string => formatClaim({ kind: 'percent', value }, language.code);
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    isolate(formatNumber(value, language.code, options), language.code);
  const figures = {
    size: formatAmount(contractSize, 'EUR', language.code),
    price: number(price, { minimumFractionDigits: 4 }),
    equity: money(equity),
    contractValue: money(example.contractValue),
    leverage: formatClaim({ kind: 'leverage', value: leverage }, language.code),
    margin: money(example.margin),
    marginLevel: percent(Math.round(example.marginLevel)),
    marginCallPips: number(example.marginCall.pips, { maximumFractionDigits: 0 }),
    marginCallEquity: money(example.marginCall.equity),
    stopOutPips: number(example.stopOut.pips, { maximumFractionDigits: 0 }),
    stopOutEquity: money(example.stopOut.equity),
    stopOutShare: percent(Number((100 * example.stopOutShare).toFixed(1))),
    pipValue: money(example.pipValue),
  };
  const words = t('margin', { returnObjects: true, ...figures });
  return (
    <Section labelledBy="margin">
      <Fold heading={<h2 id="margin">{words.title}</h2>}>
        <div>
          <Lead lines="column">{words.lead}</Lead>
          <figure>
            <EquityBar marginCall={example.marginCall} stopOut={example.stopOut} />
            <figcaption className={`${styles.caption} note`}>{words.picture}</figcaption>
          </figure>
          <ol className={`${styles.steps} column two`}>
            {steps.map((step) => (
              <li key={step} className={styles[step]}>
                <h3>{words.steps[step].term}</h3>
                <p className={`${styles.value} strong title`}>{words.steps[step].value}</p>
                <p>{words.steps[step].text}</p>
              </li>
            ))}
          </ol>
          <p className="reading">{words.note}</p>
        </div>
      </Fold>
    </Section>
  );
}

/** The equity at the start; what is left at the margin call and at the stop-out is marked. */
function EquityBar({
  marginCall,
  stopOut,
}: {
  marginCall: ReachedLevel;
  stopOut: ReachedLevel;
}): ReactNode {
  const lost = equity - marginCall.equity;
  return (
    <svg
      viewBox={`0 0 ${equity} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.bar}
    >
      <rect x={0} width={stopOut.equity} height={40} className={styles.kept} />
      <rect
        x={stopOut.equity}
        width={marginCall.equity - stopOut.equity}
        height={40}
        className={styles.warned}
      />
      <rect x={marginCall.equity} width={lost} height={40} className={styles.lost} />
    </svg>
  );
}
