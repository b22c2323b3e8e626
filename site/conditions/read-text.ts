import { instruments } from '../facts/instruments.ts';

/** Reads numbers from what editors write. Each function returns undefined for a text that it does not understand: no figure is guessed. */

/** Digits as Chinese and Arabic keyboards type them, in Latin ones. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0)))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .trim();

/** '3,50' and '0,700' are no groups of three digits: their comma is a decimal one. */
const integer = String.raw`(?<!\d[.,]?)(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)`;
const end = String.raw`(?![\d.,]*\d)`;
const number = String.raw`${integer}(?:\.\d+)?${end}`;
const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''));

/** The first number in '6,000+', '100,000 oz' or 'from 0.1 pips'. */
export function readCount(text: string): number | undefined {
  const [digits] = new RegExp(number).exec(normalise(text)) ?? [];
  return digits === undefined ? undefined : toNumber(digits);
}

/** The ratio in 'up to 1:500' or '最高 1:500', as 500. */
export function readRatio(text: string): number | undefined {
  const [, digits] = new RegExp(String.raw`(?<!\d)1\s*:\s*(${number})`).exec(normalise(text)) ?? [];
  return digits === undefined ? undefined : toNumber(digits);
}

/** Cents have two digits: '$1.000' may be a thousand. */
const amount = String.raw`(${integer}(?:\.\d{1,2})?)${end}`;
const dollars = new RegExp(
  String.raw`^(?:(?:us)?\$\s*${amount}|${amount}\s*(?:us)?\$|usd\s*${amount}|${amount}\s*usd)(.*)$`,
);

/** The amount with which a text begins, and what follows it. */
function leadingDollars(text: string): { value: number; rest: string } | undefined {
  const groups = dollars.exec(normalise(text).toLowerCase())?.slice(1) ?? [];
  const rest = groups.pop();
  const digits = groups.find((group) => group !== undefined);
  return digits === undefined || rest === undefined ? undefined : { value: toNumber(digits), rest };
}

/** US dollars in '$1,000', 'US$5' or '100 USD'. */
export function readDollars(text: string): number | undefined {
  const { value, rest } = leadingDollars(text) ?? {};
  return rest === '' ? value : undefined;
}

/**
 * The commission in US dollars for one lot and one side: '$3 per side per lot', '$6 per lot, round turn', 'None'. The classes
 * that pay it may follow. A second number is another commission, or part of a lot.
 */
export function readCommission(text: string): number | undefined {
  const words = normalise(text).toLowerCase();
  if (/^(?:[$]?0(?:\.0+)?(?: ?usd)?|none|no commission|free)$/.test(words)) return 0;
  const { value, rest } = leadingDollars(words) ?? {};
  if (value === undefined || rest === undefined) return undefined;
  // Without classes: the others may pay.
  if (value === 0) return /^ per (?:[a-z]+ )*lot$/.test(rest) ? 0 : undefined;
  if (/\d/.test(rest) || !/^[\s,(]*(?:per|a|each|round)\b/.test(rest)) return undefined;
  if (!/\b(?:per|a|each) lot\b/.test(rest)) return undefined;
  const isPerSide = /\b(?:per|a|each) side\b/.test(rest);
  const isRoundTurn = /\bround[- ](?:turn|trip)\b/.test(rest);
  if (isPerSide === isRoundTurn) return undefined;
  return isPerSide ? value : value / 2;
}

/** Pips in 'from 0.7 pips' or '0.7'. A spread in another unit is not understood. */
export function readPips(text: string): number | undefined {
  const [, digits] =
    new RegExp(`^(?:from )?(${number})(?: ?pips?)?$`).exec(normalise(text).toLowerCase()) ?? [];
  return digits === undefined ? undefined : toNumber(digits);
}

const isMisspelled = (symbol: string): boolean =>
  instruments.some(
    (instrument) =>
      instrument.symbol !== symbol && instrument.symbol.toLowerCase() === symbol.toLowerCase(),
  );

/**
 * Numbers by symbol in 'EURUSD 1.3, XAUUSD 0.28'; undefined if one part of it is not understood, names a symbol twice, or
 * writes an instrument's in another case.
 */
export function readSpreads(text: string): ReadonlyMap<string, number> | undefined {
  const spreads = new Map<string, number>();
  for (const part of normalise(text).split(/\s*[,;]\s*/)) {
    if (part === '') continue;
    const [, symbol, digits] =
      new RegExp(String.raw`^([^\s:]+)\s+(\d+(?:\.\d+)?)$`).exec(part) ?? [];
    if (symbol === undefined || digits === undefined) return undefined;
    if (spreads.has(symbol) || isMisspelled(symbol)) return undefined;
    spreads.set(symbol, Number(digits));
  }
  return spreads;
}
