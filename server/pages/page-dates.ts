import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { messageOf } from '../../core/util/error-message.ts';
import { indexedRoutes } from '../../site/paths.ts';
import type { Log } from '../log.ts';
import { replaceFile } from '../replace-file.ts';
import { pageText } from '../site-search/page-text.ts';
import { pagesByPath, type PageKey } from './page-key.ts';
import type { PageStore } from './page-store.ts';

/** The sitemap is the same for both audiences. */
type DatedPage = Pick<PageKey, 'routeName' | 'language'>;

/** Since when each page has said what it says, for search engines (docs/decisions/0054-structured-data.md). */
export interface PageDates {
  /** An ISO date; undefined if nobody knows. */
  dateOf(page: DatedPage): string | undefined;
  /** Reads every indexed page. @returns the paths of those that say something else than when they were last read */
  note(): Promise<string[]>;
}

/** Raised when the same page is read differently: what is noted of it then keeps its date. */
const reading = 1;

const noteSchema = z.object({ digest: z.string(), date: z.iso.date().optional() });
type Note = z.output<typeof noteSchema>;
const fileSchema = z.object({ reading: z.int(), pages: z.record(z.string(), noteSchema) });

/** The same page on sites with other default languages. */
const nameOf = ({ language, routeName }: DatedPage): string => `${language} ${routeName}`;

/** Words and figures of a page that a reader sees: neither its markup nor what is around it on every page. */
function digestOf(html: string): string {
  const { headings, passages, entries } = pageText(html);
  const texts = [
    /<title>(.*?)<\/title>/s.exec(html)?.[1],
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    ...headings,
    ...passages,
    ...entries.flatMap((entry) => [entry.id, ...entry.headings, ...entry.passages]),
  ];
  return createHash('sha256')
    .update(texts.join('\n').replaceAll(/[^\S\n]/g, ''))
    .digest('base64url')
    .slice(0, 16);
}

/** @returns no notes if there is no such file, or none that can be used */
function readNotes(file: string, log: Log): ReadonlyMap<string, Note> {
  try {
    const kept = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const notes = Object.entries(kept.pages);
    return new Map(
      kept.reading === reading
        ? notes
        : notes.map(([name, note]): [string, Note] => [name, { ...note, digest: '' }]),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn('The dates of the pages cannot be read', { file, error: messageOf(error) });
    return new Map();
  }
}

/** One line for each page, for reviews of changes. */
function formatNotes(notes: ReadonlyMap<string, Note>): string {
  const lines = [...notes]
    .toSorted(([one], [another]) => (one < another ? -1 : 1))
    .map(([name, { digest, date }]) => {
      const members = Object.entries({ digest, date }).flatMap(([key, value]) =>
        value === undefined ? [] : [`"${key}": "${value}"`],
      );
      return `    ${JSON.stringify(name)}: { ${members.join(', ')} }`;
    });
  return `{\n  "reading": ${reading},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`;
}

interface PageDatesOptions {
  /** Where this site remembers what its pages said. */
  file: string;
  /** The repository's own dates, for pages that this site has not shown before. */
  register?: string;
  pages: Pick<PageStore, 'get'>;
  defaultLanguage: PageKey['language'];
  /** An ISO date. */
  today: () => string;
  log: Log;
  /** False: only to look. */
  isWritten?: boolean;
}

/**
 * A page's date is the day on which this site first saw that the page says something else than before. At the first start there
 * is no before: pages that say what the repository's register says have the date written there, and others none.
 */
export function createPageDates({
  file,
  register,
  pages,
  defaultLanguage,
  today,
  log,
  isWritten = true,
}: PageDatesOptions): PageDates {
  const registered = register === undefined ? new Map<string, Note>() : readNotes(register, log);
  /** A clock that says an earlier day is wrong: the register is as old as the program at most. */
  const firstDay = [...registered.values()].reduce(
    (day, { date = '' }) => (date > day ? date : day),
    '',
  );
  let notes = readNotes(file, log);
  const listed = [...pagesByPath(defaultLanguage, 'served')].filter(([, { routeName }]) =>
    indexedRoutes.some((name) => name === routeName),
  );
  let noting: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  function dateSince(name: string, digest: string): { date: string | undefined; moved: boolean } {
    const note = notes.get(name);
    const { date: registeredDate } = [registered.get(name)].find((r) => r?.digest === digest) ?? {};
    const isSame = note?.digest === digest || note?.digest === '';
    if (note ? isSame : notes.size === 0)
      return { date: note?.date ?? registeredDate, moved: false };
    const day = today();
    return { date: day < firstDay ? undefined : day, moved: true };
  }

  async function save(): Promise<void> {
    try {
      await replaceFile(file, formatNotes(notes));
      hasFailed = false;
    } catch (error) {
      // A read-only disk stays so: until the next start, the memory is enough.
      if (!hasFailed)
        log.warn('The dates of the pages cannot be kept', { file, error: messageOf(error) });
      hasFailed = true;
    }
  }

  async function noteNow(): Promise<string[]> {
    const next = new Map<string, Note>();
    const movedPaths: string[] = [];
    for (const [pagePath, page] of listed) {
      const response = pages.get(pagePath);
      const name = nameOf(page);
      const known = notes.get(name);
      if (response?.status === 200) {
        const digest = digestOf(Buffer.from(response.identity.body).toString());
        const { date, moved } = dateSince(name, digest);
        next.set(name, { digest, ...(date !== undefined && { date }) });
        if (moved) movedPaths.push(pagePath);
      } else if (known) next.set(name, known);
      await nextTurn();
    }
    const isChanged = formatNotes(next) !== formatNotes(notes);
    notes = next;
    if (isChanged && isWritten) await save();
    return movedPaths;
  }

  return {
    dateOf(page) {
      const date = notes.get(nameOf(page))?.date;
      // A day to come was noted while the clock was wrong, unless it is wrong now.
      return date !== undefined && date <= today() ? date : undefined;
    },
    note() {
      const noted = noting.then(noteNow);
      noting = noted.catch(() => {});
      return noted;
    },
  };
}
