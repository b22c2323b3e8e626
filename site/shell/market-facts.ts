import { marketFactsPath } from '../../core/domain/api-paths.ts';
import type { MarketFacts, MenuFacts } from '../../core/domain/market-facts.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import { createIsolate, formatOpening, type OpeningWords } from '../../core/specs/format-hours.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';
import { marketStateAt, type MarketState } from '../../core/specs/market-state.ts';

/**
 * Carried here rather than by every page: there is nothing to style before. A tile in the wide menu, as menu-entry.module.css has
 * it. Lengths are written out, and the colours are those that the header reads itself: a page defines only what its rules read.
 */
const rules = `header [data-product]>small{
  position:absolute;inset-block-end:0.625rem;inset-inline-start:3.75rem;
  display:grid;white-space:nowrap;pointer-events:none;
  color:var(--ink-soft);font-size:0.9rem;line-height:1.35
}
header [data-state]>small>:last-child::before{content:'● ' / '';color:var(--control-line)}
header [data-state=open]>small>:last-child::before{color:var(--emerald)}
@media (width>=76rem){header [data-product]>small{inset-block-end:0.875rem;inset-inline-start:0.875rem}}`;

let isStyled = false;
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

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
  addStyles();
  const words = menu.closest('header')?.dataset;
  const isolate = createIsolate(menu.matches(':dir(rtl)') ? 'rtl' : 'ltr');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const show = async (): Promise<void> => {
    const facts = await fetchFacts();
    const openingWords = facts.words[document.documentElement.lang];
    const nowMs = Date.now();
    for (const entry of menu.querySelectorAll<HTMLElement>('[data-product]')) {
      const market = facts.markets[entry.dataset['product'] ?? ''];
      const [leverage, state] = entry.querySelectorAll('span');
      if (!market || !words || !leverage || !state) continue;
      const { highestLeverage } = market;
      if (highestLeverage)
        leverage.textContent = formatTemplate(words['leverage'] ?? '', { ratio: highestLeverage });
      const shown = stateOf(market, nowMs);
      if (!shown) continue;
      entry.dataset['state'] = shown.state;
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
