/** Built-in features of MetaTrader 5. Source: its help (`platformLinks.help`), sections on charts, indicators and orders. */

/** Every timeframe with its length in minutes; a month counts as 30 days. */
export const timeframes = [
  { name: 'M1', minutes: 1 },
  { name: 'M2', minutes: 2 },
  { name: 'M3', minutes: 3 },
  { name: 'M4', minutes: 4 },
  { name: 'M5', minutes: 5 },
  { name: 'M6', minutes: 6 },
  { name: 'M10', minutes: 10 },
  { name: 'M12', minutes: 12 },
  { name: 'M15', minutes: 15 },
  { name: 'M20', minutes: 20 },
  { name: 'M30', minutes: 30 },
  { name: 'H1', minutes: 60 },
  { name: 'H2', minutes: 120 },
  { name: 'H3', minutes: 180 },
  { name: 'H4', minutes: 240 },
  { name: 'H6', minutes: 360 },
  { name: 'H8', minutes: 480 },
  { name: 'H12', minutes: 720 },
  { name: 'D1', minutes: 1440 },
  { name: 'W1', minutes: 10_080 },
  { name: 'MN', minutes: 43_200 },
] as const;

/** Built-in indicators by the groups of the platform's own menu. */
export const indicatorGroups = { trend: 13, oscillators: 15, volumes: 4, billWilliams: 6 } as const;

/**
 * Pending orders, in steps away from the current price: `level` is the order's price (of stop-limit orders the limit, placed when
 * the price reaches `stop`), `path` how the price reaches it. `name` is the platform's own, in every language.
 */
export const pendingOrders = [
  { type: 'buyLimit', name: 'Buy Limit', side: 'buy', level: -3, path: [0, 1, -1, -3] },
  { type: 'sellLimit', name: 'Sell Limit', side: 'sell', level: 3, path: [0, -1, 1, 3] },
  { type: 'buyStop', name: 'Buy Stop', side: 'buy', level: 3, path: [0, -2, 1, 0, 3] },
  { type: 'sellStop', name: 'Sell Stop', side: 'sell', level: -3, path: [0, 2, -1, 0, -3] },
  {
    type: 'buyStopLimit',
    name: 'Buy Stop Limit',
    side: 'buy',
    stop: 4,
    level: 2,
    path: [0, -1, 4, 2],
  },
  {
    type: 'sellStopLimit',
    name: 'Sell Stop Limit',
    side: 'sell',
    stop: -4,
    level: -2,
    path: [0, 1, -4, -2],
  },
] as const satisfies readonly {
  type: string;
  name: string;
  side: 'buy' | 'sell';
  level: number;
  stop?: number;
  path: readonly number[];
}[];
