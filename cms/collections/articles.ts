import type { CollectionConfig, PayloadRequest, TextareaField } from 'payload';
import { missingPicture } from '../../core/domain/article.ts';
import { articlesList, picturesList } from '../../core/domain/content-lists.ts';
import { languages } from '../../core/domain/languages.ts';
import { translate } from '../admin/translations.ts';
import { labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { slugField } from './text-fields.ts';

const localised = (name: 'title' | 'summary' | 'body', maxLength: number) => ({
  name,
  label: labels.articles[name],
  localized: true,
  maxLength,
});

/** The text in each language. Without `req`: the call would change the language of the request. */
async function storedTexts(id: number | string | undefined, { payload }: PayloadRequest) {
  if (id === undefined) return {};
  const query = { collection: articlesList, id, draft: true, depth: 0, locale: 'all' } as const;
  return (await payload.findByID(query)).body as unknown as Record<string, string | null>;
}

/** An article is on the site in the languages that have a title, and those have a text. */
const body: TextareaField = {
  ...localised('body', 100_000),
  type: 'textarea',
  admin: { rows: 24, description: labels.hints.markdown },
  async validate(value, { event, id, req, siblingData }) {
    const { title, pictures } = siblingData as { title?: string; pictures?: unknown[] | null };
    if (title?.trim() && !value?.trim()) return req.t('validation:required');
    if (event === 'onChange') return true;
    // A picture may be missing in another language, too, since it was taken out of the article.
    const texts = { ...(await storedTexts(id, req)), [String(req.locale)]: value };
    const count = pictures?.length ?? 0;
    for (const { code, nativeName: language } of languages) {
      const number = missingPicture(texts[code] ?? '', count);
      if (number !== undefined)
        return translate(req, 'missingPicture', { language, number, pictures: count });
    }
    return true;
  },
};

export const articles: CollectionConfig = publishableCollection({
  slug: articlesList,
  labels: { singular: labels.names.article, plural: labels.names.articles },
  defaultSort: '-date',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', '_status', 'updatedAt'],
    description: labels.hints.ownLanguage,
  },
  fields: [
    { ...localised('title', 120), type: 'text' },
    { ...localised('summary', 300), type: 'textarea' },
    body,
    {
      name: 'pictures',
      label: labels.articles.pictures,
      type: 'upload',
      relationTo: picturesList,
      hasMany: true,
      maxRows: 20,
      admin: { description: labels.hints.bodyPictures },
    },
    { name: 'picture', label: labels.articles.picture, type: 'upload', relationTo: picturesList },
    slugField(labels.articles.slug),
    {
      name: 'date',
      label: labels.articles.date,
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'author',
      label: labels.articles.author,
      type: 'text',
      maxLength: 100,
      admin: { position: 'sidebar' },
    },
  ],
});
