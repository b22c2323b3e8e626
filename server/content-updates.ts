import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentKind } from '../core/domain/site-content.ts';
import { messageOf } from '../core/util/error-message.ts';
import { coalesceCalls } from './content-service/coalesce-calls.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages/pages.ts';

/** A CMS may call after every saved row: it is read at most once a second. */
const refreshIntervalMs = 1000;
/** How long the first pages wait for a content service with no kept copy. By then it is hanging, not slow. */
const maxFirstReadMs = 2000;

/** A reading of the service that goes on while the first pages are rendered. Wrapped in an object, because `await` would unwrap a bare promise. */
export interface FirstRead {
  readonly changes: Promise<readonly ContentKind[]>;
}

/**
 * Reads what an earlier process kept, then the service.
 * @param keptContentFirst waits for the service only if nothing is kept, and not for long
 * @returns the reading, if it goes on
 */
export async function loadContent(
  content: ContentKeeper,
  keptContentFirst: boolean,
): Promise<FirstRead | undefined> {
  await content.load();
  const changes = content.refresh();
  if (!keptContentFirst) await changes;
  else if (!content.isComplete) await Promise.race([changes, sleep(maxFirstReadMs)]);
  return content.wasRead ? undefined : { changes };
}

export interface ContentUpdates {
  /** Reads the content service and renders the pages that show what changed. Calls are merged. @returns whether every list was read */
  refreshContent: () => Promise<boolean>;
  /** Renders the pages again that show something else now: a notice that begins or ends, another year, a contract that has ended. */
  followClock: () => Promise<void>;
}

/**
 * @param shownOfDate what the pages show of the present date, in one text
 * @param firstRead a read in progress, used in place of a new one
 */
export function createContentUpdates(
  {
    content,
    rerender,
  }: {
    content: ContentKeeper;
    rerender: Pages['refresh'];
  },
  log: Log,
  shownOfDate: () => string,
  firstRead: FirstRead | undefined,
): ContentUpdates {
  /** Timers, signals and the CMS call for this: nobody handles a rejection. */
  async function withoutRejecting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error('Changed content cannot be shown', { error: messageOf(error) });
    }
  }
  async function show(changed: readonly ContentKind[]): Promise<void> {
    if (changed.length === 0) return;
    await rerender(changed);
    log.info('Content changed', { changed: changed.join(', ') });
  }

  let pending = firstRead;
  const refreshContent = coalesceCalls(async () => {
    const reading = pending;
    pending = undefined;
    await withoutRejecting(async () => show(await (reading?.changes ?? content.refresh())));
    return content.isFresh;
  }, refreshIntervalMs);
  if (pending) void refreshContent();

  let shown = shownOfDate();
  return {
    refreshContent,
    followClock: () =>
      withoutRejecting(async () => {
        await show(content.followClock());
        const current = shownOfDate();
        if (current === shown) return;
        shown = current;
        await rerender('everything');
      }),
  };
}
