import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { formatClockTime } from '../../core/specs/clock-time.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';
import { isolateLeftToRight } from '../../core/util/isolate.ts';
import type { ClaimValue } from '../facts/claims.ts';

/** The BCP 47 tag by which Intl writes and sorts in a language. */
export const localeOf = (language: LanguageCode): string => languageByCode(language).locale;

/** Isolates a number or a Latin name where the language is written from right to left. */
export const isolate = (text: string, language: LanguageCode): string =>
  languageByCode(language).direction === 'rtl' ? isolateLeftToRight(text) : text;

/** Making one of Intl's formatters costs many times as much as using it. */
const formatters = new Map<string, unknown>();
function keptFormatter<Formatter, const Options extends object>(
  Constructor: new (locale: string, options: Options) => Formatter,
  language: LanguageCode,
  options: Options,
): Formatter {
  const key = `${Constructor.name} ${language} ${JSON.stringify(options)}`;
  const formatter =
    (formatters.get(key) as Formatter | undefined) ?? new Constructor(localeOf(language), options);
  formatters.set(key, formatter);
  return formatter;
}

export function formatNumber(
  value: number,
  language: LanguageCode,
  options: Intl.NumberFormatOptions = {},
): string {
  // Intl writes a hyphen for the minus sign.
  return keptFormatter(Intl.NumberFormat, language, options).format(value).replace('-', '−');
}

/** '0.01–100', 'من 0.01 إلى 100': left to right as the market writes it, or in words in the direction of the text. */
export const formatRange = (from: string, to: string, language: LanguageCode): string =>
  formatTemplate(languageByCode(language).range, { from, to });

/** '01:00–23:15' */
export const formatSession = (
  { from, to }: { from: number; to: number },
  language: LanguageCode,
): string => formatRange(formatClockTime(from), formatClockTime(to), language);

/** The form that a unit takes after a number: 'one' in '1 troy ounce', 'few' in '5 أونصات'. */
export const pluralForm = (value: number, language: LanguageCode): Intl.LDMLPluralRule =>
  keptFormatter(Intl.PluralRules, language, {}).select(value);

/** '100,000 EUR', left to right in every language and on one line, as the market writes an amount with a currency code. */
export const formatAmount = (value: number, currencyCode: string, language: LanguageCode): string =>
  isolate(`${formatNumber(value, language)}\u00A0${currencyCode}`, language);

/** Several items as one phrase: 'a, b and c', 'a、b、c', 'a وb وc'. */
export function formatList(items: readonly string[], language: LanguageCode): string {
  return keptFormatter(Intl.ListFormat, language, {
    type: 'conjunction',
    style: languageByCode(language).listStyle,
  }).format(items);
}

/** The separator of two sentences: nothing after a full-width stop. */
export const sentenceGap = (language: LanguageCode): string =>
  languageByCode(language).script === 'han' ? '' : ' ';

