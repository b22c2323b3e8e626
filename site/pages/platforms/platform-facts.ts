/** Built-in features of MetaTrader 5. Source: its help (`platformLinks.help`), sections on charts, indicators and orders. */

export const timeframes = [
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M10',
  'M12',
  'M15',
  'M20',
  'M30',
  'H1',
  'H2',
  'H3',
  'H4',
  'H6',
  'H8',
  'H12',
  'D1',
  'W1',
  'MN',
] as const;

/** Built-in indicators by the groups of the platform's own menu. */
export const indicatorGroups = { trend: 13, oscillators: 15, volumes: 4, billWilliams: 6 } as const;

/** Pending orders, by the platform's own names, which are the same in every language. */
export const pendingOrders = [
  { type: 'buyLimit', name: 'Buy Limit' },
  { type: 'sellLimit', name: 'Sell Limit' },
  { type: 'buyStop', name: 'Buy Stop' },
  { type: 'sellStop', name: 'Sell Stop' },
  { type: 'buyStopLimit', name: 'Buy Stop Limit' },
  { type: 'sellStopLimit', name: 'Sell Stop Limit' },
] as const;
