import { serverTime } from '../../core/domain/server-time.ts';
import { marketStateAt } from '../../core/specs/market-state.ts';
import type { WeekSpan } from '../../core/specs/market-week.ts';

const intervalMs = 30_000;

/** Says whether a market is open (`data-week`), and colours its dot: now and every half a minute. */
export default function showMarket(root: HTMLElement): void {
  const dot = root.querySelector<HTMLElement>('[data-week]');
  if (!dot) return;
  const { week = '[]', holidays = '' } = dot.dataset;
  const market = { open: JSON.parse(week) as WeekSpan[], clock: serverTime, holidays };
  const show = (): void => {
    const state = marketStateAt(market, Date.now())?.state ?? 'closed';
    dot.dataset['state'] = state;
    dot.ariaLabel = dot.dataset[state] ?? null;
  };
  show();
  setInterval(show, intervalMs);
}
