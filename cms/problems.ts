import { cellProblemTexts, type CellProblem } from '../core/domain/cell-format.ts';
import { classSpelling } from '../core/domain/instrument-spec.ts';
import { formatTemplate } from '../core/specs/format-template.ts';
import { textProblemTexts, type TextProblem } from '../core/words/check-text.ts';
import { inAdminLanguage, type AdminLanguage } from './admin/admin-language.ts';
import ar from './problems.ar.json' with { type: 'json' };
import en from './problems.en.json' with { type: 'json' };
import zh from './problems.zh.json' with { type: 'json' };

/** Faults of a specification, in the form or in a file. */
export type SpecProblem =
  | CellProblem
  | { kind: 'noClass' | 'columnTwice' | 'columnMissing' | 'noRows' | 'quotes' }
  | { kind: 'unknownClass' | 'unknownColumn'; value: string }
  | { kind: 'symbolTwice'; value: string; row: number }
  | { kind: 'tooManyCells'; cells: number; columns: number };

type Problem = SpecProblem | TextProblem;
const words: Record<AdminLanguage, Record<Problem['kind'], string>> = {
  en: { ...cellProblemTexts, ...textProblemTexts, ...en },
  zh,
  ar,
};
const classNames = Object.values(classSpelling).join(', ');

/** A problem in a language of the admin; that of a specification is the end of a sentence that names its row and column. */
export const formatProblem = (problem: Problem, language?: string): string =>
  formatTemplate(inAdminLanguage(words, language)[problem.kind], { classNames, ...problem });
