import type { Payload, Where } from 'payload';
import { siteNoticeList } from '../../core/domain/content-lists.ts';
import {
  defaultContentLocale,
  isLanguageCode,
  type LanguageCode,
} from '../../core/domain/languages.ts';
import type { ContentRequest } from './content-request.ts';
import type { List, Row } from './lists.ts';

const published: Where = { _status: { equals: 'published' } };
const isFilledIn = (field: string): Where => ({
  and: [{ [field]: { exists: true } }, { [field]: { not_equals: '' } }],
});
const publishedIn = ({ translatedField }: List): Where =>
  translatedField ? { and: [published, isFilledIn(translatedField)] } : published;

const toRow = (document: object): Row => ({ ...document });

/** A row's empty fields fall back to the default language; undefined for a language that the list does not have. */
function languageOptions(
  { translatedField }: List,
  locale: string,
): { locale: LanguageCode; fallbackLocale: LanguageCode } | undefined {
  if (!translatedField)
    return { locale: defaultContentLocale, fallbackLocale: defaultContentLocale };
  return isLanguageCode(locale) ? { locale, fallbackLocale: defaultContentLocale } : undefined;
}

/** The rows that a request selects, and how many there are in all. */
export async function findRows(
  payload: Payload,
  list: List,
  { pagination, sort, locale = defaultContentLocale }: ContentRequest,
): Promise<{ rows: Row[]; total: number }> {
  const language = languageOptions(list, locale);
  if (!language) return { rows: [], total: 0 };
  const selection = {
    collection: list.collection,
    where: publishedIn(list),
    depth: 0,
    ...language,
  };
  if (pagination.kind === 'pages') {
    const { page, pageSize: limit } = pagination;
    const { docs, totalDocs } = await payload.find({ ...selection, sort, page, limit });
    return { rows: docs.map(toRow), total: totalDocs };
  }
  const { start, limit } = pagination;
  const { totalDocs } = await payload.count(selection);
  if (start >= totalDocs) return { rows: [], total: totalDocs };
  const { docs } = await payload.find({ ...selection, sort, page: 1, limit: start + limit });
  return { rows: docs.slice(start).map(toRow), total: totalDocs };
}

export async function findRow(
  payload: Payload,
  list: List,
  documentId: string,
  locale: string,
): Promise<Row | undefined> {
  const language = languageOptions(list, locale);
  if (!language) return undefined;
  const { docs } = await payload.find({
    collection: list.collection,
    where: { and: [publishedIn(list), { documentId: { equals: documentId } }] },
    limit: 1,
    depth: 0,
    ...language,
  });
  return docs[0] && toRow(docs[0]);
}

export async function findNotice(payload: Payload, locale: string): Promise<Row | undefined> {
  if (!isLanguageCode(locale)) return undefined;
  const notice = await payload.findGlobal({
    slug: siteNoticeList,
    depth: 0,
    locale,
    fallbackLocale: defaultContentLocale,
  });
  return notice._status === 'published' && notice.text ? toRow(notice) : undefined;
}
