import type { LanguageCode } from '../../contract/languages.ts';
import { textsOf, type Words } from './word-rules.ts';

/**
 * A condition is stated by a placeholder, never by hand: `{{claim.stopOut}}`, `{{account.elite.commission}}`. These patterns
 * find a number with a unit of a condition, in digits or in words.
 */
const digits = String.raw`(?<![\d.,:])\d[\d,]*(?:\.\d+)?`;
/** 'One' is left out: 'one lot' and 'one day' are ways of speaking. */
const englishNumbers =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred|a thousand)';
const chineseNumbers = '[二两三四五六七八九十百千万]+';
const arabicNumbers =
  '(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر|عشرون|عشرين|ثلاثون|ثلاثين|خمسون|خمسين|مئة|مائة|ألف)ة?';

/** A language without patterns is not checked. */
const patterns: Readonly<Partial<Record<LanguageCode, readonly RegExp[]>>> = {
  en: [
    new RegExp(
      `(?:${digits}|\\b${englishNumbers}\\b)[\\s\\u00A0-]*(?:(?:business|calendar|working) )?(?:pips?|points?|lots|per ?cent|days?|hours?|minutes?|weeks?|months?|years?|instruments?|pairs?|currencies)\\b`,
      'giu',
    ),
    new RegExp(`${digits}\\s?%|1:\\d+|\\$\\s?\\d[\\d,.]*|${digits}\\s?(?:USD|dollars)`, 'giu'),
  ],
  zh: [
    new RegExp(
      `(?<![上下]午)(?:${digits}|${chineseNumbers})[\\s\\u00A0]*(?:多)?(?:个点|点(?!击|差|位|选|钟|到|开|心)|手|天|日(?!历|常|内|期|志|均|元)|小时|分钟|个?工作日|周|个月|年|个?(?:交易)?品种|个?货币对|种货币|个百分点)`,
      'gu',
    ),
    new RegExp(
      `${digits}\\s?[%％]|1[:：]\\d+|(?:${digits}|${chineseNumbers})\\s?(?:万)?美元`,
      'gu',
    ),
  ],
  ar: [
    new RegExp(
      `(?:${digits}[\\s\\u00A0]*|${arabicNumbers} )(?:نقطة|نقاط|لوت|لوتات|يوم|يومًا|أيام|ساعة|ساعات|دقيقة|دقائق|أسبوعًا?|أسابيع|شهرًا?|أشهر|سنة|سنوات|أداة|أدوات|زوجًا?|أزواج)(?!\\p{L})`,
      'gu',
    ),
    /(?<!\p{L})(?:و|ب|ل|ف)?(?:نقطتين|نقطتان|يومين|يومان|ساعتين|ساعتان|أسبوعين|أسبوعان|شهرين|شهران|سنتين|سنتان|زوجين|زوجان)(?!\p{L})/gu,
    new RegExp(`${digits}\\s?[%٪]|1:\\d+|${digits}\\s?(?:دولار|دولارات)`, 'gu'),
  ],
};

const placeholders = /\{\{[^}]*\}\}/g;
const isolates = /[\u2066-\u2069\u200E\u200F]/g;

/** The figures that a text types. */
export function typedFigures(text: string, language: LanguageCode): string[] {
  const plain = text
    .replaceAll(placeholders, '\u0000')
    .replaceAll(isolates, '')
    .replaceAll('MetaTrader 5', 'MetaTrader');
  return (patterns[language] ?? []).flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([match]) => match),
  );
}

/** The same for a word file, each with its key. */
export const typedFiguresIn = (words: Words, language: LanguageCode) =>
  [...textsOf(words)].flatMap(([key, text = '']) =>
    typedFigures(text, language).map((figure) => ({ key, figure })),
  );