/** @param isoDate a calendar date, '2026-01-31' */
export function formatDate(
  isoDate: string,
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return keptFormatter(Intl.DateTimeFormat, language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** Corrects what the language's press spells differently from Intl. */
function respell(text: string, language: LanguageCode): string {
  const { respelled = {} } = languageByCode(language);
  return Object.entries(respelled).reduce((result, [from, to]) => result.replace(from, to), text);
}

/** A country's name in the language. @param code ISO 3166-1 alpha-2, or 'EU' */
export function countryName(code: string, language: LanguageCode): string {
  const names = keptFormatter(Intl.DisplayNames, language, { type: 'region', fallback: 'none' });
  const name = names.of(code);
  if (name === undefined)
    throw new Error(`Intl has no name for the region '${code}' in '${language}'`);
  return respell(name, language);
}

/** A country's name within a sentence: 'the United States'. */
export function countryInSentence(code: string, language: LanguageCode): string {
  const name = countryName(code, language);
  return languageByCode(language).countriesWithThe?.includes(code) ? `the ${name}` : name;
}

/**
 * A large number split for a counter: 85 and 'm', 8,500 and '万', 85 and ' مليون'.
 * Numbers below a million are not shortened: their scale is ''.
 */
function splitCount(value: number, language: LanguageCode): { number: number; scale: string } {
  if (value < 1_000_000) return { number: value, scale: '' };
  const parts = keptFormatter(Intl.NumberFormat, language, {
    notation: 'compact',
    compactDisplay: 'long',
  }).formatToParts(value);
  const digits = parts.filter(
    (part) => part.type === 'integer' || part.type === 'decimal' || part.type === 'fraction',
  );
  const scale = parts.find((part) => part.type === 'compact')?.value ?? '';
  const number = Number(digits.map((part) => part.value).join(''));
  const { placement, abbreviations = {} } = languageByCode(language).scale;
  const word = abbreviations[scale] ?? respell(scale, language);
  return { number, scale: placement === 'separate' ? ` ${word}` : word };
}

/** Chinese text has a space between a number and its unit, which Intl does not write. */
const withUnitSpace = (text: string, language: LanguageCode): string =>
  languageByCode(language).script === 'han'
    ? text.replace(/(\d)(?=\p{Script=Han})/u, '$1\u00A0')
    : text;

function formatMoney(
  { value, rounded }: ClaimValue & { kind: 'money' },
  language: LanguageCode,
): string {
  const {
    template,
    pluralTemplates = {},
    compactFrom = Number.POSITIVE_INFINITY,
  } = languageByCode(language).money;
  const compact = rounded === true || value >= compactFrom;
  const amount = formatNumber(
    value,
    language,
    compact
      ? {
          notation: 'compact',
          compactDisplay: 'long',
          maximumFractionDigits: 1,
          useGrouping: 'always',
        }
      : // Cents are written in full or not at all.
        { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 },
  );
  const pluralTemplate = compact ? undefined : pluralTemplates[pluralForm(value, language)];
  return formatTemplate(pluralTemplate ?? template, { amount: respell(amount, language) });
}

const pairSigns = { en: [': ', '; '], zh: ['：', '；'], ar: [': ', '؛ '] } as const;

/** 'Visa and Mastercard: a few minutes; Bitcoin: within two hours' */
export const formatPairs = (
  pairs: readonly (readonly [string, string])[],
  language: LanguageCode,
): string => {
  const [colon, semicolon] = pairSigns[language];
  return pairs.map((pair) => pair.join(colon)).join(semicolon);
};

/** 'US dollars', as in a sentence; the code itself for what Intl does not know, such as USDT. */
export function currencyName(code: string, language: LanguageCode): string {
  const name =
    /^[A-Z]{3}$/.test(code) &&
    keptFormatter(Intl.NumberFormat, language, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'name',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value;
  return name && name !== code ? respell(name, language) : isolate(code, language);
}

/** 'US$110', '110 دولارات', on one line: an amount where the context says which dollars. */
export const formatDollars = (value: number, language: LanguageCode): string =>
  formatClaim({ kind: 'money', value }, language)
    .replace(languageByCode(language).money.country ?? '', '')
    .replaceAll(' ', '\u00A0');

/** 'US$0.30', '€1.80', '0.30 دولار', '1.80 يورو': an amount in any currency, on one line. */
export function formatPrice(value: number, currency: string, language: LanguageCode): string {
  if (currency === 'USD') return formatDollars(value, language);
  const { script, money } = languageByCode(language);
  const template = money.currencies?.[currency]?.[pluralForm(value, language)];
  const amount = template
    ? formatTemplate(template, { amount: formatNumber(value, language) })
    : formatNumber(value, language, {
        style: 'currency',
        currency,
        currencyDisplay: script === 'latin' ? 'symbol' : 'name',
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 3,
      });
  return withUnitSpace(amount, language).replaceAll(' ', '\u00A0');
}

/** The same where it stands alone, as in a cell: within a sentence Arabic writes one and two as words. */
export function formatPriceAlone(value: number, currency: string, language: LanguageCode): string {
  const amount = formatPrice(value, currency, language);
  return languageByCode(language).money.alone?.[amount] ?? amount;
}

/** '2 business days' */
function formatBusinessDays(days: number, language: LanguageCode): string {
  const { businessDays } = languageByCode(language);
  const rule = pluralForm(days, language);
  return formatTemplate(businessDays[rule] ?? businessDays.other, {
    number: formatNumber(days, language),
  });
}

/** 'Wednesday', '周三'. @param weekday from Monday, 0: 5 January 1970 was one */
export const formatWeekday = (weekday: number, language: LanguageCode): string =>
  formatDate(`1970-01-0${5 + weekday}`, language, {
    weekday: languageByCode(language).script === 'han' ? 'short' : 'long',
  });

/** A claim's number in the reader's language, with its sign, currency or scale. */
export function formatClaim(claim: ClaimValue, language: LanguageCode): string {
  switch (claim.kind) {
    case 'count': {
      const { number, scale } = splitCount(claim.value, language);
      const digits = formatNumber(number, language);
      const sign = claim.atLeast ? '+' : '';
      // '85+ مليون', but '85m+'.
      return languageByCode(language).scale.placement === 'separate'
        ? `${isolate(`${digits}${sign}`, language)}${scale}`
        : `${digits}${scale}${sign}`;
    }
    case 'money':
      return withUnitSpace(formatMoney(claim, language), language);
    case 'leverage':
      return isolate(`1:${claim.value}`, language);
    case 'percent':
      return isolate(`${claim.value}%`, language);
    case 'seconds':
      return formatNumber(claim.value, language, { minimumFractionDigits: 2 });
    case 'support':
      // '24/5' reads as a date in Chinese.
      return languageByCode(language).script === 'han'
        ? `${claim.days}×${claim.hours}\u00A0小时`
        : isolate(`${claim.hours}/${claim.days}`, language);
    case 'duration':
      return withUnitSpace(
        claim.unit === 'businessDay'
          ? formatBusinessDays(claim.value, language)
          : formatNumber(claim.value, language, {
              style: 'unit',
              unit: claim.unit,
              unitDisplay: 'long',
            }),
        language,
      );
    case 'clock':
      return isolate(
        [Math.floor(claim.minutes / 60), claim.minutes % 60]
          .map((part) => String(part).padStart(2, '0'))
          .join(':'),
        language,
      );
  }
}
