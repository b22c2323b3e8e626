import type { FormParams } from '../../sections/form-params.ts';
import { parseTyped } from '../../sections/typed-number.ts';

export const minLots = 0.1;
export const maxLots = 50;
export const maxDepositUsd = 1_000_000;
export const maxBrokerUsd = 1000;

/** The visitor's trading and deposit. The URL names a figure only where it is not the initial one. */
const figureFields = {
  /** Lots of the compared pair in a month, traded in tenths here. */
  lots: { initial: 10, min: minLots, max: maxLots, parts: 10 },
  /** In whole US dollars. */
  deposit: { initial: 1000, min: 0, max: maxDepositUsd, parts: 1 },
  /** The cost of a lot at the visitor's present broker, in US dollars; 0 if it is not stated. */
  broker: { initial: 0, min: 0, max: maxBrokerUsd, parts: 100 },
} as const;
export type FigureName = keyof typeof figureFields;
const figureNames: readonly FigureName[] = ['lots', 'deposit', 'broker'];
export type Figures = Record<FigureName, number>;

/** A figure as a visitor or a URL spells it; undefined for anything else. */
function readNumber(text: string): number | undefined {
  const figure = Number(parseTyped(text) ?? -1);
  return figure >= 0 ? figure : undefined;
}

/** True if a field's text is a figure that needs no correction. */
export function isWithinLimits(name: string, text: string): boolean {
  if (name === 'broker' && text.trim() === '') return true;
  const { min, max } = figureFields[name as FigureName];
  const figure = readNumber(text);
  return figure !== undefined && figure >= min && figure <= max;
}

/** The figure of a text, within its limits. */
function figureOf(name: FigureName, text: string): number {
  const { initial, min, max, parts } = figureFields[name];
  const figure = Math.min(Math.max(readNumber(text) ?? initial, min), max);
  return Math.round(figure * parts) / parts;
}

/** @param queryString `?lots=5&deposit=1000&broker=8`, with or without the question mark */
export function parseFiguresQuery(queryString: string): Figures {
  const params = new URLSearchParams(queryString);
  const figure = (name: FigureName): number => figureOf(name, params.get(name) ?? '');
  return { lots: figure('lots'), deposit: figure('deposit'), broker: figure('broker') };
}

/** The canonical query string: '' for the initial figures. */
export function canonicalFiguresQueryString(queryString: string): string {
  const figures = parseFiguresQuery(queryString);
  const params = new URLSearchParams();
  for (const name of figureNames)
    if (figures[name] !== figureFields[name].initial) params.set(name, String(figures[name]));
  const text = params.toString();
  return text && `?${text}`;
}

/** An account's price of one lot, opened and closed at the typical spread, and its minimum deposit, in US dollars. */
export interface LotPrice {
  /** At the narrowest spread if an account publishes no typical one. */
  spreadUsd: number;
  commissionUsd: number;
  /** Spread and commission at the narrowest spread; undefined if that is the only one. */
  narrowestUsd: number | undefined;
  /** Undefined if it is published in no form that can be compared. */
  minDepositUsd: number | undefined;
}

/** Products of decimals are off by a trace; an amount is in whole cents. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Spread and commission of one lot together, in US dollars. */
export const perLotUsd = ({ spreadUsd, commissionUsd }: LotPrice): number =>
  inCents(spreadUsd + commissionUsd);

/** The cost of a month's lots, in US dollars. */
export function monthOf({ spreadUsd, commissionUsd }: LotPrice, lots: number) {
  return {
    spreadUsd: inCents(lots * spreadUsd),
    commissionUsd: inCents(lots * commissionUsd),
    totalUsd: inCents(lots * (spreadUsd + commissionUsd)),
  };
}

/** Compares a month's lots at the visitor's present broker with those on an account, in US dollars. */
export function againstBroker(price: LotPrice, { lots, broker }: Figures) {
  const brokerUsd = inCents(lots * broker);
  const differenceUsd = inCents(brokerUsd - monthOf(price, lots).totalUsd);
  const relation = differenceUsd > 0 ? 'less' : differenceUsd < 0 ? 'more' : 'same';
  return { relation, brokerUsd, differenceUsd: Math.abs(differenceUsd) } as const;
}

/** How an account suits a deposit: `lowest` costs the least of those that the deposit opens. */
export type Fit = 'lowest' | 'open' | 'closed' | 'unknown';

/** The fit of each account. Of two that cost the same, the one with the smaller minimum is the lowest. */
export function fitsOf(
  prices: readonly (LotPrice | undefined)[],
  depositUsd: number,
): readonly Fit[] {
  const isOpen = (price: LotPrice | undefined): price is LotPrice & { minDepositUsd: number } =>
    price?.minDepositUsd !== undefined && price.minDepositUsd <= depositUsd;
  const [lowest] = prices
    .filter(isOpen)
    .toSorted((a, b) => perLotUsd(a) - perLotUsd(b) || a.minDepositUsd - b.minDepositUsd);
  return prices.map((price) => {
    if (price?.minDepositUsd === undefined) return 'unknown';
    if (price === lowest) return 'lowest';
    return isOpen(price) ? 'open' : 'closed';
  });
}

/** Steps of the deposit's slider. */
export const depositSteps = 100;

/** The range of deposits to choose from: half the smallest minimum to twice the largest. */
function depositRange(minimumsUsd: readonly number[]): { fromUsd: number; toUsd: number } {
  return {
    fromUsd: Math.max(Math.min(...minimumsUsd) / 2, 1),
    toUsd: Math.max(...minimumsUsd, 1) * 2,
  };
}

/** A deposit's position on the slider: each tenfold step is as long as the other. */
export function depositPosition(minimumsUsd: readonly number[], depositUsd: number): number {
  const { fromUsd, toUsd } = depositRange(minimumsUsd);
  const part = Math.log(Math.max(depositUsd, fromUsd) / fromUsd) / Math.log(toUsd / fromUsd);
  return Math.min(Math.round(part * depositSteps), depositSteps);
}

/** The deposit at a position of the slider: the minimum of an account that is there, else in two digits. */
export function depositAt(minimumsUsd: readonly number[], position: number): number {
  const { fromUsd, toUsd } = depositRange(minimumsUsd);
  const exact = fromUsd * (toUsd / fromUsd) ** (position / depositSteps);
  return (
    minimumsUsd.find((minimum) => depositPosition(minimumsUsd, minimum) === position) ??
    Math.round(Number(exact.toPrecision(2)))
  );
}

const sliderPosition = (name: FigureName, minimumsUsd: readonly number[], figure: number): number =>
  name === 'lots' ? Math.round(figure) : depositPosition(minimumsUsd, figure);

/**
 * How the form is kept in the URL. A slider (`data-for` its field) and its field follow each other: the slider is the one that
 * moved if it is not where the last figures had put it.
 */
export const figuresParams = (minimumsUsd: readonly number[]): FormParams => ({
  names: figureNames,
  canonical: canonicalFiguresQueryString,
  settle(form, before) {
    const last = parseFiguresQuery(before);
    for (const slider of form.querySelectorAll<HTMLInputElement>('[data-for]')) {
      const name = slider.dataset['for'] as FigureName;
      const field = form.elements.namedItem(name) as HTMLInputElement;
      if (slider.valueAsNumber !== sliderPosition(name, minimumsUsd, last[name]))
        field.value = String(
          name === 'lots'
            ? figureOf(name, slider.value)
            : depositAt(minimumsUsd, slider.valueAsNumber),
        );
      slider.valueAsNumber = sliderPosition(name, minimumsUsd, figureOf(name, field.value));
    }
  },
});
