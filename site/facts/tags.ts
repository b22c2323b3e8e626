/** Directives of the content security policy, without `-src`. */
export type Directive = 'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media';
type TagSources = Partial<Record<Directive, readonly string[]>>;

export interface Provider {
  /** As its owner spells it. */
  title: string;
  /** The form of the number or code by which the provider knows the website. */
  pattern: RegExp;
  example: string;
  purposes: readonly ('statistics' | 'advertising' | 'chat')[];
  /** Allowed besides what the site allows. `style`, even if it is empty, allows style elements and attributes. */
  sources: TagSources;
  /** Cookies and entries under this site's own domain, by the beginning of their names: kept for days, or in a storage. */
  stores: Readonly<Record<string, number | 'local' | 'session'>>;
}

const tagManager = 'https://*.googletagmanager.com';
const googleAnalytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const googleAds = [
  'https://*.g.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];
const facebook = ['https://connect.facebook.net', 'https://www.facebook.com'];
const tiktok = ['https://analytics.tiktok.com'];
const livechat = ['https://*.livechatinc.com', 'https://*.livechat-static.com'];
const tawk = ['https://*.tawk.to'];

/**
 * Tags and chats that an operator may load after a visitor's consent (`TAGS`), as the providers' own pages on content security
 * policies and cookies describe them. Policy, consent bar, register and privacy policy follow from this table;
 * `site/analytics/load-tags.ts` starts them.
 */
export const tagProviders = {
  gtm: {
    title: 'Google Tag Manager',
    pattern: /^GTM-[A-Z0-9]{4,12}$/,
    example: 'GTM-ABC1234',
    purposes: ['statistics', 'advertising'],
    sources: {
      script: [tagManager, ...googleAds],
      img: [tagManager, ...googleAnalytics, ...googleAds],
      connect: [tagManager, ...googleAnalytics, ...googleAds],
      frame: [tagManager, 'https://td.doubleclick.net'],
    },
    stores: { _ga: 730, _gcl_: 90 },
  },
  ga4: {
    title: 'Google Analytics',
    pattern: /^G-[A-Z0-9]{6,12}$/,
    example: 'G-ABCD123456',
    purposes: ['statistics'],
    sources: {
      script: [tagManager],
      img: [tagManager, ...googleAnalytics],
      connect: [tagManager, ...googleAnalytics],
    },
    stores: { _ga: 730 },
  },
  meta: {
    title: 'Meta Pixel',
    pattern: /^\d{10,20}$/,
    example: '123456789012345',
    purposes: ['advertising'],
    sources: { script: facebook, img: facebook, connect: facebook },
    stores: { _fbp: 90, _fbc: 90 },
  },
  tiktok: {
    title: 'TikTok Pixel',
    pattern: /^[A-Z0-9]{20}$/,
    example: 'C4ABCDEFGHIJ0123456A',
    purposes: ['advertising'],
    sources: { script: tiktok, img: tiktok, connect: tiktok },
    stores: { _ttp: 395, _tt_enable_cookie: 395, ttclid: 395, ttcsid: 395, tt_: 'session' },
  },
  livechat: {
    title: 'LiveChat',
    pattern: /^\d{5,12}$/,
    example: '12345678',
    purposes: ['chat'],
    sources: {
      script: livechat,
      style: [],
      img: [...livechat, 'https://*.livechat-files.com'],
      font: livechat,
      connect: [...livechat, 'wss://*.livechatinc.com', 'https://*.text.com'],
      frame: livechat,
      media: livechat,
    },
    stores: { __lc: 730, __livechat: 730, side_storage_: 'local' },
  },
  intercom: {
    title: 'Intercom',
    pattern: /^[a-z0-9]{8}$/,
    example: 'abcd1234',
    purposes: ['chat'],
    sources: {
      script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
      style: [],
      img: ['https://*.intercomcdn.com', 'https://*.intercomassets.com', 'blob:'],
      font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      connect: [
        'https://*.intercom.io',
        'wss://*.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        'https://*.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
      ],
      frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
      media: ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
    },
    stores: { 'intercom-id-': 271, 'intercom-device-id-': 271, 'intercom-session-': 7 },
  },
  tawk: {
    title: 'tawk.to',
    pattern: /^[0-9a-f]{24}\/[a-z0-9]{1,20}$/,
    example: '0123456789abcdef01234567/default',
    purposes: ['chat'],
    sources: {
      script: tawk,
      style: tawk,
      img: [...tawk, 'https://tawk.link'],
      font: tawk,
      connect: [...tawk, 'wss://*.tawk.to'],
      frame: tawk,
      media: tawk,
    },
    stores: { twk_uuid_: 183, tawk_uuid_: 183, twk_token_: 'local', TawkConnectionTime: 'session' },
  },
} as const satisfies Record<string, Provider>;

export type TagName = keyof typeof tagProviders;

/** A tag of this deployment. */
export interface Tag {
  name: TagName;
  /** The number or code by which its provider knows the website. */
  id: string;
}

export const providerOf = ({ name }: Tag): Provider => tagProviders[name];

/** The policy of a page with these tags allows them. @returns undefined: the directive stays as it is */
export function tagSources(tags: readonly Tag[], directive: Directive): string[] | undefined {
  const lists = tags.map((tag) => providerOf(tag).sources[directive]).filter((list) => list);
  return lists.length > 0 ? [...new Set(lists.flatMap((list) => list ?? []))] : undefined;
}

/** Everything that a tag's scripts may contact. */
export const tagOrigins = (tag: Tag): string[] => [
  ...new Set(
    Object.values(providerOf(tag).sources)
      .flat()
      .filter((source) => source !== 'blob:'),
  ),
];
