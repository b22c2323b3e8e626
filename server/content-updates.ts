import { messageOf } from '../core/util/error-message.ts';
import { coalesceCalls } from './content-service/coalesce-calls.ts';
import type { ContentKeeper } from './content-service/content-keeper.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages/pages.ts';

/** A CMS may call after every saved row: it is read at most once a second. */
const refreshIntervalMs = 1000;
/** @param shownOfDate what the pages show of the present date, in one text */
export function createContentUpdates(
  {
    content,
    rerender,
  }: {
    content: Pick<ContentKeeper, 'refresh' | 'isFresh' | 'followClock'>;
    rerender: Pages['refresh'];
  },
  log: Log,
  shownOfDate: () => string,
) {
  /** Timers, signals and the CMS call for this: nobody handles a rejection. */
  async function withoutRejecting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error('Changed content cannot be shown', { error: messageOf(error) });
    }
  }

  let shown = shownOfDate();
  return {
    /** Reads the content service and renders the pages that show what changed. Calls are merged. @returns whether every list was read */
    refreshContent: coalesceCalls(async () => {
      await withoutRejecting(async () => rerender(await content.refresh()));
      return content.isFresh;
    }, refreshIntervalMs),
    /** Renders the pages again that show something else now: a notice that begins or ends, another year, a contract that has ended. */
    followClock: () =>
      withoutRejecting(async () => {
        await rerender(content.followClock());
        const current = shownOfDate();
        if (current === shown) return;
        shown = current;
        await rerender('everything');
      }),
  };
}
