import { parseTyped } from '../../sections/typed-number.ts';
import type { FormParams } from '../../sections/use-form-in-url.ts';

/** The visitor's trading and deposit. */
export interface Figures {
  /** Lots of the compared pair in a month. */
  lots: number;
  depositUsd: number;
}

/** The same in every language, and without content: the URL names them only where they differ. */
export const defaultFigures: Figures = { lots: 10, depositUsd: 1000 };
export const minLots = 0.1;
export const maxLots = 50;
export const maxDepositUsd = 1_000_000;

const limits = { lots: [minLots, maxLots], deposit: [0, maxDepositUsd] } as const;

/** A figure as a visitor or a URL spells it; undefined for anything else. */
function readNumber(text: string): number | undefined {
  const typed = parseTyped(text);
  return typed !== undefined && /^\d{1,9}(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : undefined;
}

/** A figure within its limits. */
function readFigure(
  text: string | null,
  [min, max]: readonly [number, number],
): number | undefined {
  const figure = readNumber(text ?? '');
  return figure === undefined ? undefined : Math.min(Math.max(figure, min), max);
}

/** True if a field's text is a figure that needs no correction. */
export function isWithinLimits(name: string, text: string): boolean {
  const [min, max] = name === 'lots' ? limits.lots : limits.deposit;
  const figure = readNumber(text);
  return figure !== undefined && figure >= min && figure <= max;
}

/** Lots are traded in tenths here, deposits in whole dollars. */
export const parseFigures = (lots: string | null, deposit: string | null): Figures => ({
  lots: Math.round(10 * (readFigure(lots, limits.lots) ?? defaultFigures.lots)) / 10,
  depositUsd: Math.round(readFigure(deposit, limits.deposit) ?? defaultFigures.depositUsd),
});

/** @param queryString `?lots=5&deposit=1000`, with or without the question mark */
export function parseFiguresQuery(queryString: string): Figures {
  const params = new URLSearchParams(queryString);
  return parseFigures(params.get('lots'), params.get('deposit'));
}

/** The canonical query string: '' for the default figures. */
export function formatFiguresQuery({ lots, depositUsd }: Figures): string {
  const params = new URLSearchParams();
  if (lots !== defaultFigures.lots) params.set('lots', String(lots));
  if (depositUsd !== defaultFigures.depositUsd) params.set('deposit', String(depositUsd));
  const text = params.toString();
  return text && `?${text}`;
}

export const canonicalFiguresQueryString = (queryString: string): string =>
  formatFiguresQuery(parseFiguresQuery(queryString));

/** An account's price of one lot, opened and closed at the typical spread, and its minimum deposit, in US dollars. */
export interface LotPrice {
  /** At the narrowest spread if an account publishes no typical one. */
  spreadUsd: number;
  commissionUsd: number;
  /** In all, at the narrowest spread; undefined if that is the only one. */
  narrowestUsd: number | undefined;
  /** Undefined if it is published in no form that can be compared. */
  minDepositUsd: number | undefined;
}

/** Products of decimals are off by a trace; an amount is in whole cents. */
const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** In all. */
export const perLotUsd = ({ spreadUsd, commissionUsd }: LotPrice): number =>
  inCents(spreadUsd + commissionUsd);

/** The cost of a month's lots, in US dollars. */
export function monthOf({ spreadUsd, commissionUsd, narrowestUsd }: LotPrice, lots: number) {
  return {
    spreadUsd: inCents(lots * spreadUsd),
    commissionUsd: inCents(lots * commissionUsd),
    totalUsd: inCents(lots * (spreadUsd + commissionUsd)),
    narrowestUsd: narrowestUsd === undefined ? undefined : inCents(lots * narrowestUsd),
  };
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

/** From half the smallest minimum to twice the largest. */
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

const sliderPosition = (name: string, minimumsUsd: readonly number[], figures: Figures): number =>
  name === 'lots' ? Math.round(figures.lots) : depositPosition(minimumsUsd, figures.depositUsd);

/**
 * How the form is kept in the URL. A slider (`data-for` its field) and its field follow each other: the slider is the one that
 * moved if it is not where the last figures had put it.
 */
export const figuresParams = (minimumsUsd: readonly number[]): FormParams => ({
  names: ['lots', 'deposit'],
  canonical: canonicalFiguresQueryString,
  settle(form, before) {
    for (const slider of form.querySelectorAll<HTMLInputElement>('[data-for]')) {
      const name = slider.dataset['for'] ?? '';
      const field = form.elements.namedItem(name) as HTMLInputElement;
      if (slider.valueAsNumber !== sliderPosition(name, minimumsUsd, parseFiguresQuery(before)))
        field.value =
          name === 'lots'
            ? String(parseFigures(slider.value, null).lots)
            : String(depositAt(minimumsUsd, slider.valueAsNumber));
      const figures = parseFigures(
        name === 'lots' ? field.value : null,
        name === 'lots' ? null : field.value,
      );
      slider.valueAsNumber = sliderPosition(name, minimumsUsd, figures);
    }
  },
});
