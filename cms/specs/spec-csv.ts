import {
  neededColumns,
  specClasses,
  specColumns,
  specTextProblem,
  tierNames,
  type Spec,
  type SpecClass,
  type SpecColumn,
} from './spec-fields.ts';
import type { SpecProblem } from './spec-problems.ts';

export interface RowProblem {
  /** As a spreadsheet counts: the line of column names is row 1. */
  row: number;
  /** As the file names it; '' for the row as a whole. */
  column: string;
  problem: SpecProblem;
}

export type ParsedSpecs =
  | { state: 'good'; specs: Spec[] }
  | { state: 'bad'; problems: RowProblem[] };

const mostRows = 20_000;
/** More would not be read by anybody. */
const mostProblems = 1000;

/** The separator that splits the first line best; quotes protect what stands in them. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = [',', ';', '\t'].map(
    (candidate) => [candidate, firstLine.split(candidate).length] as const,
  );
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** RFC 4180 with `,`, `;` or tabs, any line ends, and the mark that spreadsheets put in front. @throws a RowProblem */
function cellsOf(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character === '\r') {
      if (source[at + 1] !== '\n') endRow();
    } else cell += character;
  }
  if (quoted)
    throw { row: rows.length + 1, column: '', problem: { kind: 'openQuote' } } satisfies RowProblem;
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** `Contract size`, `contract_size` and `contractSize` are one. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

/** A spreadsheet that opens the file must not take a cell for a formula (OWASP, "CSV injection"). */
const formulaStart = /^[=+\-@\t\r]/;
const protect = (value: string): string => (formulaStart.test(value) ? `'${value}` : value);
const unprotect = (value: string): string =>
  value.startsWith("'") && formulaStart.test(value.slice(1)) ? value.slice(1) : value;

function classesOf(value: string): { classes: SpecClass[] } | { problem: SpecProblem } {
  const classes = new Set<SpecClass>();
  for (const name of value.split(/[|,;/]/).map((part) => part.trim())) {
    if (name === '') continue;
    // A row names its tier to the site; here the list it stands in does.
    if (Object.values(tierNames).some((tier) => tier.toLowerCase() === name.toLowerCase()))
      continue;
    const known = specClasses.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    if (!known) return { problem: { kind: 'unknownClass', value: name } };
    classes.add(known);
  }
  return classes.size > 0 ? { classes: [...classes] } : { problem: { kind: 'noClass' } };
}

/** Reads a whole file, or names everything that is wrong with it. */
export function parseSpecs(text: string): ParsedSpecs {
  const problems: RowProblem[] = [];
  let rows: string[][];
  try {
    rows = cellsOf(text);
  } catch (problem) {
    return { state: 'bad', problems: [problem as RowProblem] };
  }
  const [names = [], ...body] = rows;
  const columns = names.map((name) =>
    specColumns.find((column) => folded(column) === folded(name)),
  );
  for (const [index, name] of names.entries()) {
    const column = columns[index];
    if (!column)
      problems.push({
        row: 1,
        column: name.trim() || `column ${index + 1}`,
        problem: { kind: 'unknownColumn', value: name.trim() },
      });
    else if (columns.indexOf(column) < index)
      problems.push({ row: 1, column, problem: { kind: 'columnTwice' } });
  }
  for (const column of neededColumns)
    if (!columns.includes(column))
      problems.push({ row: 1, column, problem: { kind: 'columnMissing' } });
  const filled = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > mostRows)
    problems.push({
      row: mostRows + 2,
      column: '',
      problem: { kind: 'tooManyRows', most: mostRows },
    });
  if (filled.length === 0) problems.push({ row: 2, column: '', problem: { kind: 'noRows' } });
  if (problems.length > 0) return { state: 'bad', problems };

  const specs: Spec[] = [];
  const firstRowOf = new Map<string, number>();
  for (const { cells, row } of filled) {
    const spec: Spec = {
      symbol: '',
      contractSize: '',
      leverage: '',
      tradingHours: '',
      dailyBreakTime: '',
      futureExpiryDate: '',
      products: [],
    };
    const complain = (column: SpecColumn | '', problem: SpecProblem): void =>
      void problems.push({ row, column, problem });
    if (cells.length > columns.length)
      complain('', { kind: 'tooManyCells', cells: cells.length, columns: columns.length });
    for (const [index, column] of columns.entries()) {
      const value = unprotect((cells[index] ?? '').trim());
      if (column === 'products') {
        const read = classesOf(value);
        if ('classes' in read) spec.products = read.classes;
        else complain(column, read.problem);
      } else if (column) {
        spec[column] = value;
        const problem = specTextProblem(column, value);
        if (problem) complain(column, problem);
      }
    }
    const earlier = firstRowOf.get(spec.symbol);
    if (spec.symbol !== '' && earlier !== undefined)
      complain('symbol', { kind: 'symbolTwice', value: spec.symbol, row: earlier });
    else firstRowOf.set(spec.symbol, row);
    specs.push(spec);
  }
  return problems.length > 0
    ? { state: 'bad', problems: problems.slice(0, mostProblems) }
    : { state: 'good', specs };
}

/** A file for spreadsheets, which this module reads back to the same rows. */
export function writeSpecs(specs: readonly Spec[]): string {
  const cell = (value: string): string => {
    const safe = protect(value);
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const line = (spec: Spec): string =>
    specColumns
      .map((column) => cell(column === 'products' ? spec.products.join('|') : spec[column]))
      .join(',');
  return `\uFEFF${[specColumns.join(','), ...specs.map(line)].join('\r\n')}\r\n`;
}
