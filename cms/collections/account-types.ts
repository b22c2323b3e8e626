import type { CollectionConfig, TextField } from 'payload';
import {
  accountTypeFields,
  accountTypeFigures,
  accountTypeFigureSpelling,
  accountTypeSpelling,
  type AccountTypeField,
  type AccountTypeFigure,
  type AccountTypeSpelling,
} from '../../core/domain/account-type.ts';
import { accountTypesList } from '../../core/domain/content-lists.ts';
import { contentAccess } from '../access.ts';
import {
  accountTypeFigureHints,
  accountTypeFigureLabels,
  accountTypeLabels,
  groups,
  hints,
  labels,
} from './labels.ts';
import { localisedText } from './localised-text.ts';
import { publishableCollection } from './publishable.ts';

const textField = (field: AccountTypeField): TextField =>
  localisedText({ name: accountTypeSpelling[field], label: accountTypeLabels[field] });

const maxFigureLength = 200;

/** The same in every language, and may be left out. */
const figureField = (figure: AccountTypeFigure): TextField => ({
  name: accountTypeFigureSpelling[figure],
  label: accountTypeFigureLabels[figure],
  type: 'text',
  maxLength: maxFigureLength,
  admin: { description: accountTypeFigureHints[figure] },
});

const listColumns: readonly AccountTypeSpelling[] = ['Title', 'MinDeposit', 'Spread'];

export const accountTypes: CollectionConfig = publishableCollection({
  slug: accountTypesList,
  labels: { singular: labels.accountType, plural: labels.accountTypes },
  access: contentAccess,
  defaultSort: 'id',
  admin: {
    group: groups.content,
    useAsTitle: accountTypeSpelling.title,
    defaultColumns: [...listColumns, '_status', 'updatedAt'],
    description: hints.fallback,
  },
  fields: [
    {
      name: 'priceWarning',
      type: 'ui',
      admin: { components: { Field: '/admin/price-warning.tsx#PriceWarning' } },
    },
    ...accountTypeFields.map(textField),
    ...accountTypeFigures.map(figureField),
  ],
});
