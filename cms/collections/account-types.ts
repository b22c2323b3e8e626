import type { CollectionConfig, Field, NumberField, TextField } from 'payload';
import {
  accountNumbers,
  accountNumberSpelling,
  accountTypeFields,
  accountTypeSpelling,
  commissionProductsField,
  tierField,
  typicalSpreadsField,
  type AccountNumber,
  type AccountTypeField,
} from '../../core/domain/account-type.ts';
import { accountTypesList } from '../../core/domain/content-lists.ts';
import { classSpelling } from '../../core/domain/instrument-spec.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { localisedText } from './text-fields.ts';

const textField = (field: AccountTypeField): TextField =>
  localisedText(
    { name: accountTypeSpelling[field], label: labels.accountTypes[field] },
    { required: field === 'title' },
  );

const numberField = (name: AccountNumber): NumberField => ({
  name: accountNumberSpelling[name],
  label: labels.accountNumbers[name],
  type: 'number',
  min: 0,
});

/** The same in every language; each may be left out. */
const figures: Field[] = [
  ...accountNumbers.map(numberField),
  {
    name: commissionProductsField,
    label: labels.accountFigures.commissionProducts,
    type: 'select',
    hasMany: true,
    options: Object.values(classSpelling),
  },
  {
    name: typicalSpreadsField,
    label: labels.accountFigures.typicalSpreads,
    type: 'array',
    admin: { description: labels.hints.typicalSpreads },
    fields: [
      { name: 'symbol', label: labels.columns.symbol, type: 'text', required: true },
      { name: 'spread', label: labels.accountTypes.spread, type: 'number', min: 0, required: true },
      { name: 'asianSpread', label: labels.accountFigures.asianSpread, type: 'number', min: 0 },
    ],
  },
  {
    name: tierField,
    label: labels.accountFigures.tier,
    type: 'select',
    options: tiers.map((value) => ({ value, label: labels.tierNames[value] })),
    admin: { description: labels.hints.tier },
  },
];

export const accountTypes: CollectionConfig = publishableCollection({
  slug: accountTypesList,
  labels: { singular: labels.names.accountType, plural: labels.names.accountTypes },
  admin: {
    useAsTitle: accountTypeSpelling.title,
    defaultColumns: [
      accountTypeSpelling.title,
      accountNumberSpelling.minDepositUsd,
      accountNumberSpelling.spreadPips,
      '_status',
      'updatedAt',
    ],
    description: labels.hints.fallback,
  },
  fields: [
    textField('title'),
    ...figures,
    {
      type: 'collapsible',
      label: labels.names.accountTexts,
      admin: { description: labels.hints.accountTexts, initCollapsed: true },
      fields: accountTypeFields.filter((name) => name !== 'title').map(textField),
    },
  ],
});
