import type { LanguageCode } from './languages.ts';

/** A size of a picture, in one format. */
export interface PictureFile {
  /** URL at the content service; another picture has another one. */
  url: string;
  /** URL on the site. */
  path: string;
  width: number;
  height: number;
}

export interface Picture {
  alt: string;
  files: readonly PictureFile[];
}

export interface ArticleText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  author: string;
  picture?: Picture | undefined;
  /** The body shows the first as `![](1)`. */
  pictures?: readonly Picture[] | undefined;
}

/** The first number of a picture in a body that is not among so many. */
export function missingPicture(body: string, count: number): number | undefined {
  const numbers = [...body.matchAll(/!\[[^\]]*\]\((\d+)\)/g)].map(([, number]) => Number(number));
  return numbers.find((number) => number < 1 || number > count);
}

/** A text of the broker's own. */
export interface Article {
  /** The end of its path, the same in every language. */
  slug: string;
  /** ISO date. */
  date: string;
  /** Languages without a text do not have the article. */
  texts: Readonly<Partial<Record<LanguageCode, ArticleText>>>;
}

/** Every file of the articles' pictures. */
export const pictureFilesOf = (articles: readonly Article[] = []): PictureFile[] =>
  articles
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap(({ picture, pictures = [] }) => [...(picture ? [picture] : []), ...pictures])
    .flatMap(({ files }) => files);

/** Articles are below it. */
export const articlesPath = '/news-and-analysis';
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
