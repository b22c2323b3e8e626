/** The line that the provider requires under each widget. A separate file, because the browser loads it. */
export const attribution = {
  href: 'https://www.tradingview.com/',
  rel: 'noopener nofollow',
  target: '_blank',
  lang: 'en',
  dir: 'ltr',
  text: 'Track all markets on TradingView',
} as const;
