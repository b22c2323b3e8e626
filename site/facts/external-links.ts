import type { Channel } from '../../core/domain/company.ts';

/** URLs outside the site, taken from their owners' pages and each checked by hand. */
export const platformLinks = {
  windows: 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/mt5setup.exe',
  mac: 'https://download.mql5.com/cdn/web/metaquotes.ltd/mt5/MetaTrader5.pkg.zip',
  appStore: 'https://apps.apple.com/app/metatrader-5/id413251709',
  googlePlay: 'https://play.google.com/store/apps/details?id=net.metaquotes.metatrader5',
  apk: 'https://download.mql5.com/cdn/web/metaquotes.software.corp/mt5/metatrader5.apk',
  huawei: 'https://appgallery.huawei.com/#/app/C102015329',
  help: 'https://www.metatrader5.com/en/terminal/help',
} as const;

export const chartingProvider = {
  name: 'TradingView',
  home: 'https://www.tradingview.com/',
  news: 'https://www.tradingview.com/news/',
  calendar: 'https://www.tradingview.com/economic-calendar/',
} as const;

/** From a number or name to the link that opens it, in the order in which pages name the channels. */
export const channelLinks = {
  phone: (number: string) => `tel:+${digitsOf(number)}`,
  whatsapp: (number: string) => `https://wa.me/${digitsOf(number)}`,
  telegram: (name: string) => `https://t.me/${name}`,
  // Names of official accounts begin with @; for others LINE writes ~.
  line: (id: string) => `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${id}`,
  // An id is searched for in the app; its QR code is a link of another form.
  wechat: () => undefined,
} satisfies Partial<Record<Channel, (text: string) => string | undefined>>;
export type LinkedChannel = keyof typeof channelLinks;

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');
