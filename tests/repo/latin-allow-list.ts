/** Names and symbols that stand in Latin script in every language. Plain words do not belong here. */
export const latinNames: readonly string[] = [
  // Platforms and their systems
  'MetaTrader',
  'MT5',
  'Android',
  'App Store',
  'Google Play',
  'iOS',
  'iPhone',
  'iPad',
  'Mac',
  'macOS',
  'Windows',
  // Account forms and roles, by their short names
  'IB',
  'MAM',
  'PAMM',
  // Indices, oils and units as tickers and short names
  'DAX',
  'MMBtu',
  'NAS100',
  'US30',
  'US500',
  'WTI',
  // Companies
  'Instagram',
  'LinkedIn',
  'TradingView',
];
