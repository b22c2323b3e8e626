import type { ReactNode } from 'react';
import { pipValue } from '../../conditions/pip.ts';
import {
  publishedInstrument,
  type PublishedInstrument,
} from '../../content/published-instruments.ts';
import { claims } from '../../facts/claims.ts';
import { formatAmount, formatClaim, formatNumber, isolate } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Unfolding } from '../../ui/fold.tsx';
import styles from './margin-steps.module.css';

const exampleSymbol = 'EURUSD';
/** An example: not today's price. */
const price = 1.1;
const equity = 1000;

/** Products of decimals are off by a trace; an amount is in whole cents. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The margin of one lot in US dollars, and the moves after which it reaches the margin call and the stop-out. Costs are left out. */
export function marginExample({
  symbol,
  contractSize,
  leverage,
}: Pick<PublishedInstrument, 'symbol' | 'contractSize' | 'leverage'>) {
  const contractValue = inCents(contractSize * price);
  const margin = inCents(contractValue / leverage);
  const valueOfPip = pipValue(symbol, contractSize);
  /** The equity that is left at a margin level, and how far the price has moved against the position. */
  const reached = (level: number) => {
    const left = inCents((margin * level) / 100);
    return { equity: left, pips: (equity - left) / valueOfPip };
  };
  const stopOut = reached(claims.stopOut.value.value);
  return {
    contractValue,
    margin,
    /** In percent. */
    marginLevel: (equity / margin) * 100,
    pipValue: valueOfPip,
    marginCall: reached(claims.marginCall.value.value),
    stopOut,
    /** The stop-out's move as a share of the price. */
    stopOutShare: (equity - stopOut.equity) / contractValue,
  };
}

const steps = ['lot', 'contractValue', 'margin', 'marginCall', 'stopOut'] as const;

/** One lot of EURUSD, from its contract value to the stop-out; nothing if its published conditions leave no room for a loss. */
export function MarginExample(): ReactNode {
  const t = useWords('account-types');
  const { content, language } = useSite();
  const instrument = publishedInstrument(content, exampleSymbol);
  const { contractSize, leverage } = instrument;
  const example = marginExample(instrument);
  if (example.marginCall.equity >= equity) return null;
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language.code);
  const percent = (value: number): string => formatClaim({ kind: 'percent', value }, language.code);
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    isolate(formatNumber(value, language.code, options), language.code);
  const lost = equity - example.marginCall.equity;
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
    <Unfolding id="margin" title={words.title}>
      <p className="lead soft">{words.lead}</p>
      <figure>
        <EquityBar
          marginCall={example.marginCall.equity}
          stopOut={example.stopOut.equity}
          labels={[
            `${words.steps.marginCall.term} ${figures.marginCallEquity}`,
            `${words.steps.stopOut.term} ${figures.stopOutEquity}`,
            money(lost),
          ]}
        />
        <figcaption className="note">{words.picture}</figcaption>
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
    </Unfolding>
  );
}

/** The equity at the start, in the direction of reading: what is left at the margin call and at the stop-out is marked. */
function EquityBar({
  marginCall,
  stopOut,
  labels: [called, stopped, lost],
}: {
  /** In US dollars. */
  marginCall: number;
  stopOut: number;
  labels: [called: string, stopped: string, lost: string];
}): ReactNode {
  const isRightToLeft = useSite().language.direction === 'rtl';
  const at = (usd: number): string => `${(100 * (isRightToLeft ? equity - usd : usd)) / equity}%`;
  const gap = isRightToLeft ? -8 : 8;
  return (
    <svg className={`${styles.bar} small`} aria-hidden="true">
      <line x1={at(0)} x2={at(stopOut)} y1="48" y2="48" stroke="var(--brand)" />
      <line x1={at(stopOut)} x2={at(marginCall)} y1="48" y2="48" stroke="var(--figure)" />
      <line x1={at(marginCall)} x2={at(equity)} y1="48" y2="48" stroke="var(--hairline)" />
      <line x1={at(marginCall)} x2={at(marginCall)} y2="68" className={styles.marginCall} />
      <line x1={at(stopOut)} x2={at(stopOut)} y1="28" y2="96" className={styles.stopOut} />
      <text x={at(marginCall)} dx={gap} y="16">
        {called}
      </text>
      <text x={at(stopOut)} dx={gap} y="92">
        {stopped}
      </text>
      <text x={at((marginCall + equity) / 2)} y="54" textAnchor="middle">
        {lost}
      </text>
    </svg>
  );
}
