import type { CollectionConfig, SelectField, TextField, TextFieldSingleValidation } from 'payload';
import { checkCell, cleanCell } from '../../core/domain/cell-format.ts';
import { specsList } from '../../core/domain/content-lists.ts';
import {
  classSpelling,
  specColumns,
  type Column,
  type ColumnKind,
} from '../../core/domain/instrument-spec.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { translate } from '../admin/translations.ts';
import { exportSpecs, importSpecs } from '../specs/spec-endpoints.ts';
import { requiredFields } from '../specs/spec-fields.ts';
import { labels, type Label } from './labels.ts';
import { publishableCollection } from './publishable.ts';

const validateColumn =
  (column: Column): TextFieldSingleValidation =>
  (value, { req }) => {
    const problem = checkCell(column, cleanCell(column, value ?? ''));
    return problem ? translate(req, problem.kind, problem) : true;
  };

/** How editors enter a column of this kind. */
const hints: Partial<Record<ColumnKind, Label>> = labels.columnHints;

const columnField = (column: Column): TextField => ({
  name: column.name,
  label: labels.columns[column.name],
  type: 'text',
  required: column.required,
  validate: validateColumn(column),
  ...(column.kind === 'symbol' ? { unique: true, index: true } : {}),
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? cleanCell(column, value) : (value as unknown)),
    ],
  },
  admin: hints[column.kind] ? { description: hints[column.kind] } : {},
});

const classField: SelectField = {
  name: 'products',
  label: labels.names.products,
  type: 'select',
  hasMany: true,
  required: true,
  options: Object.values(classSpelling),
};

const [symbolColumn, ...otherColumns] = specColumns;

export const specs = (tier: Tier): CollectionConfig =>
  publishableCollection({
    slug: specsList(tier),
    labels: { singular: labels.tierSpecifications[tier], plural: labels.tierSpecifications[tier] },
    admin: {
      group: labels.groups.specifications,
      useAsTitle: symbolColumn.name,
      defaultColumns: [...requiredFields, '_status'],
      listSearchableFields: [symbolColumn.name],
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: ['/admin/spec-transfer.tsx#SpecTransfer'] },
    },
    endpoints: [
      { path: '/csv', method: 'get', handler: exportSpecs(tier) },
      { path: '/csv', method: 'post', handler: importSpecs(tier) },
    ],
    fields: [columnField(symbolColumn), classField, ...otherColumns.map(columnField)],
  });
