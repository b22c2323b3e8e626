import { tradingHoursOf, type TradingHours } from '../specs/trading-hours.ts';
import { isTimeZone } from '../util/time-zone.ts';

/** A licence to offer financial services, as the register of the authority that gave it shows it. */
export interface Licence {
  /** The authority's own name, never translated. */
  authority: string;
  number: string;
  /** The authority's country: ISO 3166-1 alpha-2. */
  country: string;
  /** The holder, if it is not the company of the agreements. */
  entity?: string;
  /** The entry in the authority's public register. */
  url?: string;
}

const phoneNumber = /^\+[1-9][\d ()-]{5,18}\d$/;
const oneLine = /^\S.{0,199}$/;

/** The forms of the texts by which clients reach the company besides email. A WeChat QR code's link cannot be told from the id. */
const channelForms = {
  phone: phoneNumber,
  whatsapp: phoneNumber,
  telegram: /^[a-z]\w{4,31}$/i,
  line: /^@?[\w.-]{2,30}$/,
  wechat: /^[a-z][\w-]{5,19}$/i,
  wechatCode:
    /^https:\/\/(?:u\.wechat\.com|weixin\.qq\.com|work\.weixin\.qq\.com)\/[^\s"<>]{1,180}$/,
  visitingAddress: oneLine,
  timeZone: oneLine,
  officeHours: oneLine,
} satisfies Record<string, RegExp>;

export type Channel = keyof typeof channelForms;
export const channels = Object.keys(channelForms) as Channel[];
export type Channels = Partial<Record<Channel, string>>;

/** The company's facts that may change without a release. */
export interface Company extends Channels {
  licences: readonly Licence[];
}

/** Hours on the clock of their zone (`Mon–Fri 09:00–18:00`); undefined if they cannot be read, or name no zone. */
export const officeHoursOf = ({
  officeHours = '',
  timeZone = '',
}: Channels): TradingHours | undefined =>
  isTimeZone(timeZone)
    ? tradingHoursOf({
        tradingHours: officeHours,
        dailyBreakTime: '',
        timeZone,
        instrumentClass: undefined,
      })
    : undefined;

/** Checks the form of a channel's text, for the CMS and the site. */
export const isChannelText = (channel: Channel, text: string): boolean =>
  channelForms[channel].test(text) &&
  (channel !== 'timeZone' || isTimeZone(text)) &&
  // In which zone does not matter.
  (channel !== 'officeHours' ||
    Boolean(officeHoursOf({ officeHours: text, timeZone: 'Asia/Dubai' })));

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Checks the form of a licence's text, for the CMS and the site. */
export const licenceForms: Readonly<Record<keyof Licence, (text: string) => boolean>> = {
  authority: (text) => oneLine.test(text),
  number: (text) => oneLine.test(text),
  country: (text) => /^[A-Z]{2}$/.test(text) && countryNames.of(text) !== undefined,
  entity: (text) => text === '' || oneLine.test(text),
  url: (text) => text === '' || /^https:\/\/[^\s"<>]{1,490}$/.test(text),
};
