import { languageByCode, mapLanguages, type LanguageCode } from '../../core/domain/languages.ts';

/** One row of the table: the names to use, and those that they replace. */
export interface Term {
  say: readonly string[];
  not: readonly string[];
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const listOf = (cell = ''): string[] => cell.split(/\s*[,、،]\s*/).filter(Boolean);

/**
 * The tables of the section "Terms", by language.
 * @param guide the text of CONTRIBUTING.md
 * @throws for a language without a table
 */
export function parseTerms(guide: string): Record<LanguageCode, Term[]> {
  const section = /^## Terms\n(.*?)^## /ms.exec(guide)?.[1] ?? '';
  return mapLanguages((code) => {
    const { label } = languageByCode(code);
    const table = section.split(/^### /m).find((part) => part.startsWith(`${label}\n`)) ?? '';
    const rows = table.split('\n').filter((line) => line.startsWith('|'));
    if (rows.length < 3) throw new Error(`CONTRIBUTING.md has no table of terms for ${label}`);
    return rows
      .slice(2)
      .map(cellsOf)
      .map(([say, not]) => ({ say: listOf(say), not: listOf(not) }));
  });
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
