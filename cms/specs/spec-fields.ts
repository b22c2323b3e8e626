import {
  specColumns,
  type ClassSpelling,
  type Column,
  type ColumnKind,
  type ColumnName,
} from '../../contract/instrument-spec.ts';
import type { SpecProblem } from './spec-problems.ts';

/** A row as editors enter it. `products` holds its classes; the content API adds the name of the tier. */
export type Spec = Record<ColumnName, string> & { products: ClassSpelling[] };

export type SpecField = ColumnName | 'products';
export const specFields: readonly SpecField[] = [
  ...specColumns.map(({ name }) => name),
  'products',
];
export const requiredFields: readonly SpecField[] = [
  ...specColumns.flatMap(({ name, required }) => (required ? [name] : [])),
  'products',
];

const acceptAny = (): undefined => undefined;
const validateByKind: Record<ColumnKind, (value: string) => SpecProblem | undefined> = {
  symbol: (value) => (/\s/.test(value) ? { kind: 'notOneWord', value } : undefined),
  ratio: (value) => (/^1:[1-9]\d{0,4}$/.test(value) ? undefined : { kind: 'notARatio', value }),
  amount: acceptAny,
  hours: acceptAny,
  breaks: acceptAny,
  date: acceptAny,
};

/** What is wrong with a text in its column, in the form and in a file alike; undefined if nothing is. */
export function validateText(
  { kind, maxLength, required }: Column,
  value: string,
): SpecProblem | undefined {
  if (value === '') return required ? { kind: 'empty' } : undefined;
  if (value.length > maxLength) return { kind: 'tooLong', max: maxLength };
  // eslint-disable-next-line no-control-regex -- finding them is the point
  if (/[\u0000-\u001f\u007f]/.test(value)) return { kind: 'controlCharacter' };
  return validateByKind[kind](value);
}
