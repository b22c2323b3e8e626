import type { ContentKind, SiteContent } from '../../core/domain/site-content.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import {
  unreadableFigures,
  type UnreadableFigure,
} from '../../site/conditions/account-conditions.ts';
import type { Log } from '../log.ts';
import type { ContentClient } from './check/content-client.ts';
import { findContradictions, type Contradiction } from './check/contradictions.ts';
import { watchFindings } from './check/watch-findings.ts';
import { currentContent, keepContent } from './content-lists.ts';
import type { DiskCopy } from './keep/disk-copy.ts';
import { keepList, type KeptContent, type ListStatus } from './keep/kept-list.ts';

/** The last good content of the service, list by list: a failure never removes what the site shows. */
export interface ContentKeeper {
  readonly current: SiteContent;
  /** By list name. */
  readonly status: Readonly<Record<string, ListStatus>>;
  /** Where the last content that was read and the pages disagree. */
  readonly contradictions: readonly Contradiction[];
  /** What the last content states in a form that the pages cannot compute with. */
  readonly unreadableFigures: readonly UnreadableFigure[];
  /** Whether the service was read, successfully or not. */
  readonly wasRead: boolean;
  /** Whether the last refresh read every list. */
  readonly isFresh: boolean;
  /** Whether there is something to show of every list, copies of an earlier process included. */
  readonly isComplete: boolean;
  /** Reads the copies that an earlier process left on disk. */
  load(): Promise<void>;
  /** Reads the service; a list that fails keeps its content. @returns the kinds that changed */
  refresh(): Promise<readonly ContentKind[]>;
  /** @returns the kinds that changed because time has passed */
  followClock(): readonly ContentKind[];
}

/** @param copy without it, content is not kept across restarts; the built-in service does not need it */
export function createContentKeeper(
  client: ContentClient,
  log: Log,
  copy?: DiskCopy,
  now: () => Date = () => new Date(),
): ContentKeeper {
  const keptByKind = keepContent((list) => keepList(list, { client, log, copy, now }), now);
  const kinds = keysOf(keptByKind);
  const kept = Object.values<KeptContent<unknown>>(keptByKind);

  const statuses = (): [string, ListStatus][] =>
    kept.flatMap(({ status }) => Object.entries(status));
  let wasRead = false;
  const examinations = {
    contradictions: watchFindings(log, 'The content contradicts the pages', findContradictions),
    unreadableFigures: watchFindings(
      log,
      'A figure of the content cannot be read and is left out of comparisons',
      unreadableFigures,
    ),
  };
  let contradictions: readonly Contradiction[] = [];
  let unreadable: readonly UnreadableFigure[] = [];
  function examine(): void {
    const content = currentContent(keptByKind);
    contradictions = examinations.contradictions(content);
    unreadable = examinations.unreadableFigures(content);
  }

  return {
    get current() {
      return currentContent(keptByKind);
    },
    get status() {
      return Object.fromEntries(statuses());
    },
    get contradictions() {
      return contradictions;
    },
    get unreadableFigures() {
      return unreadable;
    },
    get wasRead() {
      return wasRead;
    },
    get isFresh() {
      return statuses().every(([, { state, behind }]) => state === 'ready' && !behind);
    },
    get isComplete() {
      return statuses().every(([, { state }]) => state === 'ready');
    },
    async load() {
      await Promise.all(kept.map((content) => content.load()));
      examine();
    },
    async refresh() {
      const changed = await Promise.all(
        kinds.map(async (kind) => ((await keptByKind[kind].refresh()) ? [kind] : [])),
      );
      wasRead = true;
      examine();
      return changed.flat();
    },
    followClock: () => kinds.filter((kind) => keptByKind[kind].followClock?.()),
  };
}
