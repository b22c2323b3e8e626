import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { wordsList } from '../../core/domain/content-lists.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { findTextProblem } from '../../core/words/check-text.ts';
import { usersOnly } from '../access.ts';
import { translate } from '../admin/translations.ts';
import type { Word } from '../payload-types.ts';
import { requireAccess } from '../require-access.ts';
import { defaultTextOf, wordPages, type WordPage } from './word-pages.ts';

/** An editor's text, as the newest version has it. */
export interface EditedText {
  id: number;
  text: string;
  isDraft: boolean;
  /** The default for which it was written; undefined: it is still that. */
  formerDefault: string | undefined;
  changedBy: string;
}

/** The words of a page for the form: their defaults, and what editors have written. */
export interface WordPageState extends WordPage {
  pages: readonly Pick<WordPage, 'name' | 'titles'>[];
  edited: Record<string, Partial<Record<LanguageCode, EditedText>>>;
}

export interface TextChange {
  key: string;
  language: LanguageCode;
  /** Empty: the default. */
  text: string;
}

/** The outcome of saving; with problems nothing was saved. */
export interface SaveOutcome {
  problems: { key: string; language: LanguageCode; problem: string }[];
}

async function rowsOf(req: PayloadRequest, page: string): Promise<Word[]> {
  const { docs } = await req.payload.find({
    collection: wordsList,
    where: { key: { like: `${page}:` } },
    draft: true,
    pagination: false,
    depth: 0,
    req,
  });
  return docs.filter(({ key }) => key.startsWith(`${page}:`));
}

function editedText(row: Word): EditedText {
  const defaultText = defaultTextOf(row.key, row.language);
  return {
    id: row.id,
    text: row.text ?? '',
    isDraft: row._status !== 'published',
    formerDefault: row.text && row.basedOn !== defaultText ? (row.basedOn ?? '') : undefined,
    changedBy: row.changedBy ?? '',
  };
}

function pageOf(req: PayloadRequest): WordPage {
  requireAccess(usersOnly, req);
  const page = wordPages().find(({ name }) => name === req.routeParams?.['page']);
  if (!page) throw new APIError('There is no such page', 404, undefined, true);
  return page;
}

async function readPage(req: PayloadRequest): Promise<Response> {
  const page = pageOf(req);
  const edited: WordPageState['edited'] = {};
  for (const row of await rowsOf(req, page.name))
    edited[row.key] = { ...edited[row.key], [row.language]: editedText(row) };
  const pages = wordPages().map(({ name, titles }) => ({ name, titles }));
  return Response.json({ ...page, pages, edited } satisfies WordPageState);
}

/** Saves a page's changes one after another, and none if one is wrong. Drafts are checked too: a preview would leave a wrong text out. */
async function savePage(req: PayloadRequest): Promise<Response> {
  const page = pageOf(req);
  const body = (await req.json?.()) as { changes: TextChange[]; publish: boolean } | undefined;
  if (!Array.isArray(body?.changes))
    throw new APIError('There are no changes', 400, undefined, true);
  const { changes, publish } = body;
  const problems = changes.flatMap(({ key, language, text }) => {
    const problem = text && findTextProblem(text, defaultTextOf(key, language));
    return problem ? [{ key, language, problem: translate(req, problem.kind, problem) }] : [];
  });
  if (problems.length === 0) {
    const rows = await rowsOf(req, page.name);
    for (const { key, language, text } of changes) {
      const row = rows.find((one) => one.key === key && one.language === language);
      if (!row && text === '') continue;
      const data = { key, language, text, _status: publish ? 'published' : 'draft' } as const;
      const options = { collection: wordsList, data, draft: !publish, req } as const;
      await (row ? req.payload.update({ ...options, id: row.id }) : req.payload.create(options));
    }
  }
  return Response.json({ problems } satisfies SaveOutcome, {
    status: problems.length === 0 ? 200 : 422,
  });
}

/** `GET` and `POST /rest/words/page/<name>`: the words of a page at once. */
export const wordEndpoints: Endpoint[] = [
  { path: '/page/:page', method: 'get', handler: readPage },
  { path: '/page/:page', method: 'post', handler: savePage },
];
