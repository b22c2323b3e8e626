import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';
import type { CheckedList, ContentList } from './content-list.ts';
import type { DiskCopy, CachedRows } from './disk-copy.ts';
import { ContentFetchError, type ReadList } from './list-reader.ts';

/** For `/readyz` (`health.ts`). */
export interface ListStatus {
  /** `failed`: there is no content yet. Monitors know the state by this name. */
  state: 'ready' | 'failed';
  /** The last attempt to read it failed: the content may be outdated. */
  behind: boolean;
  /** Invalid rows in the last good response. */
  leftOut: number;
  /** Findings that pages leave out although the row is valid. */
  notShown: readonly string[];
  /** ISO time of the last good response, to this process or to an earlier one. */
  lastResponseAt: string | null;
  /** Attempts to read it that failed, since the start. */
  failures: number;
}

export interface ListCacheOptions {
  readList: ReadList;
  log: Log;
  /** The copy for a restart during an outage; content of files needs none. */
  copy?: DiskCopy | undefined;
  now: () => Date;
}

/** The maximum number of invalid rows that the log names for one response. */
const maxLoggedRows = 10;

/** Reads from a copy. What the service did not have when it was made is missing again. */
const readFrom =
  (rows: CachedRows): ReadList =>
  async (...request) => {
    const cached = rows[JSON.stringify(request)];
    if (!cached) throw new ContentFetchError(`${request[0]} is not in the copy`, 404);
    return cached;
  };

/** A list that keeps its last good value when the service fails. */
export type CachedList<Value> = ReturnType<typeof cacheList<Value>>;

export function cacheList<Value>(
  { name, read, failureMessage = 'A content list cannot be fetched' }: ContentList<Value>,
  { readList, log, copy, now }: ListCacheOptions,
) {
  let current: Value | undefined;
  let currentJson = '';
  let status: ListStatus = {
    state: 'failed',
    behind: false,
    leftOut: 0,
    notShown: [],
    lastResponseAt: null,
    failures: 0,
  };
  let loggedJson = '';

  function show({ value, invalid, notShown = [] }: CheckedList<Value>, respondedAt: Date): void {
    status = {
      ...status,
      state: 'ready',
      behind: false,
      leftOut: invalid.length,
      notShown,
      lastResponseAt: respondedAt.toISOString(),
    };
    const json = JSON.stringify(value);
    // The same object until it changes.
    if (json === currentJson) return;
    currentJson = json;
    current = value;
  }

  /** Logs each finding once: rows stay for days, and are read every few minutes. */
  function logFindings({ invalid, notShown = [] }: CheckedList<Value>): void {
    const json = JSON.stringify([invalid, notShown]);
    if (json === loggedJson) return;
    loggedJson = json;
    if (invalid.length > 0)
      log.error('Rows of the content service are left out', {
        list: name,
        count: invalid.length,
        rows: invalid.slice(0, maxLoggedRows),
      });
    for (const what of notShown)
      log.warn('Something of the content service is not shown', { list: name, what });
  }

  return {
    name,
    /** Undefined: there is none yet. */
    get current(): Value | undefined {
      return current;
    },
    get status(): ListStatus {
      return status;
    },
    /** Reads the copy on disk, if there is one. */
    async load(): Promise<void> {
      const cached = await copy?.read(name);
      if (!cached) return;
      try {
        const list = await read(readFrom(cached.rows));
        show(list, cached.savedAt);
        status = { ...status, behind: true };
      } catch (error) {
        log.error('Cached content is not used', { list: name, error: messageOf(error) });
      }
    },
    /** Reads the service; does not reject. */
    async refresh(): Promise<void> {
      try {
        const rows: CachedRows = {};
        const list = await read(async (...request) => {
          const response = await readList(...request);
          rows[JSON.stringify(request)] = response;
          return response;
        });
        const respondedAt = now();
        show(list, respondedAt);
        logFindings(list);
        await copy?.write(name, rows, respondedAt);
      } catch (error) {
        log.error(failureMessage, { list: name, error: messageOf(error) });
        status = { ...status, behind: status.state === 'ready', failures: status.failures + 1 };
      }
    },
  };
}
