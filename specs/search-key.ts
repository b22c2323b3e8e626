/** Letters that Arabic and Persian keyboards tell apart and readers do not; the hamzas go with the marks. */
const sameLetters: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا' };

/**
 * A text without the differences that a searcher does not mean: case, width (ＥＵＲ), diacritics and vowel marks, forms of
 * Arabic letters, tatweel, Arabic-Indic digits. Any text will do, also a broken one.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[ةىیکٱ]/g, (letter) => sameLetters[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const withoutSeparators = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What is searched in: each field folded, as one run of letters and digits. */
export function searchKey(fields: readonly string[]): string {
  return fields.map((field) => withoutSeparators(fold(field))).join('\n');
}

/**
 * A test for search keys: they hold the query as a whole ('EUR/USD', 'eur usd') or each of its words ('futures gold').
 * A query of signs alone is looked for as it stands, in the symbol.
 */
export function createMatcher(query: string): (key: string, symbol: string) => boolean {
  const asked = query.trim();
  if (asked === '') return () => true;
  const words = fold(asked)
    .split(/\s+/)
    .map(withoutSeparators)
    .filter((word) => word !== '');
  if (words.length === 0) return (_, symbol) => symbol.includes(asked);
  const whole = words.join('');
  const forms = words.map((word) => {
    const bare = withoutArticle(word);
    return bare === word ? [word] : [word, bare];
  });
  return (key) =>
    key.includes(whole) ||
    forms.every((spellings) => spellings.some((spelling) => key.includes(spelling)));
}

/** 'الذهب' is found as 'ذهب', too. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, '');
}
