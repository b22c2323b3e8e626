import type { Fetched } from '../../../core/domain/site-content.ts';
import { messageOf } from '../../../core/util/error-message.ts';
import { keysOf, mapKeys } from '../../../core/util/map-keys.ts';
import type { Log } from '../../log.ts';
import type { InvalidRow } from '../check/check-rows.ts';
import type { ContentClient } from '../check/content-client.ts';
import type { ListDefinition } from '../list-definition.ts';
import type { DiskCopy } from './disk-copy.ts';

/** Content that keeps its last good value when the service fails. */
export interface KeptContent<Value> {
  readonly current: Value;
  /** The status of each list that the content comes from, by name. */
  readonly status: Readonly<Record<string, ListStatus>>;
  /** Reads the copy on disk, if there is one. */
  load(): Promise<void>;
  /** Reads the service; does not reject. @returns whether the content changed */
  refresh(): Promise<boolean>;
  /** For content that depends on the time. @returns whether it changed since the last call or refresh */
  followClock?(): boolean;
}

/** For `/readyz` (`health.ts`). */
export interface ListStatus {
  /** `failed`: there is no content yet. Monitors know the state by this name. */
  state: 'ready' | 'failed';
  /** The last attempt to read it failed: the content may be outdated. */
  behind: boolean;
  /** Invalid rows in the last good response. */
  leftOut: number;
  /** ISO time of the last good response, to this process or to an earlier one. */
  lastResponseAt: string | null;
  /** Attempts to read it that failed, since the start. */
  failures: number;
}

export interface ListKeeperOptions {
  client: ContentClient;
  log: Log;
  copy: DiskCopy | undefined;
  now: () => Date;
}

/** The maximum number of invalid rows logged for one response. */
const maxLoggedRows = 10;

export function keepList<Value>(
  { name, get, diskSchema, failureMessage }: ListDefinition<Value>,
  { client, log, copy, now }: ListKeeperOptions,
): KeptContent<Fetched<Value>> {
  let current: Fetched<Value> = { state: 'missing' };
  let currentJson = '';
  let status: ListStatus = {
    state: 'failed',
    behind: false,
    leftOut: 0,
    lastResponseAt: null,
    failures: 0,
  };
  let loggedRowsJson = '';
  let isOnDisk = false;

  function setCurrent(value: Value): boolean {
    const json = JSON.stringify(value);
    if (json === currentJson) return false;
    currentJson = json;
    current = { state: 'ready', value };
    return true;
  }

  /** Logs each set of invalid rows once: they stay for days, and are read every few minutes. */
  function logInvalidRows(invalid: readonly InvalidRow[]): void {
    const json = JSON.stringify(invalid);
    if (json === loggedRowsJson) return;
    loggedRowsJson = json;
    for (const row of invalid.slice(0, maxLoggedRows))
      log.error('A row of the content service is left out', { list: name, ...row });
    if (invalid.length > maxLoggedRows)
      log.error('More rows of the content service are left out', {
        list: name,
        count: invalid.length - maxLoggedRows,
      });
  }

  return {
    get current() {
      return current;
    },
    get status() {
      return { [name]: status };
    },
    async load() {
      const kept = await copy?.read(name, diskSchema);
      if (!kept) return;
      setCurrent(kept.value);
      isOnDisk = true;
      const lastResponseAt = kept.respondedAt.toISOString();
      status = { ...status, state: 'ready', behind: true, lastResponseAt };
    },
    async refresh() {
      try {
        const { value, invalid } = await get(client);
        const respondedAt = now();
        logInvalidRows(invalid);
        status = {
          ...status,
          state: 'ready',
          behind: false,
          leftOut: invalid.length,
          lastResponseAt: respondedAt.toISOString(),
        };
        const changed = setCurrent(value);
        if (copy)
          isOnDisk =
            (!changed && isOnDisk && (await copy.confirm(name, respondedAt))) ||
            (await copy.write(name, value, respondedAt));
        return changed;
      } catch (error) {
        log.error(failureMessage, {
          list: name,
          error: messageOf(error),
        });
        status = {
          ...status,
          behind: status.state === 'ready',
          failures: status.failures + 1,
        };
        return false;
      }
    },
  };
}

/** Several lists as one content: their values by key. It changes when one of them does. */
export function keepTogether<Key extends string, Value>(
  lists: Record<Key, KeptContent<Value>>,
): KeptContent<Record<Key, Value>> {
  const keys = keysOf(lists);
  const contents = keys.map((key) => lists[key]);
  return {
    get current() {
      return mapKeys(keys, (key) => lists[key].current);
    },
    get status() {
      return Object.fromEntries(contents.flatMap(({ status }) => Object.entries(status)));
    },
    async load() {
      await Promise.all(contents.map((content) => content.load()));
    },
    async refresh() {
      return (await Promise.all(contents.map((content) => content.refresh()))).includes(true);
    },
  };
}
