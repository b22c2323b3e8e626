import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { termOf } from '../../core/specs/search-key.ts';

/** A word of a text, or what is between two words. */
export interface Token {
  text: string;
  /** The form under which the word is indexed; '' for what is between words. */
  term: string;
  /** The term includes the next token's text. */
  isPair?: true;
}

const singleHan = /^\p{Script=Han}$/u;

/** The segmenter's dictionary splits unknown Chinese words into characters ('开', '户'): they are indexed in pairs ('开户'). */
function pairHan(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (!singleHan.test(token.term)) return token;
    const nextTerm = tokens[index + 1]?.term ?? '';
    if (singleHan.test(nextTerm))
      return { text: token.text, term: token.term + nextTerm, isPair: true };
    return singleHan.test(tokens[index - 1]?.term ?? '') ? { text: token.text, term: '' } : token;
  });
}

/** Splits texts of a language into tokens, Chinese by the segmenter's dictionary. */
export function createTokenizer(language: LanguageCode): (text: string) => Token[] {
  const segmenter = new Intl.Segmenter(languageByCode(language).locale, { granularity: 'word' });
  return (text) =>
    pairHan(
      Array.from(segmenter.segment(text), ({ segment, isWordLike }) => ({
        text: segment,
        term: isWordLike ? termOf(segment) : '',
      })),
    );
}

export const termsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ term }) => (term === '' ? [] : [term]));
