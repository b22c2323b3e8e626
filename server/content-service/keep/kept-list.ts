import type { z } from 'zod';
import type { Fetched } from '../../../contract/site-content.ts';
import type { Log } from '../../log.ts';
import type { CheckedList } from '../check/content-client.ts';
import type { InvalidRow } from '../check/rows.ts';
import type { DiskCopy } from './disk-copy.ts';

/** One list of the content service, as it was last answered well. */
export interface KeptList<Value> {
  readonly current: Fetched<Value>;
  readonly status: ListStatus;
  /** Takes what an earlier process kept, where there is something. */
  load(): Promise<void>;
  /** Asks again. @returns whether it changed */
  refresh(): Promise<boolean>;
}

/** For `/readyz`. */
export interface ListStatus {
  state: 'ready' | 'failed';
  /** What is shown is older than the last try. */
  behind: boolean;
  /** Rows of the last good answer that cannot be shown. */
  leftOut: number;
  /** Null: not by this process. */
  answeredAt: string | null;
}

interface ListParts<Value> {
  /** Its name in addresses, files and the log. */
  name: string;
  get: () => Promise<CheckedList<Value>>;
  /** Of what an earlier process kept. */
  diskSchema: z.ZodType<Value>;
  /** The specification's words for the log. */
  failure: string;
  log: Log;
  copy: DiskCopy | undefined;
  now: () => Date;
}

/** Lines of the log about one answer. */
const maxLogLines = 10;

export function keepList<Value>({
  name,
  get,
  diskSchema,
  failure,
  log,
  copy,
  now,
}: ListParts<Value>): KeptList<Value> {
  let current: Fetched<Value> = { state: 'failed' };
  let json = '';
  let status: ListStatus = { state: 'failed', behind: false, leftOut: 0, answeredAt: null };
  let reported = '';
  /** The disk holds what is shown. */
  let saved = false;

  function show(value: Value): boolean {
    const next = JSON.stringify(value);
    if (next === json) return false;
    json = next;
    current = { state: 'ready', value };
    return true;
  }

  /** Once for each answer that differs: a bad row stays for days, and is asked for every few minutes. */
  function report(invalid: readonly InvalidRow[]): void {
    const complaint = JSON.stringify(invalid);
    if (complaint === reported) return;
    reported = complaint;
    for (const row of invalid.slice(0, maxLogLines))
      log.error('A row of the content service is left out', { list: name, ...row });
    if (invalid.length > maxLogLines)
      log.error('More rows of the content service are left out', {
        list: name,
        count: invalid.length - maxLogLines,
      });
  }

  return {
    get current() {
      return current;
    },
    get status() {
      return status;
    },
    async load() {
      const value = await copy?.read(name, diskSchema);
      if (value === undefined) return;
      show(value);
      saved = true;
      status = { ...status, state: 'ready', behind: true };
    },
    async refresh() {
      try {
        const { value, invalid } = await get();
        report(invalid);
        status = {
          state: 'ready',
          behind: false,
          leftOut: invalid.length,
          answeredAt: now().toISOString(),
        };
        const changed = show(value);
        if (copy && (changed || !saved)) saved = await copy.write(name, value);
        return changed;
      } catch (error) {
        log.error(failure, {
          list: name,
          cause: error instanceof Error ? error.message : String(error),
        });
        status = { ...status, behind: status.state === 'ready' };
        return false;
      }
    },
  };
}
