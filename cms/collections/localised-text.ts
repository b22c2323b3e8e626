import type { TextField, TextFieldSingleValidation } from 'payload';
import { defaultContentLocale } from '../../core/domain/languages.ts';

const maxLength = 200;

/** Only the default language must be filled in: the others fall back to it. */
const validateText =
  (required: boolean): TextFieldSingleValidation =>
  (value, { req }) => {
    const filled = typeof value === 'string' && value.trim() !== '';
    if (filled) return value.length <= maxLength ? true : `≤ ${maxLength}`;
    return required && req.locale === defaultContentLocale ? req.t('validation:required') : true;
  };

/**
 * A line of text in every language.
 * @param field.admin a `condition` that is not met excuses from filling it in, too
 */
export const localisedText = (
  field: Pick<TextField, 'name' | 'label' | 'admin'>,
  { required = true }: { required?: boolean } = {},
): TextField => ({
  ...field,
  type: 'text',
  localized: true,
  required: false,
  maxLength,
  validate: validateText(required),
});
