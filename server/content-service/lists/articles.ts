import { z } from 'zod';
import { requiredText } from '../../../core/content-files/row-values.ts';
import { slugPattern, type Article } from '../../../core/domain/article.ts';
import { articlesList } from '../../../core/domain/content-lists.ts';
import type { ContentList } from '../content-list.ts';
import { pictureExtension, picturePath } from '../pictures.ts';
import { optionalText, readItems, valueOr } from './rows.ts';

const picture = z.object({
  alt: z.string(),
  files: z.array(
    z
      .object({
        url: z.string().regex(pictureExtension),
        width: z.int().positive(),
        height: z.int().positive(),
      })
      .transform((file) => ({ ...file, path: picturePath(file.url) })),
  ),
});
const articleRow = z.object({
  slug: z.string().regex(slugPattern).max(100),
  title: requiredText,
  summary: optionalText,
  body: requiredText,
  author: optionalText,
  date: z
    .string()
    .transform((date) => date.slice(0, 10))
    .pipe(z.iso.date()),
  picture: valueOr(picture, undefined),
  pictures: valueOr(z.array(picture), []),
});

/** The newest first; empty if the service does not have articles. */
export const articles: ContentList<readonly Article[]> = {
  name: articlesList,
  async read(readList) {
    const { value, invalid } = await readItems(
      readList,
      articlesList,
      articleRow,
      ({ slug: _, date: __, ...text }) => text,
      ({ slug, date }, texts): Article => ({ slug, date, texts }),
    );
    const bySlug = new Map(value.toReversed().map((article) => [article.slug, article]));
    return {
      value: [...bySlug.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
      invalid,
    };
  },
};
