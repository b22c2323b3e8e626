import {
  specColumns,
  type ClassSpelling,
  type ColumnName,
} from '../../core/domain/instrument-spec.ts';

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
