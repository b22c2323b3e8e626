import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs } from '../../core/util/backoff.ts';
import { minuteMs, secondMs } from '../../core/util/durations.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createPurgeClient, type PurgeOutcome } from './purge-contracts.ts';
import { openPurgeRecord } from './purge-record.ts';
import type { ServedVersions } from './served-versions.ts';

/** Has the CDN drop what this process serves otherwise now (docs/decisions/0066-purge-on-publish.md). */
export interface CdnPurge {
  /** Compares what is served with what the CDN was told last. Returns at once; what cannot be purged is tried again until it is. */
  note(served: ServedVersions): void;
  readonly status: CdnStatus;
}

export interface CdnStatus {
  /** Tags that are not purged yet. */
  waiting: number;
  /** Why the last attempt failed; undefined if it did not. */
  problem: string | undefined;
}

export interface PurgeTimes {
  backoff: { firstMs: number; maxMs: number };
  /** After a purge, until the same is purged again. */
  repeatMs: number;
}

const defaultTimes: PurgeTimes = {
  backoff: { firstMs: secondMs, maxMs: 5 * minuteMs },
  // For a process of an older version to finish: it may have refilled the CDN meanwhile.
  repeatMs: minuteMs,
};
/** The version of a page that is no longer served. */
const gone = 'gone';
/** In the record: what the CDN holds is not known, even if the page becomes what it was. */
const unknown = '';

/** What is purged in one go is repeated in one go. */
const notYet = Number.POSITIVE_INFINITY;

type TagVersion = [tag: string, version: string];

/** @returns undefined if the settings do not name a CDN */
export function createCdnPurge(
  { cdn, dataFolder }: Pick<Settings, 'cdn' | 'dataFolder'>,
  log: Log,
  { backoff, repeatMs }: PurgeTimes = defaultTimes,
): CdnPurge | undefined {
  if (!cdn) return undefined;
  const client = createPurgeClient(cdn);
  const record = openPurgeRecord(
    path.join(dataFolder, 'cdn-purged.json'),
    [cdn.kind, cdn.url, cdn.zone].filter(Boolean).join(' '),
    log,
  );
  let served: ServedVersions = new Map();
  /** Purged once, and to be purged again. */
  const repeats = new Map<string, { version: string; atMs: number }>();
  let isPurging = false;
  let repeatTimer: NodeJS.Timeout | undefined;
  let problem: string | undefined;

  /** What the CDN is not known to hold, or to have dropped. */
  const changedVersions = (): TagVersion[] =>
    [...new Set([...served.keys(), ...record.versions.keys()])].flatMap((tag): TagVersion[] => {
      const version = served.has(tag) ? served.get(tag) : gone;
      return version === undefined || version === record.versions.get(tag) ? [] : [[tag, version]];
    });

  const isPurgedOnce = ([tag, version]: TagVersion): boolean =>
    repeats.get(tag)?.version === version;
  const isDue = (changed: TagVersion): boolean =>
    !isPurgedOnce(changed) || (repeats.get(changed[0])?.atMs ?? 0) <= performance.now();

  function markPurged(changed: TagVersion): void {
    const [tag, version] = changed;
    if (!isPurgedOnce(changed)) {
      repeats.set(tag, { version, atMs: notYet });
      return;
    }
    repeats.delete(tag);
    record.set(tag, version === gone ? undefined : version);
  }

  function noteFailure(outcome: Exclude<PurgeOutcome, { kind: 'purged' }>): void {
    if (problem === outcome.problem) return;
    ({ problem } = outcome);
    const details = { cdn: cdn?.kind, problem };
    if (outcome.kind === 'refused')
      log.error('The CDN refuses to purge changed pages: check the settings CDN_PURGE_…', details);
    else log.warn('Changed pages cannot be purged from the CDN yet', details);
  }

  async function purgeDue(): Promise<void> {
    let purged = 0;
    for (let failures = 0; ;) {
      const changed = changedVersions();
      for (const [tag] of changed) record.set(tag, unknown);
      const batch = changed.filter(isDue).slice(0, client.maxTags);
      if (batch.length === 0) break;
      const isRepeat = batch.every(isPurgedOnce);
      // Before the CDN can hold what is new: a process that ends here leaves the next one to purge it.
      if (!isRepeat) await record.save();
      const outcome = await client.purge(batch.map(([tag]) => tag));
      if (outcome.kind === 'purged') {
        if (!isRepeat || failures > 0) purged += batch.length;
        failures = 0;
        for (const one of batch) markPurged(one);
      } else {
        noteFailure(outcome);
        failures += 1;
        const delayMs = outcome.kind === 'later' ? outcome.delayMs : undefined;
        const waitMs = Math.min(delayMs ?? backoffMs(failures, backoff), backoff.maxMs);
        await sleep(waitMs, undefined, { ref: false });
      }
    }
    problem = undefined;
    for (const repeat of repeats.values())
      if (repeat.atMs === notYet) repeat.atMs = performance.now() + repeatMs;
    await record.save();
    if (purged > 0) log.info('Changed pages were purged from the CDN', { cdn: cdn?.kind, purged });
  }

  function purgeSoon(): void {
    if (isPurging) return;
    isPurging = true;
    clearTimeout(repeatTimer);
    void purgeDue().finally(() => {
      isPurging = false;
      if (changedVersions().some(isDue)) return purgeSoon();
      const nextMs = Math.min(
        ...changedVersions().map(([tag]) => repeats.get(tag)?.atMs ?? notYet),
      );
      if (Number.isFinite(nextMs))
        repeatTimer = setTimeout(purgeSoon, Math.max(nextMs - performance.now(), 0)).unref();
    });
  }

  return {
    note(current) {
      served = current;
      purgeSoon();
    },
    get status() {
      return {
        waiting: changedVersions().filter((changed) => !isPurgedOnce(changed)).length,
        problem,
      };
    },
  };
}
