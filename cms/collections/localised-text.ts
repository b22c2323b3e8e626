import type { TextField, TextFieldSingleValidation } from 'payload';
import { defaultContentLocale } from '../../core/domain/languages.ts';

const maxLength = 200;

/** Only the default language must be filled in: the others fall back to it. */
const requiredInDefaultLanguage: TextFieldSingleValidation = (value, { req }) => {
  const filled = typeof value === 'string' && value.trim() !== '';
  if (filled) return value.length <= maxLength ? true : `≤ ${maxLength}`;
  return req.locale === defaultContentLocale ? req.t('validation:required') : true;
};

/** A line of text in every language. @param admin a `condition` that is not met excuses from filling it in, too */
export const localisedText = (field: Pick<TextField, 'name' | 'label' | 'admin'>): TextField => ({
  ...field,
  type: 'text',
  localized: true,
  required: false,
  maxLength,
  validate: requiredInDefaultLanguage,
});
