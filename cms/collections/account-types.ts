import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload';
import {
  accountTypeFields,
  accountTypeFigures,
  accountTypeFigureSpelling,
  accountTypeSpelling,
  type AccountTypeField,
  type AccountTypeFigure,
  type AccountTypeSpelling,
} from '../../contract/account-type.ts';
import { accountTypesList } from '../../contract/content-lists.ts';
import { defaultContentLocale } from '../../contract/languages.ts';
import { contentAccess } from '../access.ts';
import {
  accountTypeFigureHints,
  accountTypeFigureLabels,
  accountTypeLabels,
  groups,
  hints,
  labels,
} from './labels.ts';
import { publishableCollection } from './publishable.ts';

const maxLength = 200;

/** Only the default language must be filled in: the others fall back to it. */
const requiredInDefaultLanguage: TextFieldSingleValidation = (value, { req }) => {
  const filled = typeof value === 'string' && value.trim() !== '';
  if (filled) return value.length <= maxLength ? true : `≤ ${maxLength}`;
  return req.locale === defaultContentLocale ? req.t('validation:required') : true;
};

const textField = (field: AccountTypeField): TextField => ({
  name: accountTypeSpelling[field],
  label: accountTypeLabels[field],
  type: 'text',
  localized: true,
  required: false,
  maxLength,
  validate: requiredInDefaultLanguage,
});

/** The same in every language, and may be left out. */
const figureField = (figure: AccountTypeFigure): TextField => ({
  name: accountTypeFigureSpelling[figure],
  label: accountTypeFigureLabels[figure],
  type: 'text',
  maxLength,
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
