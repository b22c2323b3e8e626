/** Names and symbols that stand in Latin script in every language. Plain words do not belong here. */
export const latinNames: readonly string[] = [
  // Platforms and their systems
  'MetaTrader',
  'Android',
  'App Store',
  'Google Play',
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
  // Terms that stand beside the Arabic word (glossary), and the K of the Chinese candlestick
  'High-Water Mark',
  'Stop Out',
  'K',
  // Formats, techniques, clocks
  'A4',
  'Cookie',
  'GMT+3',
  'IP',
  'JavaScript',
  'MQL5',
  'PDF',
  // Companies
  'AppGallery',
  'BIS',
  'Huawei',
  'MetaQuotes',
  'TradingView',
];
