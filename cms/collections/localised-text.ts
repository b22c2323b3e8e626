import type { TextField, TextFieldSingleValidation } from 'payload';
import { defaultContentLocale } from '../../contract/languages.ts';

const maxLength = 200;

/** Only the default language must be filled in: the others fall back to it. */
const requiredInDefaultLanguage: TextFieldSingleValidation = (value, { req }) => {
  const filled = typeof value === 'string' && value.trim() !== '';
  if (filled) return value.length <= maxLength ? true : `≤ ${maxLength}`;
  return req.locale === defaultContentLocale ? req.t('validation:required') : true;
};

/** A line of text in every language. */
export const localisedText = ({ name, label }: Pick<TextField, 'name' | 'label'>): TextField => ({
  name,
  label,
  type: 'text',
  localized: true,
  required: false,
  maxLength,
  validate: requiredInDefaultLanguage,
});
