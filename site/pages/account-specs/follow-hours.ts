import { holidaysOf } from '../../../core/domain/holidays.ts';
import { clockOf } from '../../../core/specs/clock.ts';
import { formatLocalTimes, formatTimeZone } from '../../../core/specs/format-hours.ts';
import {
  createIsolate,
  formatMarketState,
  type ReaderClock,
} from '../../../core/specs/format-state.ts';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import { marketStateAt } from '../../../core/specs/market-state.ts';
import type { HoursGroup } from '../../../core/specs/spec-list.ts';
import { tradingHoursOf } from '../../../core/specs/trading-hours.ts';
import { minuteMs } from '../../../core/util/durations.ts';
import type { SpecsProps } from './specs-props.ts';

export type HoursProps = Pick<SpecsProps, 'language' | 'calendars' | 'words'>;

/** What an element of the table shows (`data-clock`). */
export type ClockText = 'zone' | 'hours' | 'breaks' | 'state' | 'lamp';

const elements = (parent: Element, shows: ClockText): NodeListOf<HTMLElement> =>
  parent.querySelectorAll(`[data-clock="${shows}"]`);

function fillInRow(
  row: Element,
  group: HoursGroup,
  { language, calendars, words }: HoursProps,
  reader: ReaderClock,
): void {
  const parsed = tradingHoursOf(group);
  if (!parsed) return;
  const clock = clockOf(group.timeZone);
  const isolate = createIsolate(language.direction);
  const local = (ranges: typeof parsed.hours): string =>
    formatLocalTimes(ranges, { ...reader, clock }, words.values, isolate);
  const holidays = holidaysOf(calendars, group.calendar);
  const market =
    holidays === undefined
      ? undefined
      : marketStateAt({ open: parsed.open, clock, holidays }, reader.nowMs);
  const text = market ? formatMarketState(market, reader, words.values, isolate) : '';
  const isShut = market?.state === 'closed' && !market.holiday;
  const texts = {
    hours: local(parsed.hours),
    breaks: formatTemplate(words.hours.break, { times: local(parsed.breaks) }),
    // A holiday's wording says so itself.
    state: isShut ? `${words.values.closed} · ${text}` : text,
  };
  for (const shows of ['hours', 'breaks', 'state'] as const)
    for (const element of elements(row, shows)) element.textContent = texts[shows];
  for (const lamp of elements(row, 'lamp')) lamp.dataset['state'] = market?.state ?? '';
}

function fillIn(
  table: HTMLTableElement,
  groups: readonly HoursGroup[],
  props: HoursProps,
  nowMs: number,
): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isolate = createIsolate(props.language.direction);
  const heading = formatTemplate(props.words.hours.localIn, {
    zone: isolate(formatTimeZone(timeZone, nowMs)),
  });
  for (const element of elements(table, 'zone'))
    // A cell has it as its label, which phones show.
    if (element.dataset['label'] === undefined) element.textContent = heading;
    else element.dataset['label'] = heading;
  const rows = table.tBodies[0]?.rows;
  for (const [index, group] of groups.entries()) {
    const row = rows?.[index];
    if (row) fillInRow(row, group, props, { nowMs, timeZone });
  }
}

/**
 * Fills in a table of trading hours (market-hours.tsx) by the reader's clock, now and at the start of each minute, until it
 * has left the page.
 * @param groups of the table's rows, in their order
 * @param isOver somebody else fills it in now
 * @returns a function that stops it
 */
export function followHours(
  table: HTMLTableElement,
  groups: readonly HoursGroup[],
  props: HoursProps,
  isOver = () => false,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    if (!table.isConnected || isOver()) return;
    const nowMs = Date.now();
    fillIn(table, groups, props, nowMs);
    timer = setTimeout(tick, minuteMs - (nowMs % minuteMs));
  };
  tick();
  return () => clearTimeout(timer);
}
