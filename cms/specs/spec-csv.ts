import { CsvError, parse } from 'csv-parse/sync';
import { checkCell, cleanCell, type CellProblem } from '../../core/domain/cell-format.ts';
import {
  classSpelling,
  mapColumns,
  optionalColumns,
  specColumns,
  type ClassSpelling,
} from '../../core/domain/instrument-spec.ts';
import { tierSpelling } from '../../core/domain/tiers.ts';
import { unguardCell, writeCsv } from '../../core/util/csv.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import type { Parsed } from '../../core/util/parsed.ts';
import { requiredFields, specFields, type Spec, type SpecField } from './spec-fields.ts';

/** Faults of a specification in a file. */
export type SpecProblem =
  | CellProblem
  | { kind: 'columnTwice' | 'columnMissing' | 'noRows' | 'quotes' }
  | { kind: 'noClass'; classNames: string }
  | { kind: 'unknownClass'; value: string; classNames: string }
  | { kind: 'unknownColumn'; value: string }
  | { kind: 'symbolTwice'; value: string; row: number }
  | { kind: 'tooManyCells'; cells: number; columns: number };

export interface RowProblem {
  /** Numbered as in a spreadsheet: the header is row 1. */
  row: number;
  /** The field, or the header's own spelling of an unknown one; '' for the row as a whole. */
  column: string;
  problem: SpecProblem;
}

/** Nobody would read more of them. */
const maxProblems = 1000;

/** No column's name contains one of them. */
const separatorOf = (text: string): string =>
  [';', '\t'].find((separator) => text.split(/[\r\n]/, 1)[0]?.includes(separator)) ?? ',';

/** The records of a file, blank lines included, so that their index counts rows as a spreadsheet does. */
function parseRecords(text: string): Parsed<string[][], RowProblem> {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
    return { ok: true, value: records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error['records']) + 1;
    return { ok: false, problem: { row, column: '', problem: { kind: 'quotes' } } };
  }
}

/** `Contract size`, `contract_size` and `contractSize` are the same field. */
const normaliseName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');
const fieldByName = new Map(specFields.map((field) => [normaliseName(field), field]));

/** The field of every cell of a row; undefined for a column that specifications do not have. */
type Header = readonly (SpecField | undefined)[];

function parseHeader(names: readonly string[]): { header: Header; problems: RowProblem[] } {
  const header = names.map((name) => fieldByName.get(normaliseName(name)));
  const unknownOrRepeated = names.flatMap((name, index): RowProblem[] => {
    const field = header[index];
    const value = name.trim();
    if (!field) {
      const column = value || `column ${index + 1}`;
      return [{ row: 1, column, problem: { kind: 'unknownColumn', value } }];
    }
    return header.indexOf(field) < index
      ? [{ row: 1, column: field, problem: { kind: 'columnTwice' } }]
      : [];
  });
  const missing = requiredFields
    .filter((field) => !header.includes(field))
    .map((column): RowProblem => ({ row: 1, column, problem: { kind: 'columnMissing' } }));
  return { header, problems: [...unknownOrRepeated, ...missing] };
}

const classNames = Object.values(classSpelling).join(', ');
const classByName = new Map(
  Object.values(classSpelling).map((spelling) => [spelling.toLowerCase(), spelling]),
);
const tierNames = new Set(Object.values(tierSpelling).map((spelling) => spelling.toLowerCase()));

function parseClasses(value: string): Parsed<ClassSpelling[], SpecProblem> {
  // The content API names the tier among the classes; here the list itself does.
  const names = value
    .split(/[|,;/]/)
    .map((part) => part.trim())
    .filter((name) => name !== '' && !tierNames.has(name.toLowerCase()));
  const unknown = names.find((name) => !classByName.has(name.toLowerCase()));
  if (unknown !== undefined)
    return { ok: false, problem: { kind: 'unknownClass', value: unknown, classNames } };
  const classes = new Set(names.map((name) => classByName.get(name.toLowerCase())!));
  return classes.size > 0
    ? { ok: true, value: [...classes] }
    : { ok: false, problem: { kind: 'noClass', classNames } };
}

