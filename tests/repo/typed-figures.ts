const digits = String.raw`(?<![\d.,:])\d[\d,]*(?:\.\d+)?`;

/** Money, percentages and ratios in signs, and amounts in units of a condition. */
const figures = new RegExp(
  [
    String.raw`(?:(?:US)?\$|(?<!\p{L})USD)\s?\d[\d,.]*`,
    String.raw`${digits}\s?(?:USD(?!\p{L})|(?:US)?\$|[%％٪])`,
    String.raw`(?<![\d.,:])(?:1[:：比]\d[\d,]*|\d[\d,]*[:：比]1(?!\d))`,
    String.raw`${digits}\+?[\s-]?(?:(?:US |business )?(?:pips?|lots?|dollars?|ounces|barrels|days?|instruments|pairs)\b)`,
    String.raw`${digits}\+?\s?(?:点(?!击|钟|到|开)|手|倍|盎司|桶|天|日(?!均|元)|个(?:工作|交易)日|个[^，。]{0,4}品种|万?美元)`,
    String.raw`${digits}\+?\s?(?:نقطة|نقاط|لوت|دولار|أونصة|برميل|يوم|أيام|أداة|بالمئة|في المئة)`,
  ].join('|'),
  'giu',
);

/** Figures that a text types although a placeholder should state them: `{{claim.stopOut}}`, `{{account.elite.commission}}`. */
export const typedFigures = (text = ''): string[] =>
  text
    .replaceAll(/\{\{[^}]*\}\}/g, '\0')
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/MetaTrader\s5/g, 'MetaTrader')
    .match(figures) ?? [];
