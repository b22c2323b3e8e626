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

/** The words of a text as the search compares them; each Chinese character is a word. */
const wordsIn = (text: string): string[] =>
  (text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [])
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

const longestFirst = (texts: Iterable<string>): string[] =>
  [...texts].toSorted((one, other) => other.length - one.length);

/** Names may contain others, and question words: 'add money to my account', 'cash out'. */
const names = longestFirst(subjectsByName.keys());

/** Words of a question besides its subject: "how do I withdraw" is a search for "withdraw". */
const questionWords = longestFirst(
  Object.values(synonyms.questionWords).join(' ').split(' ').map(nameKey),
);
const questionWord = new RegExp(` (?:${questionWords.join('|')})(?= )`, 'g');

const questionTerms = new Set(questionWords.filter((word) => !/\p{Script=Han}/u.test(word)));
/** @param term as it is indexed */
export const isQuestionWord = (term: string): boolean => questionTerms.has(term);

/** Undefined if the query contains more than a name of a subject and question words. */
export function subjectOf(query: string): QuerySubject | undefined {
  const text = ` ${nameKey(query)} `;
  const found = names.find((name) => {
    const rest = text.replace(` ${name} `, '  ');
    return rest !== text && rest.replaceAll(questionWord, '').trim() === '';
  });
  return found === undefined ? undefined : subjectsByName.get(found);
}
