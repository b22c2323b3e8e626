import type { CollectionConfig, TextareaField, TextField } from 'payload';
import { slugPattern } from '../../core/domain/article.ts';
import { articlesList, picturesList } from '../../core/domain/content-lists.ts';
import { contentAccess } from '../access.ts';
import type { AdminLanguage } from '../admin/admin-language.ts';
import { articleLabels, groups, hints, labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';

const localised = (name: 'title' | 'summary' | 'body', maxLength: number) => ({
  name,
  label: articleLabels[name],
  localized: true,
  maxLength,
});

/** An article is on the site in the languages that have a title, and those have a text. */
const body: TextareaField = {
  ...localised('body', 100_000),
  type: 'textarea',
  admin: { rows: 24, description: hints.markdown },
  validate: (value, { req, siblingData }) =>
    Boolean(value?.trim()) ||
    !(siblingData as { title?: string }).title?.trim() ||
    req.t('validation:required'),
};

const slug: TextField = {
  name: 'slug',
  label: articleLabels.slug,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 100,
  admin: { position: 'sidebar', description: hints.slug },
  validate: (value: string | string[] | null | undefined, { req }) =>
    slugPattern.test(String(value)) || hints.slug[(req.i18n?.language ?? 'en') as AdminLanguage],
};

export const articles: CollectionConfig = publishableCollection({
  slug: articlesList,
  labels: { singular: labels.article, plural: labels.articles },
  access: contentAccess,
  defaultSort: '-date',
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', '_status', 'updatedAt'],
    description: hints.ownLanguage,
  },
  fields: [
    { ...localised('title', 120), type: 'text' },
    { ...localised('summary', 300), type: 'textarea' },
    body,
    { name: 'picture', label: labels.picture, type: 'upload', relationTo: picturesList },
    slug,
    {
      name: 'date',
      label: articleLabels.date,
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'author',
      label: articleLabels.author,
      type: 'text',
      maxLength: 100,
      admin: { position: 'sidebar' },
    },
  ],
});
