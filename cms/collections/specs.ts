import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload';
import { contentAccess } from '../access.ts';
import {
  specClasses,
  specTextProblem,
  neededColumns,
  type SpecTextColumn,
  type Tier,
} from '../specs/spec-fields.ts';
import { sayProblem } from '../specs/spec-problems.ts';
import { exportSpecs, importSpecs } from '../specs/spec-endpoints.ts';
import { groups, hints, labels, type Label } from './labels.ts';
import { publishedRows } from './published-rows.ts';

const slugs = {
  standard: 'standard-account-specs',
  premium: 'premium-account-specs',
  elite: 'elite-account-specs',
} as const satisfies Record<Tier, string>;
export type SpecSlug = (typeof slugs)[Tier];
export const specSlug = (tier: Tier): SpecSlug => slugs[tier];

const tierLabels: Record<Tier, [Label, Label]> = {
  standard: [labels.standardSpec, labels.standardSpecs],
  premium: [labels.premiumSpec, labels.premiumSpecs],
  elite: [labels.eliteSpec, labels.eliteSpecs],
};

/** The same rule as for a file (spec-fields.ts). */
const validated =
  (column: SpecTextColumn): TextFieldSingleValidation =>
  (value, { req }) => {
    const problem = specTextProblem(column, (value ?? '').trim());
    return problem ? sayProblem(problem, req.i18n?.language) : true;
  };

const text = (name: SpecTextColumn, label: Label, description?: Label): Field => ({
  name,
  label,
  type: 'text',
  required: neededColumns.includes(name),
  validate: validated(name),
  ...(name === 'symbol' ? { unique: true, index: true } : {}),
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)),
    ],
  },
  admin: description ? { description } : {},
});

export const specs = (tier: Tier): CollectionConfig => ({
  ...publishedRows({
    slug: slugs[tier],
    labels: { singular: tierLabels[tier][0], plural: tierLabels[tier][1] },
    access: contentAccess,
    defaultSort: 'id',
    admin: {
      group: groups.specifications,
      useAsTitle: 'symbol',
      defaultColumns: ['symbol', 'contractSize', 'leverage', 'tradingHours', 'products', '_status'],
      listSearchableFields: ['symbol'],
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: ['/admin/spec-transfer.tsx#SpecTransfer'] },
    },
    endpoints: [
      { path: '/csv', method: 'get', handler: exportSpecs(tier) },
      { path: '/csv', method: 'post', handler: importSpecs(tier) },
    ],
    fields: [
      text('symbol', labels.symbol),
      {
        name: 'products',
        label: labels.products,
        type: 'select',
        hasMany: true,
        required: true,
        options: specClasses.map((value) => ({ value, label: value })),
      },
      text('contractSize', labels.contractSize),
      text('leverage', labels.leverage, hints.ratio),
      text('tradingHours', labels.tradingHours, hints.hours),
      text('dailyBreakTime', labels.dailyBreakTime, hints.serverTime),
      text('futureExpiryDate', labels.futureExpiryDate),
    ],
  }),
});
