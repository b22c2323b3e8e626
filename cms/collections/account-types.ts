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
import { contentAccess } from '../access.ts';
import {
  accountFigureLabels,
  accountNumberLabels,
  accountTypeLabels,
  columnLabels,
  groups,
  hints,
  labels,
  tierNames,
} from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { localisedText } from './text-fields.ts';

const textField = (field: AccountTypeField): TextField =>
  localisedText(
    { name: accountTypeSpelling[field], label: accountTypeLabels[field] },
    { required: field === 'title' },
  );

const numberField = (name: AccountNumber): NumberField => ({
  name: accountNumberSpelling[name],
  label: accountNumberLabels[name],
  type: 'number',
  min: 0,
});

/** The same in every language; each may be left out. */
const figures: Field[] = [
  ...accountNumbers.map(numberField),
  {
    name: commissionProductsField,
    label: accountFigureLabels.commissionProducts,
    type: 'select',
    hasMany: true,
    options: Object.values(classSpelling),
  },
  {
    name: typicalSpreadsField,
    label: accountFigureLabels.typicalSpreads,
    type: 'array',
    admin: { description: hints.typicalSpreads },
    fields: [
      { name: 'symbol', label: columnLabels.symbol, type: 'text', required: true },
      { name: 'spread', label: accountTypeLabels.spread, type: 'number', min: 0, required: true },
    ],
  },
  {
    name: tierField,
    label: accountFigureLabels.tier,
    type: 'select',
    options: tiers.map((value) => ({ value, label: tierNames[value] })),
    admin: { description: hints.tier },
  },
];

const [title, ...texts] = accountTypeFields;

export const accountTypes: CollectionConfig = publishableCollection({
  slug: accountTypesList,
  labels: { singular: labels.accountType, plural: labels.accountTypes },
  access: contentAccess,
  admin: {
    group: groups.content,
    useAsTitle: accountTypeSpelling.title,
    defaultColumns: [
      accountTypeSpelling.title,
      accountNumberSpelling.minDepositUsd,
      accountNumberSpelling.spreadPips,
      '_status',
      'updatedAt',
    ],
    description: hints.fallback,
  },
  fields: [
    ...(title ? [textField(title)] : []),
    ...figures,
    {
      type: 'collapsible',
      label: labels.accountTexts,
      admin: { description: hints.accountTexts, initCollapsed: true },
      fields: texts.map(textField),
    },
  ],
});
