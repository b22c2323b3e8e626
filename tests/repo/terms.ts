/** One row of `site/words/terms.json`: the names to use, and those that they replace. */
export interface Term {
  say: readonly string[];
  not: readonly string[];
}

const invisible = /[\u200B-\u200F\u2060\u2066-\u2069]/g;
const isLatin = (name: string): boolean => /^\p{Script=Latin}/u.test(name);

/** Latin words stand apart; Chinese and Arabic ones are joined with others. */
function occurrences(name: string, ends: 'word' | 'anywhere'): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (!isLatin(name)) return new RegExp(literal, 'gu');
  return new RegExp(`\\b${literal}${ends === 'word' ? String.raw`\b` : ''}`, 'giu');
}

/** The names in a text that the table replaces by others. Placeholders do not count. */
export function otherNames(text: string, terms: readonly Term[]): string[] {
  const plain = text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(invisible, '');
  return terms.flatMap(({ say, not }) => {
    const rest = say.reduce((left, name) => left.replaceAll(occurrences(name, 'word'), ' '), plain);
    return not.filter((name) => occurrences(name, 'anywhere').test(rest));
  });
}
