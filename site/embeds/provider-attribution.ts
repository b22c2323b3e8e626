/** The line that the provider requires under each widget. In a file of its own, because the browser loads it. */
export const attribution = {
  href: 'https://www.tradingview.com/',
  rel: 'noopener nofollow',
  target: '_blank',
  lang: 'en',
  dir: 'ltr',
  text: 'Track all markets on TradingView',
} as const;
