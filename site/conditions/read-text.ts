/** Reads numbers from what editors write. Each function returns undefined for a text that it does not understand: no figure is guessed. */

/** Digits as Chinese and Arabic keyboards type them, in Latin ones. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0)))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .trim();

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
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

const dollars = new RegExp(
  String.raw`^(?:(?:us)?\$\s*(${number})|(${number})\s*(?:us)?\$|usd\s*(${number})|(${number})\s*usd)`,
);

/** US dollars in '$1,000', 'US$5' or '100 USD'. */
export function readDollars(text: string): number | undefined {
  const found = dollars.exec(normalise(text).toLowerCase());
  const digits = found?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? undefined : toNumber(digits);
}

/** The commission in US dollars for one lot and one side: '$3 per side per lot', '$6 per round turn', 'None'. */
export function readCommission(text: string): number | undefined {
  const words = normalise(text).toLowerCase();
  if (/^(?:[$]?0(?:\.0+)?(?: ?usd)?|none|no commission|free)$/.test(words)) return 0;
  const amount = readDollars(words);
  if (amount === undefined || amount === 0) return amount;
  if (!/\blot\b/.test(words)) return undefined;
  if (/\b(?:per|a|each) side\b/.test(words)) return amount;
  return /\bround[- ](?:turn|trip)\b/.test(words) ? amount / 2 : undefined;
}

/** Pips in 'from 0.7 pips' or '0.7'. A spread in another unit is not understood. */
export function readPips(text: string): number | undefined {
  const [, digits] =
    new RegExp(`^(?:from )?(${number})(?: ?pips?)?$`).exec(normalise(text).toLowerCase()) ?? [];
  return digits === undefined ? undefined : toNumber(digits);
}

/** Numbers by symbol in 'EURUSD 1.3, XAUUSD 0.28'; undefined if one part of it is not understood. */
export function readSpreads(text: string): ReadonlyMap<string, number> | undefined {
  const spreads = new Map<string, number>();
  for (const part of normalise(text).split(/\s*[,;]\s*/)) {
    if (part === '') continue;
    const [, symbol, digits] = new RegExp(String.raw`^(\S+)\s+(\d+(?:\.\d+)?)$`).exec(part) ?? [];
    if (symbol === undefined || digits === undefined) return undefined;
    spreads.set(symbol, Number(digits));
  }
  return spreads;
}
