import { marketFactsPath } from '../../core/domain/api-paths.ts';
import type { MarketFacts, MenuFacts } from '../../core/domain/market-facts.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import { createIsolate, formatOpening, type OpeningWords } from '../../core/specs/format-hours.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';
import { marketStateAt, type MarketState } from '../../core/specs/market-state.ts';

type Facts = MenuFacts<OpeningWords>;
const noFacts: Facts = { markets: {}, words: {} };

let fetched: Promise<Facts> | undefined;
const fetchFacts = (): Promise<Facts> => {
  fetched ??= fetch(marketFactsPath)
    .then((response): Promise<Facts> | Facts => (response.ok ? response.json() : noFacts))
    .catch((): Facts => {
      // The menu leads everywhere without them; the next touch tries again.
      fetched = undefined;
      return noFacts;
    });
  return fetched;
};

/**
 * A market is open while one of its instruments is, and opens with the first of them. Undefined if the hours of none are known.
 */
function stateOf({ weeks }: MarketFacts, nowMs: number): MarketState | undefined {
  const states = weeks
    .map((week) => marketStateAt({ ...week, clock: serverTime }, nowMs))
    .filter((state) => state !== undefined);
  const opensAtMs = (state: MarketState): number =>
    state.state === 'open' ? nowMs : state.opensAtMs;
  return states.toSorted((a, b) => opensAtMs(a) - opensAtMs(b))[0];
}

/** Says of each market in a menu its highest leverage, and that it is open or when it opens; again whenever a group opens. */
export function showMarketFacts(menu: HTMLElement): void {
  const words = menu.closest('header')?.dataset;
  const isolate = createIsolate(document.dir === 'rtl' ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const show = async (): Promise<void> => {
    const facts = await fetchFacts();
    const openingWords = facts.words[document.documentElement.lang];
    const nowMs = Date.now();
    for (const entry of menu.querySelectorAll<HTMLElement>('[data-product]')) {
      const market = facts.markets[entry.dataset['product'] ?? ''];
      const [leverage, state] = entry.querySelectorAll<HTMLElement>('small > span');
      if (!market || !words || !leverage || !state) continue;
      const { highestLeverage } = market;
      if (highestLeverage)
        leverage.textContent = formatTemplate(words['leverage'] ?? '', { ratio: highestLeverage });
      const shown = stateOf(market, nowMs);
      if (!shown) continue;
      state.dataset['state'] = shown.state;
      if (shown.state === 'open') state.textContent = words['open'] ?? '';
      else if (openingWords)
        state.textContent = formatOpening(
          shown.opensAtMs,
          { nowMs, timeZone },
          openingWords,
          isolate,
        );
    }
  };
  // `toggle` does not bubble.
  menu.addEventListener('toggle', () => void show(), { capture: true });
  void show();
}
