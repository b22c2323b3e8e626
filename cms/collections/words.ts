import type { CollectionConfig, TextareaFieldValidation } from 'payload';
import { wordsList } from '../../core/domain/content-lists.ts';
import { languages } from '../../core/domain/languages.ts';
import { findTextProblem } from '../../core/words/check-text.ts';
import { translate } from '../admin/translations.ts';
import { wordEndpoints } from '../words/word-endpoints.ts';
import { defaultTextOf } from '../words/word-pages.ts';
import { labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';

interface WordRow {
  key?: string;
  language?: string;
}

const validateText: TextareaFieldValidation = (text, { data, req }) => {
  const { key = '', language = '' } = data as WordRow;
  const problem = text && findTextProblem(text, defaultTextOf(key, language));
  return problem ? translate(req, problem.kind, problem) : true;
};

/** Texts of the site that editors have replaced: one row for each text and language. The list is a form by pages. */
export const words: CollectionConfig = publishableCollection({
  slug: wordsList,
  labels: { singular: labels.names.words, plural: labels.names.words },
  admin: {
    useAsTitle: 'key',
    components: { views: { list: { Component: '/admin/words-view.tsx#WordsView' } } },
  },
  indexes: [{ fields: ['key', 'language'], unique: true }],
  endpoints: wordEndpoints,
  fields: [
    {
      name: 'key',
      label: labels.words.key,
      type: 'text',
      required: true,
      index: true,
      admin: { readOnly: true },
    },
    {
      name: 'language',
      label: labels.words.language,
      type: 'select',
      required: true,
      options: languages.map(({ code, nativeName }) => ({ value: code, label: nativeName })),
      admin: { readOnly: true },
    },
    { name: 'text', label: labels.words.text, type: 'textarea', validate: validateText },
    {
      name: 'basedOn',
      label: labels.words.basedOn,
      type: 'textarea',
      admin: { readOnly: true },
      hooks: {
        beforeChange: [
          ({ data }) => {
            const { key = '', language = '' } = data as WordRow;
            return defaultTextOf(key, language);
          },
        ],
      },
    },
  ],
});
