import { cellProblemTexts, type CellProblem } from '../../core/domain/cell-format.ts';
import { classSpelling } from '../../core/domain/instrument-spec.ts';
import { isolateByScript as isolate } from '../../core/util/isolate.ts';
import { inAdminLanguage } from '../admin/admin-language.ts';

/** Faults of a specification, in the form or in a file. */
export type SpecProblem =
  | CellProblem
  | { kind: 'noClass' | 'columnTwice' | 'columnMissing' | 'noRows' | 'quotes' }
  | { kind: 'unknownClass' | 'unknownColumn'; value: string }
  | { kind: 'symbolTwice'; value: string; row: number }
  | { kind: 'tooManyCells'; cells: number; columns: number };

const classNames = Object.values(classSpelling).join(', ');

type ProblemWords = {
  [Kind in SpecProblem['kind']]: (problem: SpecProblem & { kind: Kind }) => string;
};

const en: ProblemWords = {
  ...cellProblemTexts,
  noClass: () => `must name one of ${classNames}`,
  columnTwice: () => 'the column appears twice',
  columnMissing: () => 'the column is missing',
  noRows: () => 'there are no rows below the header',
  quotes: () => 'the quotation marks around a cell do not match',
  unknownClass: ({ value }) => `'${value}' is not one of ${classNames}`,
  unknownColumn: ({ value }) => `'${value}' is not a column of specifications`,
  symbolTwice: ({ value, row }) => `'${value}' is already in row ${row}`,
  tooManyCells: ({ cells, columns }) => `has ${cells} cells; there are ${columns} columns`,
};

const zh: ProblemWords = {
  empty: () => '不能为空',
  controlCharacter: () => '含有换行符或其他控制字符',
  noClass: () => `须注明类别之一：${classNames}`,
  columnTwice: () => '该列重复出现',
  columnMissing: () => '缺少该列',
  noRows: () => '列名之下没有数据行',
  quotes: () => '单元格的引号不成对',
  tooLong: ({ max }) => `超过 ${max} 个字符`,
  notOneWord: ({ value }) => `“${value}”中间不能有空格`,
  notAnAmount: ({ value }) => `须以数字开头，例如 5,000 oz；“${value}”不符合`,
  notARatio: ({ value }) => `“${value}”不是 1:500 这样的比例`,
  notHours: ({ value }) =>
    `须写作 24/7、Mon 01:00 – Fri 24:00（整周）或 Mon–Fri 16:30–23:00（每日）；“${value}”不符合`,
  notATimeZone: ({ value }) => `须为 America/New_York 这样的时区名称；“${value}”不是`,
  notAWeekday: ({ value }) => `须为 Wed 这样的英文星期缩写；“${value}”不是`,
  notBreaks: ({ value }) => `须写作 N/A，或 23:15–23:30, 00:00–01:00 这样的时段；“${value}”不符合`,
  unknownClass: ({ value }) => `“${value}”不属于以下类别：${classNames}`,
  unknownColumn: ({ value }) => `“${value}”不是合约细则表的列`,
  symbolTwice: ({ value, row }) => `“${value}”已在第 ${row} 行出现`,
  tooManyCells: ({ cells, columns }) => `有 ${cells} 个单元格，而列只有 ${columns} 个`,
};

const ar: ProblemWords = {
  empty: () => 'لا يجوز أن يكون فارغًا',
  controlCharacter: () => 'يحتوي على فاصل أسطر أو رمز تحكم آخر',
  noClass: () => `يجب ذكر فئة من: ${isolate(classNames)}`,
  columnTwice: () => 'العمود مكرر',
  columnMissing: () => 'العمود غير موجود',
  noRows: () => 'لا توجد صفوف تحت أسماء الأعمدة',
  quotes: () => 'علامات الاقتباس حول إحدى الخلايا غير متطابقة',
  tooLong: ({ max }) => `عدد الأحرف أكبر من ${max}`,
  notOneWord: ({ value }) => `يجب أن يكون كلمة واحدة، وليس «${isolate(value)}»`,
  notAnAmount: ({ value }) =>
    `يجب أن يبدأ برقم، مثل ${isolate('5,000 oz')}، وليس «${isolate(value)}»`,
  notARatio: ({ value }) => `يجب أن يكون نسبة مثل ${isolate('1:500')}، وليس «${isolate(value)}»`,
  notHours: ({ value }) =>
    `يجب أن يكون ${isolate('24/7')} أو ${isolate('Mon 01:00 – Fri 24:00')} (أسبوع كامل) أو ${isolate('Mon–Fri 16:30–23:00')} (كل يوم)، وليس «${isolate(value)}»`,
  notATimeZone: ({ value }) =>
    `يجب أن يكون منطقة زمنية مثل ${isolate('America/New_York')}، وليس «${isolate(value)}»`,
  notAWeekday: ({ value }) => `يجب أن يكون يومًا مثل ${isolate('Wed')}، و${isolate(value)} ليس كذلك`,
  notBreaks: ({ value }) =>
    `يجب أن يكون ${isolate('N/A')} أو فترات مثل ${isolate('23:15–23:30, 00:00–01:00')}، وليس «${isolate(value)}»`,
  unknownClass: ({ value }) => `«${isolate(value)}» ليست من الفئات: ${isolate(classNames)}`,
  unknownColumn: ({ value }) => `«${isolate(value)}» ليس من أعمدة المواصفات`,
  symbolTwice: ({ value, row }) => `سبق أن ورد «${isolate(value)}» في الصف ${row}`,
  tooManyCells: ({ cells, columns }) => `عدد الخلايا ${cells} وعدد الأعمدة ${columns}`,
};

/** The problem in a language of the admin, as the end of a sentence that names its row and column. */
export function formatProblem(problem: SpecProblem, language?: string): string {
  const words = inAdminLanguage({ en, zh, ar }, language);
  return (words[problem.kind] as (problem: SpecProblem) => string)(problem);
}
