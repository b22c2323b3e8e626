import type { Fetched } from '../../../core/domain/site-content.ts';
import type { ScheduledNotice, SiteNotice } from '../../../core/domain/site-notice.ts';
import type { KeptContent } from './kept-list.ts';

/** The notice's texts between its `from` and `until`, as of the last refresh or call of `followClock`, so that all pages show the same. */
export function keepNotice(
  list: KeptContent<Fetched<ScheduledNotice | null>>,
  now: () => Date,
): KeptContent<SiteNotice | undefined> {
  let current: SiteNotice | undefined;

  function update(): boolean {
    const before = JSON.stringify(current);
    const notice = list.current.state === 'ready' ? list.current.value : null;
    current = notice && isCurrent(notice, now().getTime()) ? notice.text : undefined;
    return JSON.stringify(current) !== before;
  }

  return {
    get current() {
      return current;
    },
    get status() {
      return list.status;
    },
    async load() {
      await list.load();
      update();
    },
    async refresh() {
      await list.refresh();
      return update();
    },
    followClock: update,
  };
}

function isCurrent({ from, until }: ScheduledNotice, nowMs: number): boolean {
  return !(from && Date.parse(from) > nowMs) && !(until && Date.parse(until) <= nowMs);
}
