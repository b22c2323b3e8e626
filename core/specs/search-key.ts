/** Letters that Arabic and Persian keyboards distinguish and readers do not. Hamzas are removed with the diacritics. */
const letterVariants: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };

/**
 * Removes differences that searches ignore: case, width (ＥＵＲ), diacritics and vowel marks, variants of Arabic letters,
 * tatweel, Arabic-Indic digits. Accepts any text, ill-formed Unicode included.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[ةىیکٱ]/g, (letter) => letterVariants[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const withoutSeparators = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The text that a search looks in: each field folded to letters and digits, one a line. */
export function searchKey(fields: readonly string[]): string {
  return fields.map((field) => withoutSeparators(foldText(field))).join('\n');
}

/**
 * Matches search keys that contain the query as a whole ('EUR/USD', 'eur usd') or each of its words ('futures gold').
 * A query of punctuation only is matched literally against the symbol.
 */
export function createMatcher(query: string): (key: string, symbol: string) => boolean {
  const trimmedQuery = query.trim();
  if (trimmedQuery === '') return () => true;
  const words = foldText(trimmedQuery)
    .split(/\s+/)
    .map(withoutSeparators)
    .filter((word) => word !== '');
  if (words.length === 0) return (_, symbol) => symbol.includes(trimmedQuery);
  const whole = words.join('');
  const alternatives = words.map((word) => [...new Set([word, withoutArticle(word)])]);
  return (key) =>
    key.includes(whole) ||
    alternatives.every((spellings) => spellings.some((spelling) => key.includes(spelling)));
}

/** 'الذهب' → 'ذهب' */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, '');
}

/** The Arabic article with its attached particles: 'بالرافعة' and 'الرافعة' are both 'رافعة'. */
const articleWithParticles = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;

/** @param word folded */
export const withoutParticles = (word: string): string => word.replace(articleWithParticles, '');
