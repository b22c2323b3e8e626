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
  'https://ad.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
];
const facebook = ['https://connect.facebook.net', 'https://www.facebook.com'];
const tiktok = [
  'https://analytics.tiktok.com',
  'https://analytics-ipv6.tiktokw.us',
  'https://ads.tiktok.com',
];
const livechat = ['https://*.livechatinc.com', 'https://*.livechat-static.com'];
/** Workspaces of the United States and Australia, and of Europe. */
const intercomFiles = ['https://*.intercomcdn.com', 'https://*.intercomcdn.eu'];
const tawk = ['https://*.tawk.to'];

/**
 * Tags and chats that an operator may load after a visitor's consent (`TAGS`), as their owners describe policies and cookies;
 * Meta and tawk.to publish no policy: theirs is what their scripts load. Policy, consent bar, register and privacy policy follow
 * from this table; `site/analytics/load-tags.ts` starts them.
 */
export const tagProviders = {
  /** https://developers.google.com/tag-platform/security/guides/csp */
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
  /** https://support.google.com/analytics/answer/11397207 */
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
  /** https://developers.facebook.com/docs/meta-pixel */
  meta: {
    title: 'Meta Pixel',
    pattern: /^\d{10,20}$/,
    example: '123456789012345',
    purposes: ['advertising'],
    sources: { script: facebook, img: facebook, connect: facebook },
    stores: { _fbp: 90, _fbc: 90 },
  },
  /** https://business-api.tiktok.com/portal/docs?id=1739585702922241 */
  tiktok: {
    title: 'TikTok Pixel',
    pattern: /^[A-Z0-9]{20}$/,
    example: 'C4ABCDEFGHIJ0123456A',
    purposes: ['advertising'],
    sources: { script: tiktok, img: tiktok, connect: tiktok },
    stores: { _ttp: 395, _tt_enable_cookie: 395, ttclid: 395, ttcsid: 395, tt_: 'session' },
  },
  /** https://www.livechat.com/help/use-livechat-with-content-security-policy/ */
  livechat: {
    title: 'LiveChat',
    pattern: /^\d{5,12}$/,
    example: '12345678',
    purposes: ['chat'],
    sources: {
      script: livechat,
      style: ['https://*.livechatinc.com'],
      img: [...livechat, 'https://*.livechat-files.com', 'https://*.files-text.com'],
      font: livechat,
      connect: [
        ...livechat,
        'wss://*.livechatinc.com',
        'https://*.livechat-files.com',
        'https://*.text.com',
        'wss://*.text.com',
      ],
      frame: livechat,
      media: livechat,
    },
    stores: { __lc: 730, __livechat: 730, side_storage_: 'local' },
  },
  /** https://www.intercom.com/help/en/articles/3894 */
  intercom: {
    title: 'Intercom',
    pattern: /^[a-z0-9]{8}$/,
    example: 'abcd1234',
    purposes: ['chat'],
    sources: {
      script: [
        'https://app.intercom.io',
        'https://widget.intercom.io',
        'https://js.intercomcdn.com',
      ],
      style: [],
      img: [
        ...intercomFiles,
        'https://*.intercom.io',
        'https://*.intercomassets.com',
        'https://*.intercomassets.eu',
        'https://uploads.intercomusercontent.com',
        ...Array.from('123456789', (server) => `https://*.intercom-attachments-${server}.com`),
        'https://*.intercom-attachments.eu',
        'https://*.au.intercom-attachments.com',
        'blob:',
      ],
      font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      connect: [
        'https://*.intercom.io',
        'wss://*.intercom.io',
        'https://*.intercom-messenger.com',
        'wss://*.intercom-messenger.com',
        ...intercomFiles,
        'https://uploads.intercomusercontent.com',
      ],
      frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
      media: intercomFiles,
    },
    stores: { 'intercom-id-': 271, 'intercom-device-id-': 271, 'intercom-session-': 7 },
  },
  /** https://help.tawk.to/article/what-are-tawkto-cookies-and-what-do-they-do */
  tawk: {
    title: 'tawk.to',
    pattern: /^[0-9a-f]{24}\/[a-z0-9]{1,20}$/,
    example: '0123456789abcdef01234567/default',
    purposes: ['chat'],
    sources: {
      script: tawk,
      style: tawk,
      // Its emoji are on jsDelivr. Scripts from there stay forbidden: anybody can publish one.
      img: [...tawk, 'https://tawk.link', 'https://s3.amazonaws.com', 'https://cdn.jsdelivr.net'],
      font: tawk,
      connect: [...tawk, 'wss://*.tawk.to'],
      frame: tawk,
      media: tawk,
    },
    stores: {
      twk_uuid_: 183,
      tawk_uuid_: 183,
      twk_token_: 'local',
      twk_idm_key: 'session',
      TawkConnectionTime: 'session',
    },
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
