import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import { termOf } from '../../core/specs/search-key.ts';
import type { RouteName } from '../paths.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/**
 * A matter that visitors call by several names. They are by language, as people type them: words or short phrases. A search for
 * one finds the others, too, in every language's pages. Case, diacritics and the Arabic article make no difference; singular and
 * plural do.
 */
export interface Subject extends Record<LanguageCode, readonly string[]> {
  /** Its own place: the first result of a search for a name of it, by itself or in a question. */
  target?: { page: RouteName; section?: string };
}

/** Tests say which name belongs to two subjects, and which target is no page. */
export const subjects = synonyms.subjects as readonly Subject[];

/** A longer text is not a question about one subject. */
const maxHanQuestion = 20;

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** The words of a text as the search compares them; a run of Chinese characters is one word. */
const wordsIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [])
    .map(termOf)
    .filter((word) => word !== '');

const nameKey = (text: string): string => wordsIn(text).join(' ');

/** The subject of a search. */
export interface QuerySubject {
  subject: Subject;
  /** Its name in the query, which may be a question. */
  name: string;
}

/** Every name of every language, as it is compared. */
export const subjectsByName: ReadonlyMap<string, QuerySubject> = new Map(
  subjects.flatMap((subject) =>
    languageCodes.flatMap((language) =>
      subject[language].map((name) => [nameKey(name), { subject, name }] as const),
    ),
  ),
);

/** Words of a question besides its subject: "how do I withdraw" is a search for "withdraw". */
const allQuestionWords = Object.values(synonyms.questionWords).join(' ').split(' ');
const questionTerms = new Set(allQuestionWords.filter((word) => !isHan(word)).map(nameKey));
/** @param term as it is indexed */
export const isQuestionWord = (term: string): boolean => questionTerms.has(term);

/** Longest first. */
const hanQuestionWords = allQuestionWords.filter(isHan).toSorted((a, b) => b.length - a.length);

/** 我想提现 → 提现, a question word at a time: '要' also begins words. */
function withoutHanQuestionWords(word: string): string[] {
  const shorter = hanQuestionWords.flatMap((questionWord) => [
    ...(word.startsWith(questionWord) ? [word.slice(questionWord.length)] : []),
    ...(word.endsWith(questionWord) ? [word.slice(0, -questionWord.length)] : []),
  ]);
  return [...new Set(shorter)].filter((rest) => rest !== '');
}

/** Undefined if the query contains more than a name of a subject and question words. */
export function subjectOf(query: string): QuerySubject | undefined {
  const words = wordsIn(query);
  const isSubjectWord = (word: string): boolean => !isQuestionWord(word);
  const first = words.findIndex(isSubjectWord);
  const end = words.findLastIndex(isSubjectWord) + 1;
  if (first === -1) return undefined;
  // A name may contain question words: 'add money to my account', 'cash out'.
  for (let before = 0; before <= first; before++) {
    for (let after = words.length; after >= end; after--) {
      const named = subjectsByName.get(words.slice(before, after).join(' '));
      if (named) return named;
    }
  }
  return end - first === 1 ? chineseSubjectOf(words[first] ?? '') : undefined;
}

/** The subject of a question that is written without spaces. */
function chineseSubjectOf(question: string): QuerySubject | undefined {
  // Few texts: only question words are taken off.
  let texts = isHan(question) && question.length <= maxHanQuestion ? [question] : [];
  while (texts.length > 0) {
    texts = [...new Set(texts.flatMap(withoutHanQuestionWords))];
    const found = texts.find((text) => subjectsByName.has(text));
    if (found !== undefined) return subjectsByName.get(found);
  }
  return undefined;
}
