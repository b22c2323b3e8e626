/** The line that the provider requires under each widget. */
export const attribution = {
  href: 'https://www.tradingview.com/',
  rel: 'noopener nofollow',
  target: '_blank',
  lang: 'en',
  dir: 'ltr',
  text: 'Track all markets on TradingView',
} as const;
