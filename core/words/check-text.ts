import { formatTemplate } from '../specs/format-template.ts';

/** A reason for which a text cannot stand in place of its default. */
export type TextProblem =
  | { kind: 'unknown' | 'noPlaceholders' }
  | { kind: 'long'; maxLength: number }
  | { kind: 'placeholders'; expected: string }
  | { kind: 'figure'; figure: string }
  | { kind: 'markup'; found: string };

export const placeholder = /\{\{[^{}]*\}\}/g;
/** Plain text has no tags and entities, no references to other texts (i18next's `$t(`), no control characters. */
const markup = /<[^\s\d]|&#?\w+;|\$t\(|[\p{Cc}\u202A-\u202E]/u;
/** Names with a digit, which is no figure. */
const names = /MetaTrader\s5|MT5/gu;
const figures = /\p{Nd}[\p{Nd}.,:٫٬]*/gu;

/** The placeholders of a text, each once: `{{brand.name}}`. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(placeholder))].toSorted();

const figuresOf = (text: string): string[] =>
  (text.replaceAll(placeholder, ' ').replaceAll(names, ' ').match(figures) ?? []).map((figure) =>
    figure.replace(/[.,:]+$/, ''),
  );

/** The most characters that a text may have: pages are laid out for the default. */
export const maxTextLength = (defaultText: string): number => 2 * defaultText.length + 20;

/**
 * Checks an editor's text, on the site and in the CMS. Figures belong to conditions and claims, whose placeholders stay; a text
 * types none but those of its default.
 * @param defaultText undefined: there is no such text
 */
export function findTextProblem(
  text: string,
  defaultText: string | undefined,
): TextProblem | undefined {
  if (defaultText === undefined) return { kind: 'unknown' };
  const maxLength = maxTextLength(defaultText);
  if (text.length > maxLength) return { kind: 'long', maxLength };
  const expected = placeholdersOf(defaultText).join(' ');
  const isBroken = /[{}]/.test(text.replaceAll(placeholder, ''));
  if (isBroken || placeholdersOf(text).join(' ') !== expected)
    return expected === '' ? { kind: 'noPlaceholders' } : { kind: 'placeholders', expected };
  const [found] = markup.exec(text) ?? [];
  if (found !== undefined) return { kind: 'markup', found: JSON.stringify(found) };
  const allowed = new Set(figuresOf(defaultText));
  const figure = figuresOf(text).find((candidate) => !allowed.has(candidate));
  return figure === undefined ? undefined : { kind: 'figure', figure };
}

export const textProblemTexts: Record<TextProblem['kind'], string> = {
  unknown: 'The site has no such text',
  long: 'Too long: at most {{maxLength}} characters',
  placeholders: 'Must contain these placeholders and no others: {{expected}}',
  noPlaceholders: 'There is no placeholder here: no braces',
  figure: '{{figure}} is not in the default text: figures come from conditions and claims',
  markup: 'Plain text only, without {{found}}',
};
/** In English; the CMS has them in the languages of its admin. */
export const describeTextProblem = (problem: TextProblem): string =>
  formatTemplate(textProblemTexts[problem.kind], { ...problem });
