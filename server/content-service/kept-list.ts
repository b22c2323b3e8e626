import type { Fetched } from '../../core/domain/site-content.ts';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';
import type { ContentList, InvalidRow } from './content-list.ts';
import type { DiskCopy } from './disk-copy.ts';
import type { ReadList } from './list-reader.ts';

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

/** A list that keeps its last good value when the service fails. */
export interface KeptList<Value> {
  readonly name: string;
  readonly current: Fetched<Value>;
  readonly status: ListStatus;
  /** Reads the copy on disk, if there is one. */
  load(): Promise<void>;
  /** Reads the service; does not reject. @returns whether the value changed */
  refresh(): Promise<boolean>;
}

export interface ListKeeperOptions {
  readList: ReadList;
  log: Log;
  copy: DiskCopy | undefined;
  now: () => Date;
}

/** The maximum number of invalid rows logged for one response. */
const maxLoggedRows = 10;

export function keepList<Value>(
  { name, read, diskSchema, failureMessage }: ContentList<Value>,
  { readList, log, copy, now }: ListKeeperOptions,
): KeptList<Value> {
  let current: Fetched<Value> = { state: 'missing' };
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

  function setCurrent(value: Value): boolean {
    const json = JSON.stringify(value);
    if (json === currentJson) return false;
    currentJson = json;
    current = { state: 'ready', value };
    return true;
  }

  /** Logs each finding once: rows stay for days, and are read every few minutes. */
  function logFindings(invalid: readonly InvalidRow[], notShown: readonly string[]): void {
    const json = JSON.stringify([invalid, notShown]);
    if (json === loggedJson) return;
    loggedJson = json;
    for (const row of invalid.slice(0, maxLoggedRows))
      log.error('A row of the content service is left out', { list: name, ...row });
    if (invalid.length > maxLoggedRows)
      log.error('More rows of the content service are left out', {
        list: name,
        count: invalid.length - maxLoggedRows,
      });
    for (const what of notShown)
      log.warn('Something of the content service is not shown', { list: name, what });
  }

  return {
    name,
    get current() {
      return current;
    },
    get status() {
      return status;
    },
    async load() {
      const kept = await copy?.read(name, diskSchema);
      if (!kept) return;
      setCurrent(kept.value);
      const lastResponseAt = kept.respondedAt.toISOString();
      status = { ...status, state: 'ready', behind: true, lastResponseAt };
    },
    async refresh() {
      try {
        const { value, invalid, notShown = [] } = await read(readList);
        const respondedAt = now();
        logFindings(invalid, notShown);
        status = {
          ...status,
          state: 'ready',
          behind: false,
          leftOut: invalid.length,
          notShown,
          lastResponseAt: respondedAt.toISOString(),
        };
        const changed = setCurrent(value);
        await copy?.write(name, value, respondedAt);
        return changed;
      } catch (error) {
        log.error(failureMessage, { list: name, error: messageOf(error) });
        status = { ...status, behind: status.state === 'ready', failures: status.failures + 1 };
        return false;
      }
    },
  };
}
