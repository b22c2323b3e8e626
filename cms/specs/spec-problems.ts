import { specClasses } from './spec-fields.ts';

/** What can be wrong with a specification, in a form or in a file. */
export type SpecProblem =
  | {
      kind:
        | 'empty'
        | 'controlCharacter'
        | 'noClass'
        | 'columnTwice'
        | 'columnMissing'
        | 'noRows'
        | 'openQuote';
    }
  | { kind: 'tooLong' | 'tooManyRows'; most: number }
  | { kind: 'notOneWord' | 'notARatio' | 'unknownClass' | 'unknownColumn'; value: string }
  | { kind: 'symbolTwice'; value: string; row: number }
  | { kind: 'tooManyCells'; cells: number; columns: number };

const list = specClasses.join(', ');

/** Arabic text keeps what stands in the file in one piece, whatever its direction. */
const isolated = (value: string | number): string => `\u2068${value}\u2069`;

type Words = { [Kind in SpecProblem['kind']]: (problem: SpecProblem & { kind: Kind }) => string };

const en: Words = {
  empty: () => 'must not be empty',
  controlCharacter: () => 'holds a line break or another control character',
  noClass: () => `must name one of ${list}`,
  columnTwice: () => 'the column stands twice',
  columnMissing: () => 'the column is missing',
  noRows: () => 'there is no row under the column names',
  openQuote: () => 'a quotation mark is opened and never closed',
  tooLong: ({ most }) => `has more than ${most} characters`,
  tooManyRows: ({ most }) => `there are more than ${most} rows`,
  notOneWord: ({ value }) => `must be one word; '${value}' is not`,
  notARatio: ({ value }) => `must be a ratio such as 1:500; '${value}' is not`,
  unknownClass: ({ value }) => `'${value}' is none of ${list}`,
  unknownColumn: ({ value }) => `'${value}' is not a column of specifications`,
  symbolTwice: ({ value, row }) => `'${value}' stands in row ${row} already`,
  tooManyCells: ({ cells, columns }) => `has ${cells} cells; there are ${columns} columns`,
};

const zh: Words = {
  empty: () => '不能为空',
  controlCharacter: () => '含有换行符或其他控制字符',
  noClass: () => `须注明类别之一：${list}`,
  columnTwice: () => '该列重复出现',
  columnMissing: () => '缺少该列',
  noRows: () => '列名之下没有数据行',
  openQuote: () => '引号未闭合',
  tooLong: ({ most }) => `超过 ${most} 个字符`,
  tooManyRows: ({ most }) => `超过 ${most} 行`,
  notOneWord: ({ value }) => `“${value}”中间不能有空格`,
  notARatio: ({ value }) => `“${value}”不是 1:500 这样的比例`,
  unknownClass: ({ value }) => `“${value}”不属于以下类别：${list}`,
  unknownColumn: ({ value }) => `“${value}”不是合约细则表的列`,
  symbolTwice: ({ value, row }) => `“${value}”已在第 ${row} 行出现`,
  tooManyCells: ({ cells, columns }) => `有 ${cells} 个单元格，而列只有 ${columns} 个`,
};

const ar: Words = {
  empty: () => 'لا يجوز أن يكون فارغًا',
  controlCharacter: () => 'يحتوي على فاصل أسطر أو رمز تحكم آخر',
  noClass: () => `يجب ذكر فئة من: ${isolated(list)}`,
  columnTwice: () => 'العمود مكرر',
  columnMissing: () => 'العمود غير موجود',
  noRows: () => 'لا توجد صفوف تحت أسماء الأعمدة',
  openQuote: () => 'علامة اقتباس فُتحت ولم تُغلق',
  tooLong: ({ most }) => `عدد الأحرف أكبر من ${most}`,
  tooManyRows: ({ most }) => `عدد الصفوف أكبر من ${most}`,
  notOneWord: ({ value }) => `يجب أن يكون كلمة واحدة، وليس «${isolated(value)}»`,
  notARatio: ({ value }) => `يجب أن يكون نسبة مثل ${isolated('1:500')}، وليس «${isolated(value)}»`,
  unknownClass: ({ value }) => `«${isolated(value)}» ليست من الفئات: ${isolated(list)}`,
  unknownColumn: ({ value }) => `«${isolated(value)}» ليس من أعمدة المواصفات`,
  symbolTwice: ({ value, row }) => `«${isolated(value)}» موجود في الصف ${row}`,
  tooManyCells: ({ cells, columns }) => `عدد الخلايا ${cells} وعدد الأعمدة ${columns}`,
};

/** The problem as a sentence's end, in a language of the admin. */
export function sayProblem(problem: SpecProblem, language = 'en'): string {
  const words = language === 'zh' ? zh : language === 'ar' ? ar : en;
  return (words[problem.kind] as (given: SpecProblem) => string)(problem);
}
