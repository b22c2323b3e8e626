import type { CollectionSlug } from 'payload';
import { accountTypeSpelling } from '../../core/domain/account-type.ts';
import { pictureUrl } from '../../core/domain/api-paths.ts';
import {
  accountTypesList,
  articlesList,
  campaignsList,
  fundingMethodsList,
  siteNoticesList,
  specsList,
  wordsList,
} from '../../core/domain/content-lists.ts';
import { tiers, tierSpelling, type Tier } from '../../core/domain/tiers.ts';
import { pictureSizes } from '../collections/pictures.ts';
import type { Picture } from '../payload-types.ts';

export type Row = Record<string, unknown>;

/** A list of the content API; its name in the URL is its collection's slug. */
export interface List {
  collection: CollectionSlug;
  /** A row exists in the languages in which this field is filled in. Without it, the list is not translated. */
  translatedField?: string;
  /** Empty fields of a language stay empty in it; without this, the default language's stand for them. */
  isPartlyTranslated?: true;
  finish?: (row: Row, locale: string) => Row;
}

/** A picture's sizes, and what it shows in a language. */
function pictureOf(picture: unknown, locale: string): Row | null {
  if (typeof picture !== 'object' || picture === null) return null;
  const { alt, sizes } = picture as Picture;
  const files = pictureSizes.flatMap((name) => {
    const { filename, width, height } = sizes?.[name as keyof typeof sizes] ?? {};
    return filename ? [{ url: pictureUrl(filename), width, height }] : [];
  });
  return { alt: alt[locale as keyof typeof alt], files };
}

const specList = (tier: Tier): List => ({
  collection: specsList(tier),
  // Clients filter by the tier's name among the classes when no class is chosen.
  finish: (row) => ({
    ...row,
    products: [...((row['products'] as string[] | null) ?? []), tierSpelling[tier]],
  }),
});

const lists: readonly List[] = [
  { collection: accountTypesList, translatedField: accountTypeSpelling.title },
  { collection: fundingMethodsList, translatedField: 'name' },
  ...tiers.map(specList),
  { collection: wordsList },
  {
    collection: articlesList,
    translatedField: 'title',
    isPartlyTranslated: true,
    finish: ({ picture, pictures, ...row }, locale) => ({
      ...row,
      picture: pictureOf(picture, locale),
      pictures: ((pictures ?? []) as unknown[]).map((each) => pictureOf(each, locale)),
    }),
  },
  { collection: campaignsList, translatedField: 'title', isPartlyTranslated: true },
  {
    collection: siteNoticesList,
    translatedField: 'text',
    isPartlyTranslated: true,
    finish: ({ paths, ...row }) => ({
      ...row,
      pages: row['pages'] === 'chosen' ? paths : row['pages'],
    }),
  },
];
export const listByName: ReadonlyMap<string, List> = new Map(
  lists.map((list) => [list.collection, list]),
);

/** A document of the framework as a row of the content API: all its fields but the editor's name. */
export function rowOf({ translatedField, finish }: List, document: Row, locale: string): Row {
  const { changedBy: _, ...fields } = document;
  const row = translatedField ? { ...fields, locale } : fields;
  return finish ? finish(row, locale) : row;
}
