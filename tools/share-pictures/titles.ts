import { globSync, readFileSync } from 'node:fs';
import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import { chinesePhrases } from '../../site/i18n/chinese-phrases.ts';
import { createTranslator } from '../../site/i18n/create-translator.ts';
import type { RouteName } from '../../site/paths.ts';

/** The name of a page's word files: 'accountTypes' has account-types.en.json. */
export const namespaceOf = (route: RouteName): string =>
  route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The title of a page as its words have it. */
export function titleOf(route: RouteName, language: LanguageCode): string {
  const [file] = globSync(`site/pages/**/${namespaceOf(route)}.${language}.json`);
  if (file === undefined) throw new Error(`The page ${route} has no words in '${language}'`);
  const { meta } = JSON.parse(readFileSync(file, 'utf8')) as { meta: { title: string } };
  const translate = createTranslator(language, { meta }).getFixedT(language) as (
    key: string,
  ) => string;
  return translate('meta:title');
}

/** Stay with the word after them. */
const leading =
  /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with|في|من|إلى|على|عن|مع|بلا|أو)$/iu;
/** Stay with the word before them: figures, abbreviations in brackets. */
const trailing = /^(?:\d+|\(.*\))$/;

/** A Chinese phrase may be divided before brackets, and where it leaves Latin letters. */
const besideLatin = /(?=（)|(?<=[\da-z])(?= \p{Script=Han})/iu;

/** What may stand on a line of its own, with the space before it. */
function partsOf(title: string, language: LanguageCode): string[] {
  if (languageByCode(language).script === 'han')
    return chinesePhrases(title).flatMap((phrase) => phrase.split(besideLatin));
  const parts: string[] = [];
  let isOpen = false;
  for (const word of title.split(' ')) {
    if (isOpen || (parts.length > 0 && trailing.test(word))) parts.push(`${parts.pop()} ${word}`);
    else parts.push(parts.length === 0 ? word : ` ${word}`);
    isOpen = leading.test(word);
  }
  return parts;
}

/** Every way to divide parts into so many lines. */
function divisions(parts: readonly string[], count: number): string[][] {
  if (count === 1) return [[parts.join('').trim()]];
  return Array.from({ length: parts.length - count + 1 }, (_, index) => index + 1).flatMap((size) =>
    divisions(parts.slice(size), count - 1).map((rest) => [
      parts.slice(0, size).join('').trim(),
      ...rest,
    ]),
  );
}

/** What is worse than an empty line (1): a line that ends within a clause, and a smaller size. */
const costOfDividedClause = 0.38;
const costOfHalfTheSize = 1.7;
/** Chinese punctuation, whose second half is empty. */
const endsInSpace = /[：，；]$/;
const endOfClause = /[:：,，،;；؛]$/u;

export interface Setting {
  lines: string[];
  size: number;
}

interface Room {
  width: number;
  maxLines: number;
  /** From the largest. */
  sizes: readonly number[];
}

/**
 * A title in one of the largest sizes in which it fits, with few lines that end after a clause or else are alike in length.
 * @param widthOf of a line at size 1
 */
export function setTitle(
  title: string,
  language: LanguageCode,
  { width, maxLines, sizes }: Room,
  widthOf: (line: string) => number,
): Setting {
  const parts = partsOf(title, language);
  const inkOf = (line: string): number => widthOf(line) - (endsInSpace.test(line) ? 0.5 : 0);
  const [largest = 1] = sizes;
  const costOf = ({ lines, size }: Setting): number =>
    lines.reduce(
      (sum, line, index) => {
        const empty = 1 - (inkOf(line) * size) / width;
        const isDivided = index < lines.length - 1 && !endOfClause.test(line);
        return sum + empty ** 2 + (isDivided ? costOfDividedClause : 0);
      },
      (1 - size / largest) * 2 * costOfHalfTheSize,
    );
  const settings = Array.from({ length: Math.min(maxLines, parts.length) }, (_, index) => index + 1)
    .flatMap((count) => divisions(parts, count))
    .flatMap((lines) => sizes.map((size) => ({ lines, size })))
    .filter(({ lines, size }) => lines.every((line) => inkOf(line) * size <= width));
  const [best] = settings.toSorted((one, other) => costOf(one) - costOf(other));
  if (!best) throw new Error(`The title '${title}' does not fit its share picture`);
  return best;
}
