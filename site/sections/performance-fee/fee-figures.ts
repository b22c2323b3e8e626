import Big from 'big.js';
import type { FormParams } from '../form-params.ts';
import { parseTyped, plainTyped } from '../typed-number.ts';
import {
  beforeFees,
  chargePeriod,
  formatCents,
  percentOf,
  type FeePeriod,
} from './performance-fee.ts';

/** How often a fee is calculated, from the example's on. */
export const intervals = ['month', 'week', 'day'] as const;
export type Interval = (typeof intervals)[number];

/** The typed figures in one spelling: numbers as `Big` reads them, or `unreadable`. */
export interface FeeFigures {
  start: string;
  percent: string;
  interval: Interval;
  /** One for each period: a balance ('11200'), a change ('+500') or a change in percent ('-3.5%'). */
  results: readonly string[];
}

/** An invented account that copies a strategy for six months, with a fee at the end of each; the page states that it is invented. */
export const exampleFigures: FeeFigures = {
  start: '10000',
  percent: '20',
  interval: 'month',
  results: ['11200', '10800', '11500', '11100', '11400', '12400'],
};

/** Stands for a field that holds no number, also in the URL, which does not repeat what was typed. */
export const unreadable = 'x';
export const maxPeriods = 24;
export const minStart = new Big(1);
export const maxAmount = new Big(100_000_000);
export const minPercent = new Big(0);
export const maxPercent = new Big(100);

/** Longer than any number that is read. */
export const maxTypedLength = 32;

/** '20' also for '20%'. */
function spellNumber(text: string): string {
  return parseTyped(plainTyped(text).replace(/ *%$/, '')) ?? unreadable;
}

/** '+500', '-3.5%', '11200'; '' for a field left empty. */
function spellResult(text: string): string {
  const plain = plainTyped(text);
  if (plain === '') return '';
  const [, sign = '', digits = '', unit = ''] = /^([+-]?) *([^%]*?) *(%?)$/.exec(plain) ?? [];
  const number = /^[+-]/.test(digits) ? undefined : parseTyped(digits);
  if (number === undefined) return unreadable;
  return `${unit && sign === '+' ? '' : sign}${number}${unit}`;
}

/** The names of the fields: a page may have other forms. */
export const fieldNames = {
  start: 'fee-start',
  percent: 'fee-percent',
  interval: 'fee-period',
  result: 'fee-result',
} as const;

const isTyped = (value: string | null): value is string =>
  value !== null && value.length <= maxTypedLength && !/\p{Cc}/u.test(value);

/** The results of a query string as they were typed, empty ones included; those of the example if there is none. */
export function resultsIn(queryString: string): readonly string[] {
  const results = new URLSearchParams(queryString).getAll(fieldNames.result).filter(isTyped);
  return results.length > 0 ? results : exampleFigures.results;
}

/** Empty results are no periods. @param queryString `?fee-start=5000&fee-result=5400`, with or without the question mark */
export function parseFeeQuery(queryString: string): FeeFigures {
  const params = new URLSearchParams(queryString);
  const typed = (name: keyof typeof fieldNames): string | undefined => {
    const value = params.get(fieldNames[name]);
    return isTyped(value) ? value : undefined;
  };
  return {
    start: spellNumber(typed('start') ?? exampleFigures.start),
    percent: spellNumber(typed('percent') ?? exampleFigures.percent),
    interval:
      intervals.find((interval) => interval === typed('interval')) ?? exampleFigures.interval,
    results: resultsIn(queryString).map(spellResult).filter(Boolean).slice(0, maxPeriods),
  };
}

/** The canonical query string: '' for the example. */
export function canonicalFeeQueryString(queryString: string): string {
  const figures = parseFeeQuery(queryString);
  const params = new URLSearchParams();
  for (const name of ['start', 'percent', 'interval'] as const)
    if (figures[name] !== exampleFigures[name]) params.set(fieldNames[name], figures[name]);
  if (figures.results.join(' ') !== exampleFigures.results.join(' '))
    for (const result of figures.results.length > 0 ? figures.results : [''])
      params.append(fieldNames.result, result);
  const text = params.toString();
  return text && `?${text}`;
}

/** How the form is kept in the URL. */
export const feeParams: FormParams = {
  names: Object.values(fieldNames),
  canonical: canonicalFeeQueryString,
};

export type FeeOutcome =
  | { kind: 'fees'; periods: readonly FeePeriod[]; last: FeePeriod }
  /** Something is missing, not a number or beyond its limits: nothing is calculated. */
  | {
      kind: 'incomplete';
      start: boolean;
      percent: boolean;
      /** For each result that is wrong, the lowest balance that it may make. */
      results: readonly (Big | undefined)[];
    };

const withinLimits = (text: string, min: Big, max: Big): Big | undefined => {
  if (text === unreadable) return undefined;
  const number = new Big(text);
  return number.lt(min) || number.gt(max) ? undefined : number;
};

/** True if a result is a change of the balance rather than a balance. */
export const isChange = (result: string): boolean => /[+%-]/.test(result);

/** The balance, in whole cents, that a result makes of the one before it. */
function balanceAfter(result: string, before: Big): Big {
  const change = result.endsWith('%')
    ? percentOf(before, new Big(result.slice(0, -1)))
    : new Big(result.replace('+', ''));
  return (isChange(result) ? before.plus(change) : change).round(2);
}

export function calculateFees({ start, percent, results }: FeeFigures): FeeOutcome {
  const [startAmount, feePercent] = [
    withinLimits(start, minStart, maxAmount)?.round(2),
    withinLimits(percent, minPercent, maxPercent),
  ];
  const periods: FeePeriod[] = [];
  const wrong = results.map((result, index) => {
    if (result === unreadable) return periods.at(-1)?.feesPaid ?? new Big(0);
    // Periods after a wrong one cannot be computed: each begins with the balance before it.
    if (!startAmount || !feePercent || periods.length < index) return undefined;
    const before = periods.at(-1) ?? beforeFees(startAmount);
    const balance = balanceAfter(result, before.balance);
    // The fees were paid from it.
    if (balance.lt(before.feesPaid) || balance.gt(maxAmount)) return before.feesPaid;
    periods.push(chargePeriod(before, balance, feePercent));
    return undefined;
  });
  const last = periods.at(-1);
  return last && periods.length === results.length
    ? { kind: 'fees', periods, last }
    : {
        kind: 'incomplete',
        start: startAmount === undefined,
        percent: feePercent === undefined,
        results: wrong,
      };
}

/** '(12,400 − 11,500) × 20% = 180', or why there is no fee: '11,400 ≤ 11,500'. */
export function formulaOf(
  { balance, markBefore, newProfit, fee }: FeePeriod,
  percent: string,
): string {
  if (newProfit.eq(0)) return `${formatCents(balance)} ≤ ${formatCents(markBefore)}`;
  const equals = percentOf(newProfit, new Big(percent)).eq(fee) ? '=' : '≈';
  return `(${formatCents(balance)} − ${formatCents(markBefore)}) × ${percent}% ${equals} ${formatCents(fee)}`;
}

/** The amounts of the result sentence. */
export const partsOf = ({
  balance,
  feesPaid,
}: FeePeriod): Record<'end' | 'fees' | 'kept', string> => ({
  end: formatCents(balance),
  fees: formatCents(feesPaid),
  kept: formatCents(balance.minus(feesPaid)),
});
