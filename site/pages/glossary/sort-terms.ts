import { languageByCode, type LanguageCode } from '../../../core/domain/languages.ts';
import { localeOf } from '../../i18n/format.ts';

/**
 * The first character of each pinyin initial in the order in which Intl sorts Chinese. Intl knows the order of the
 * characters, but does not tell their pinyin.
 */
const firstOfInitial: readonly (readonly [initial: string, character: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '扨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

/** The text by which a term is sorted: in Arabic, dictionaries pass over the article. */
const sortedText = (term: string, language: LanguageCode): string =>
  languageByCode(language).script === 'arabic' ? term.replace(/^ال(?=\p{L}{2})/u, '') : term;

/** The letter under which a reader of the language looks for a term: in Chinese, the initial of its pinyin. */
export function initialOf(term: string, language: LanguageCode): string {
  const [first = ''] = sortedText(term, language);
  if (/\p{Script=Han}/u.test(first)) {
    const { compare } = new Intl.Collator(localeOf(language));
    const row = firstOfInitial.findLast(([, character]) => compare(first, character) >= 0);
    if (row) return row[0];
  }
  // Without marks: أ and إ are found under ا.
  const [letter = ''] = first.normalize('NFD');
  return letter.toLocaleUpperCase(localeOf(language));
}

/** The terms in the order of the language, by initial. */
export function groupByInitial<Entry extends { term: string }>(
  entries: readonly Entry[],
  language: LanguageCode,
): { initial: string; entries: Entry[] }[] {
  const { compare } = new Intl.Collator(localeOf(language));
  const groups = Map.groupBy(entries, ({ term }) => initialOf(term, language));
  return [...groups]
    .map(([initial, group]) => ({
      initial,
      entries: group.toSorted((one, other) =>
        compare(sortedText(one.term, language), sortedText(other.term, language)),
      ),
    }))
    .toSorted((one, other) => compare(one.initial, other.initial));
}
