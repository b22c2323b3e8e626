/** Names and symbols that stand in Latin script in every language. Plain words do not belong here. */
export const latinNames: readonly string[] = [
  // Platforms, their makers and systems
  'MetaTrader',
  'MetaQuotes',
  'MQL5',
  'Android',
  'App Store',
  'AppGallery',
  'Google Play',
  'Huawei',
  'iPhone',
  'iPad',
  'Mac',
  'macOS',
  'Windows',
  // Account forms, roles and terms that traders know by their English names
  'IB',
  'MAM',
  'PAMM',
  'High-\u2060Water\u00a0Mark',
  'Stop\u00a0Out',
  // Tickers, indices, oils, units, time frames, indicators, sheets
  'DAX',
  'MMBtu',
  'NAS100',
  'US30',
  'US500',
  'WTI',
  'A4',
  'GMT+3',
  // The Chinese word for a candlestick has a Latin letter; clients of an example are called by letters.
  'K',
  'A',
  'B',
  'C',
  // Techniques
  'Cookie',
  'HTTPS',
  'IP',
  'JavaScript',
  'PDF',
  // Institutions and companies
  'BIS',
  'TradingView',
];
