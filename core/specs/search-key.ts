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

/** Folded words of letters and digits: 'S&P 500' → 'sp', '500'. */
const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(/[\s/()-]+/)
    .map(withoutSeparators)
    .filter((word) => word !== '');

/** Each field of an instrument from each of its words on, without an Arabic article, so that a search compares beginnings. */
export type SearchKey = readonly string[];

export function searchKey(fields: readonly string[]): SearchKey {
  return fields.flatMap((field) => {
    const words = wordsIn(field);
    return words.flatMap((_, index) => {
      const rest = words.slice(index).join('');
      return [...new Set([rest, withoutArticle(rest)])];
    });
  });
}

/** From the beginning of a word ('ربا' is not in 'إيرباص', Airbus); Chinese anywhere. */
const hasWord = (key: SearchKey, word: string): boolean =>
  key.some((rest) =>
    /^\p{Script=Han}/u.test(word) ? rest.includes(word) : rest.startsWith(withoutArticle(word)),
  );

/**
 * Matches a symbol of which the query is any part ('usd'), and search keys that have the query as a whole ('EUR/USD', 'eur usd') or
 * each of its words ('futures gold'). A query of punctuation only is matched literally against the symbol.
 */
export function createMatcher(query: string): (key: SearchKey, symbol: string) => boolean {
  const trimmedQuery = query.trim();
  if (trimmedQuery === '') return () => true;
  const words = wordsIn(trimmedQuery);
  if (words.length === 0) return (_, symbol) => symbol.includes(trimmedQuery);
  const readings = [[words.join('')], words];
  return (key, symbol) => {
    const symbolWord = withoutSeparators(foldText(symbol));
    return readings.some((reading) =>
      reading.every((word) => symbolWord.includes(word) || hasWord(key, word)),
    );
  };
}

/** 'الذهب' → 'ذهب' */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, '');
}

/** The Arabic article with its attached particles: 'بالرافعة' and 'الرافعة' are both 'رافعة'. */
const articleWithParticles = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u;

const withoutParticles = (word: string): string => word.replace(articleWithParticles, '');

/** The form under which a word of a page is indexed: folded, without the Arabic article. */
export const termOf = (word: string): string => withoutParticles(withoutSeparators(foldText(word)));
