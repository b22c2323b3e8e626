import { isolateLeftToRight } from '../util/isolate.ts';

/** A reason for which a text cannot stand in place of its default. */
export type TextProblem =
  | { kind: 'unknown' }
  | { kind: 'long'; maxLength: number }
  | { kind: 'placeholders'; expected: readonly string[] }
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
  const expected = placeholdersOf(defaultText);
  const isBroken = /[{}]/.test(text.replaceAll(placeholder, ''));
  if (isBroken || placeholdersOf(text).join() !== expected.join())
    return { kind: 'placeholders', expected };
  const [found] = markup.exec(text) ?? [];
  if (found !== undefined) return { kind: 'markup', found };
  const allowed = new Set(figuresOf(defaultText));
  const figure = figuresOf(text).find((candidate) => !allowed.has(candidate));
  return figure === undefined ? undefined : { kind: 'figure', figure };
}

/** A sentence for the editor, in each language of the admin. */
function sentencesOf(problem: TextProblem): Record<'en' | 'zh' | 'ar', string> {
  switch (problem.kind) {
    case 'unknown':
      return {
        en: 'The site has no such text',
        zh: '网站没有这条文字',
        ar: 'لا يوجد هذا النص في الموقع',
      };
    case 'long':
      return {
        en: `Too long: at most ${problem.maxLength} characters`,
        zh: `过长：最多 ${problem.maxLength} 个字符`,
        ar: `النص طويل: الحد الأقصى ${problem.maxLength} حرفًا`,
      };
    case 'placeholders': {
      const expected = problem.expected.join(' ');
      return expected === ''
        ? {
            en: 'There is no placeholder here: no braces',
            zh: '此处没有占位符，不能使用花括号',
            ar: 'لا متغيّرات هنا: لا تستخدم الأقواس المعقوفة',
          }
        : {
            en: `Must contain these placeholders and no others: ${expected}`,
            zh: `必须且只能包含以下占位符：${expected}`,
            ar: `يجب أن يتضمن النص هذه المتغيّرات دون غيرها: ${isolateLeftToRight(expected)}`,
          };
    }
    case 'figure': {
      const { figure } = problem;
      return {
        en: `${figure} is not in the default text: figures come from conditions and claims`,
        zh: `默认文字中没有 ${figure}：数字一律取自交易条件和数据声明`,
        ar: `الرقم ${figure} ليس في النص الأصلي: تُؤخذ الأرقام من الشروط والبيانات`,
      };
    }
    case 'markup': {
      const found = JSON.stringify(problem.found);
      return {
        en: `Plain text only, without ${found}`,
        zh: `只能填写纯文本，不能含有 ${found}`,
        ar: `نص عادي فقط، من دون ${isolateLeftToRight(found)}`,
      };
    }
  }
}

/** @param language of the admin; English for any other */
export const describeTextProblem = (problem: TextProblem, language: string | undefined): string =>
  sentencesOf(problem)[language === 'zh' || language === 'ar' ? language : 'en'];
