/** URLs outside the site, taken from their owners' pages and each checked by hand. */
export const platformLinks = {
  windows: 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/mt5setup.exe',
  mac: 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/MetaTrader5.pkg.zip',
  appStore: 'https://apps.apple.com/us/app/metatrader-5/id413251709',
  googlePlay: 'https://play.google.com/store/apps/details?id=net.metaquotes.metatrader5',
  huawei: 'https://appgallery.huawei.com/#/app/C102015329',
  help: 'https://www.metatrader5.com/en/terminal/help',
} as const;

export const chartingProvider = {
  name: 'TradingView',
  home: 'https://www.tradingview.com/',
  news: 'https://www.tradingview.com/news/',
  calendar: 'https://www.tradingview.com/economic-calendar/',
} as const;
