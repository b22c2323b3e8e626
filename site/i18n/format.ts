import type { ClaimValue } from '../facts/claims.ts';
import type { LanguageCode } from '../../contract/languages.ts';

/** BCP 47 tags for Intl: Arabic with Latin digits, as the region's financial press writes them. */
const locales: Record<LanguageCode, string> = {
  zh: 'zh-CN',
  en: 'en-GB',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
};

/** The BCP 47 tag by which Intl writes and sorts in a language. */
export const localeOf = (language: LanguageCode): string => locales[language];

/** Left-to-right isolate: keeps signs such as '+', ':' and '.' on their side of a number or a Latin name inside Arabic text. */
export const isolate = (text: string, language: LanguageCode): string =>
  language === 'ar' ? `\u2066${text}\u2069` : text;

export function formatNumber(
  value: number,
  language: LanguageCode,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(locales[language], options).format(value);
}

/** '100,000 EUR', left to right in every language and never parted: so the market writes an amount with its currency's code. */
export const formatAmount = (value: number, currencyCode: string, language: LanguageCode): string =>
  isolate(`${formatNumber(value, language)}\u00A0${currencyCode}`, language);

/** Several things in one phrase: 'a, b and c', 'a、b、c', 'a وb وc'. */
export function formatList(items: readonly string[], language: LanguageCode): string {
  return new Intl.ListFormat(locales[language], {
    type: 'conjunction',
    style: language === 'zh' ? 'narrow' : 'long',
  }).format(items);
}

/** @param isoDate a calendar date such as '2026-01-31', without a time zone. */
export function formatDate(
  isoDate: string,
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

const englishScale: Record<string, string> = { million: 'm', billion: 'bn', trillion: 'tn' };

/** Intl writes one Arabic scale otherwise than the Gulf's press does. */
const gulfSpelling = (text: string): string => text.replace('ترليون', 'تريليون');

/**
 * A large number split for a counter: '85' and 'm', '8500' and '万', '85' and ' مليون'.
 * Numbers under a million are not shortened.
 */
export function splitCount(
  value: number,
  language: LanguageCode,
): { number: number; scale: string } {
  if (value < 1_000_000) return { number: value, scale: '' };
  const parts = new Intl.NumberFormat(locales[language], {
    notation: 'compact',
    compactDisplay: 'long',
  }).formatToParts(value);
  const digits = parts.filter(
    (part) => part.type === 'integer' || part.type === 'decimal' || part.type === 'fraction',
  );
  const scale = parts.find((part) => part.type === 'compact')?.value ?? '';
  const number = Number(digits.map((part) => part.value).join(''));
  if (language === 'en') return { number, scale: englishScale[scale] ?? scale };
  return { number, scale: language === 'ar' ? ` ${gulfSpelling(scale)}` : scale };
}

function formatMoney(value: number, rounded: boolean, language: LanguageCode): string {
  const compact = rounded || (language === 'zh' && value >= 1_000_000);
  const amount = formatNumber(
    value,
    language,
    compact ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } : {},
  );
  switch (language) {
    case 'zh':
      return `${amount}美元`;
    case 'en':
      return `US$${amount}`;
    case 'ar':
      return `${gulfSpelling(amount)} دولار أمريكي`;
  }
}

/** A claim's number as text in the reader's language, with its sign, currency or scale. */
export function formatClaim(claim: ClaimValue, language: LanguageCode): string {
  switch (claim.kind) {
    case 'count': {
      const { number, scale } = splitCount(claim.value, language);
      const digits = formatNumber(number, language, { useGrouping: scale === '' });
      const sign = claim.atLeast ? '+' : '';
      return language === 'ar'
        ? `${isolate(`${digits}${sign}`, language)}${scale}`
        : `${digits}${scale}${sign}`;
    }
    case 'money':
      return formatMoney(claim.value, claim.rounded ?? false, language);
    case 'leverage':
      return isolate(`1:${claim.value}`, language);
    case 'percent':
      return isolate(`${claim.value}%`, language);
    case 'seconds':
      return formatNumber(claim.value, language, { minimumFractionDigits: 2 });
    case 'support':
      return isolate(`${claim.hours}/${claim.days}`, language);
    case 'month':
      return formatDate(`${claim.year}-${String(claim.month).padStart(2, '0')}-01`, language, {
        year: 'numeric',
        month: 'long',
      });
  }
}
