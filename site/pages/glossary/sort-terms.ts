import { languageByCode, type LanguageCode } from '../../../core/domain/languages.ts';
import { localeOf } from '../../i18n/format.ts';

/**
 * The pinyin initials, and the first character of each in the order in which Intl sorts Chinese. Intl knows the order of the
 * characters, but does not tell their pinyin.
 */
const initials = 'ABCDEFGHJKLMNOPQRSTWXYZ';
const firstOfInitials = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀');

/** The text by which a term is sorted: in Arabic, dictionaries pass over the article. */
const sortedText = (term: string, language: LanguageCode): string =>
  languageByCode(language).script === 'arabic' ? term.replace(/^ال(?=\p{L}{2})/u, '') : term;

/** The letter under which a reader of the language looks for a term: in Chinese, the initial of its pinyin. */
export function initialOf(term: string, language: LanguageCode): string {
  const [first = ''] = sortedText(term, language);
  if (/\p{Script=Han}/u.test(first)) {
    const { compare } = new Intl.Collator(localeOf(language));
    const row = firstOfInitials.findLastIndex((character) => compare(first, character) >= 0);
    if (row !== -1) return initials.charAt(row);
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
