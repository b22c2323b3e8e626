/** The line under each widget, as the provider designed it; in a file of its own, because the browser loads it. */
export const attribution = {
  href: 'https://www.tradingview.com/',
  text: 'Track all markets on TradingView',
} as const;
