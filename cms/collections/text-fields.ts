import { getTranslation } from '@payloadcms/translations';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { slugPattern } from '../../core/domain/article.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import { labels, type Label } from './labels.ts';

/** Enough for how and when typical spreads were measured. */
const maxLength = 300;

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

/** A line of text in a certain form. @param hint shown below it, and the problem of a text in another form */
export const checkedText = (
  field: Pick<
    TextField,
    'name' | 'label' | 'admin' | 'required' | 'unique' | 'index' | 'maxLength'
  > & {
    hasMany?: boolean;
  },
  fits: (text: string) => boolean,
  hint: Label,
  problem = hint,
): TextField =>
  ({
    ...field,
    type: 'text',
    admin: { ...field.admin, description: hint },
    validate: (value: string | string[] | null | undefined, { req }) =>
      [value ?? ''].flat().every(fits) || getTranslation(problem, req.i18n),
  }) as TextField;

/** The end of a page's path. */
export const slugField = (label: Label): TextField =>
  checkedText(
    {
      name: 'slug',
      label,
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      admin: { position: 'sidebar' },
    },
    (text) => slugPattern.test(text),
    labels.hints.slug,
  );
