import type { LanguageCode } from '../../core/domain/languages.ts';
import { textsOf, type Words } from './word-rules.ts';

/**
 * A condition is stated by a placeholder, never by hand: `{{claim.stopOut}}`, `{{account.elite.commission}}`. These patterns
 * find a number with a unit of a condition, in digits or in words.
 */
const digits = String.raw`(?<![\d.,:])\d[\d,]*(?:\.\d+)?`;

/** Money, percentages and ratios in signs, which need no language. */
const inSigns = new RegExp(
  [
    String.raw`(?:(?:US)?\$|(?<!\p{L})USD)\s?\d[\d,.]*`,
    String.raw`${digits}\s?(?:USD(?!\p{L})|(?:US)?\$|[%％٪])`,
    String.raw`(?<![\d.,:])(?:1[:：比]\d[\d,]*|\d[\d,]*[:：比]1(?!\d))`,
  ].join('|'),
  'giu',
);

/** 'One' is left out: 'one lot', 'one day' and '百分之一' (a hundredth) are ways of speaking. */
const englishNumbers =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
const chineseNumbers = '[二两三四五六七八九十百千万]+';
const arabicNumbers =
  '(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر|عشرون|عشرين|ثلاثون|ثلاثين|أربعون|أربعين|خمسون|خمسين|ستون|ستين|سبعون|سبعين|ثمانون|ثمانين|تسعون|تسعين|مئة|مائة|مئتا|مئتي|ألف|ألفا|ألفي|آلاف)ة?';

/** What each language writes in words. */
const inWords: Readonly<Partial<Record<LanguageCode, readonly RegExp[]>>> = {
  en: [
    // An adjective may precede the unit; 'the eight major currencies' are the market's, not ours.
    new RegExp(
      `(?:${digits}\\+?|\\b${englishNumbers}\\b)[\\s\\u00A0-]*(?:(?!major )[a-z]+ )?(?:pips?|points?|lots?|per ?cent|dollars?|cents?|ounces?|barrels?|days?|hours?|minutes?|weeks?|months?|years?|instruments?|pairs?|currencies)\\b`,
      'giu',
    ),
  ],
  zh: [
    // An hour of the day and an ordinal ('the third business day') are no amounts.
    new RegExp(
      `(?<![上下]午|第[二两三四五六七八九十百千万]*)(?:${digits}|${chineseNumbers})\\+?[\\s\\u00A0]*(?:多)?(?:个点|点(?!击|差|位|选|钟|到|开|心)|手|(?:金衡)?盎司|桶|天|日(?!历|常|内交易|期|志|均|元)|小时|分钟|个?(?:工作|交易)日|周|个月|年|个?\\p{Script=Han}{0,4}(?:品种|货币对)|种货币|个百分点|万?美[元金分])`,
      'gu',
    ),
    // 'Three times' is a way of speaking of swap, 'a hundred times' of leverage.
    new RegExp(`(?:${digits}|${chineseNumbers}(?<=[百千万]))\\s?倍`, 'gu'),
    /百分之(?!一(?![十百点]))[零一二三四五六七八九十百\d]+/gu,
  ],
  ar: [
    new RegExp(
      `(?:${digits}\\+?[\\s\\u00A0]*|${arabicNumbers} )(?:نقطة|نقاط|لوت|لوتات|أونصة|أونصات|برميلًا?|براميل|دولار|دولارًا|دولارات|سنتًا?|سنتات|يوم|يومًا|أيام|ساعة|ساعات|دقيقة|دقائق|أسبوعًا?|أسابيع|شهرًا?|أشهر|سنة|سنوات|أداة|أدوات|زوجًا?|أزواج|(?:بال|في ال)(?:مئة|مائة))(?![\\p{L}\\p{M}])`,
      'gu',
    ),
    /(?<!\p{L})(?:و|ب|ل|ف)?(?:نقطتين|نقطتان|دولارين|دولاران|يومين|يومان|ساعتين|ساعتان|أسبوعين|أسبوعان|شهرين|شهران|سنتين|سنتان|زوجين|زوجان)(?!\p{L})/gu,
  ],
};

const placeholders = /\{\{[^}]*\}\}/g;
const isolates = /[\u2066-\u2069\u200E\u200F]/g;

/** The figures that a text types. */
export function typedFigures(text: string, language: LanguageCode): string[] {
  const plain = text
    .replaceAll(placeholders, '\u0000')
    .replaceAll(isolates, '')
    .replaceAll(/MetaTrader\s5/g, 'MetaTrader');
  return [inSigns, ...(inWords[language] ?? [])].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(([match]) => match),
  );
}

/** The same for a word file, each with its key. */
export const typedFiguresIn = (words: Words, language: LanguageCode) =>
  [...textsOf(words)].flatMap(([key, text = '']) =>
    typedFigures(text, language).map((figure) => ({ key, figure })),
  );
