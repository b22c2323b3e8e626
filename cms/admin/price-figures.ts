const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const thousands = /[,\u066c](?=\d{3}(?!\d))/gu;

/**
 * The numbers of a price, however a language writes them: '$1,000' and '1,000 美元' both have 1000. Each once, because a
 * language may name both sides of a trade ('3 to open and 3 to close'), and without zero, which may be a word ('none').
 */
export function figuresOf(price: string): string {
  const western = price
    .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(thousands, '')
    .replaceAll('\u066b', '.');
  const numbers = new Set((western.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  numbers.delete(0);
  return [...numbers].join(' ');
}

/** Languages in which a price has other numbers than in this one. An empty price falls back to another language's. */
export function languagesThatDiffer<Code extends string>(
  price: string,
  inOthers: Partial<Record<Code, string | null>>,
): Code[] {
  if (price.trim() === '') return [];
  return (Object.keys(inOthers) as Code[]).filter((language) => {
    const other = inOthers[language]?.trim() ?? '';
    return other !== '' && figuresOf(other) !== figuresOf(price);
  });
}