function parseRow(
  cells: readonly string[],
  header: Header,
): { spec: Spec; problems: Omit<RowProblem, 'row'>[] } {
  const valueOf = (field: SpecField): string | undefined => {
    const index = header.indexOf(field);
    return index === -1 ? undefined : unguardCell(cells[index] ?? '');
  };
  const classes = parseClasses(valueOf('products') ?? '');
  const spec: Spec = {
    ...mapColumns((column) => cleanCell(column, valueOf(column.name) ?? '')),
    products: classes.ok ? classes.value : [],
  };
  const problemOf = new Map<SpecField, SpecProblem | undefined>(
    specColumns.map((column) => [column.name, checkCell(column, spec[column.name])]),
  );
  if (!classes.ok) problemOf.set('products', classes.problem);
  const problems = header.flatMap((field): Omit<RowProblem, 'row'>[] => {
    const problem = field && problemOf.get(field);
    return problem ? [{ column: field, problem }] : [];
  });
  const counts = { cells: cells.length, columns: header.length };
  if (counts.cells > counts.columns)
    problems.unshift({ column: '', problem: { kind: 'tooManyCells', ...counts } });
  return { spec, problems };
}

/**
 * The rows of a whole file, or everything that is wrong with it. Where it lacks an optional column, the stored values stay; a file
 * without time zones is refused if a symbol's hours are stored in one, because its new hours could be on another clock.
 */
export function parseSpecs(
  text: string,
  stored: readonly Spec[] = [],
): Parsed<Spec[], RowProblem[]> {
  const file = parseRecords(text);
  if (!file.ok) return { ok: false, problem: [file.problem] };
  const [names = [], ...body] = file.value;
  const { header, problems } = parseHeader(names);
  const filled = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) problems.push({ row: 2, column: '', problem: { kind: 'noRows' } });
  if (problems.length > 0) return { ok: false, problem: problems };

  const specs: Spec[] = [];
  const rowOfSymbol = new Map<string, number>();
  for (const { cells, row } of filled) {
    const { spec, problems: rowProblems } = parseRow(cells, header);
    problems.push(...rowProblems.map((problem) => ({ row, ...problem })));
    const earlierRow = rowOfSymbol.get(spec.symbol);
    if (spec.symbol !== '' && earlierRow !== undefined) {
      const problem: SpecProblem = { kind: 'symbolTwice', value: spec.symbol, row: earlierRow };
      problems.push({ row, column: 'symbol', problem });
    } else rowOfSymbol.set(spec.symbol, row);
    specs.push(spec);
  }
  if (
    !header.includes('timeZone') &&
    stored.some((spec) => spec.timeZone !== '' && rowOfSymbol.has(spec.symbol))
  )
    problems.unshift({ row: 1, column: 'timeZone', problem: { kind: 'columnMissing' } });
  if (problems.length > 0) return { ok: false, problem: problems.slice(0, maxProblems) };

  const storedBySymbol = new Map(stored.map((spec) => [spec.symbol, spec]));
  const absent = optionalColumns.map(({ name }) => name).filter((name) => !header.includes(name));
  return {
    ok: true,
    value: specs.map((spec) => {
      const kept = storedBySymbol.get(spec.symbol) ?? spec;
      return { ...spec, ...recordOf(absent.map((name) => [name, kept[name]] as const)) };
    }),
  };
}

/** A file for spreadsheets, which `parseSpecs` reads back to the same rows. */
export function formatSpecs(specs: readonly Spec[]): string {
  const cellsOf = (spec: Spec): string[] =>
    specFields.map((field) => (field === 'products' ? spec.products.join('|') : spec[field]));
  return writeCsv([specFields, ...specs.map(cellsOf)]);
}
