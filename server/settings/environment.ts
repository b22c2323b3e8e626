import { z } from 'zod';
import { articlesPath } from '../../core/domain/article.ts';
import { defaultRetentionDays, defaultSending } from '../../core/domain/contact-outcome.ts';
import { isPagePath, referralParameterNames } from '../../core/domain/referral-parameters.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { analyticsKinds } from '../../site/facts/analytics-settings.ts';
import { tagProviders, type Tag, type TagName } from '../../site/facts/tags.ts';
import { splitLanguage } from '../../site/i18n/links.ts';
import { routeNames, type RouteName } from '../../site/paths.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const origin = httpUrl.refine(
  (value) => new URL(value).origin === value,
  'it is not an origin (scheme, host and port only)',
);
/** Also a source in the content security policy, which commas and semicolons would end. */
const scriptUrl = z
  .string()
  .regex(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s,;'"]+$/,
    'it must be https, without spaces, quotes, commas and semicolons',
  )
  .pipe(z.url());
/** Personal data leave this machine encrypted. */
const webhookUrl = z
  .url()
  .regex(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/, 'it must be https');
const seconds = z.coerce
  .number()
  .min(0)
  .max(86_400 * 365);

/** One of a few words, by default the first. */
const choice = <const Value extends string>(values: readonly Value[], meaning: string) =>
  z
    .enum(values)
    .default(values[0]!)
    .describe(`${values.join(' | ')}: ${meaning}`);

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const oneLine = z
  .string()
  .min(1)
  .regex(/^[^\r\n]*$/, 'it must be one line');
const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'it is not the name of a header')
  .transform((value) => value.toLowerCase());
/** 0 to 100, with up to two decimals; not through Number() alone, which reads '' and '0x10'. */
const percentage = z
  .string()
  .regex(/^(?:100|\d{1,2}(?:\.\d{1,2})?)$/, 'it must be from 0 to 100, with up to two decimals')
  .transform(Number);
/** Characters that a header may contain after `Bearer`. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'it must be visible ASCII characters without spaces');
const secret = token.pipe(z.string().min(16, 'it must have 16 characters or more'));
/** `a@b.example` or `Name <a@b.example>` */
const mailbox = oneLine.regex(
  /^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
  'it is not an email address',
);
/** Several, separated by commas. */
const mailboxes = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(mailbox))
  .transform((list) => list.join(', '));

const parameterName = z
  .string()
  .regex(
    /^[a-z][\w.-]{0,31}$/i,
    'a name has up to 32 letters, digits, ".", "_" and "-" and begins with a letter',
  )
  .refine((name) => !referralParameterNames.includes(name), 'a name is carried anyway');
const maxOperatorNames = 10;

const tag = z
  .tuple([z.enum(keysOf(tagProviders), 'a name before "=" is not that of a known tag'), z.string()])
  .refine(([name, id]) => tagProviders[name].pattern.test(id), {
    error: ({ input }) => {
      const [name] = input as [TagName];
      return `the ID of ${name} looks like '${tagProviders[name].example}'`;
    },
  })
  .transform(([name, id]): Tag => ({ name, id }));

const renaming = z.tuple([
  z.enum(
    routeNames.filter((name) => name !== 'home'),
    'a name before "=" is not that of a page',
  ),
  z
    .string()
    .regex(
      /^(?:\/[a-z0-9](?:[\w-]*[a-z0-9])?)+$/i,
      'a path consists of letters, digits, "-" and "_" after each slash',
    )
    .refine(
      (path) => isPagePath(path) && !path.startsWith(`${articlesPath}/`),
      'a path does not begin with that of articles, files or lists',
    )
    .refine(
      (path) => !splitLanguage(path.toLowerCase(), 'en').prefixed,
      'a path begins without a language',
    ),
]);

/** Every setting by its name in the environment, described as the operator reads it: its unit or values, then its meaning. */
export const environmentSchema = z.object({
  PORT: integer(0, 65_535)
    .default(3000)
    .describe('TCP port: where the site listens; 0 picks a free port'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe('IP address: the address to listen on; all addresses if it is not set'),
  SHUTDOWN_DELAY: integer(0, 600)
    .default(0)
    .describe(
      'seconds: how long the site goes on serving after SIGTERM, while /readyz responds with 503 and each response ends its connection, so that load balancers send the next request elsewhere',
    ),
  PUBLIC_ORIGIN: origin
    .default('http://localhost:3000')
    .describe(
      'origin: where visitors reach the site; used in canonical URLs and, if it is https, to send Strict-Transport-Security for a year',
    ),
  DEFAULT_LANGUAGE: choice(
    ['zh', 'en'],
    'the language of URLs without a prefix; the other languages have a prefix',
  ),
  PAGE_PATHS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.split('=').map((part) => part.trim())))
    .pipe(z.array(renaming))
    .transform((list): Partial<Record<RouteName, string>> => Object.fromEntries(list))
    .default({})
    .describe(
      'pages and paths: pages under paths of your own, as `energies=/products-energies,pamm=/trading-pamm`; the specified ones lead there for good (names: `site/paths.ts`)',
    ),
  PORTAL_URL: httpUrl
    .optional()
    .describe('URL: the client portal; a built-in page takes its place if it is not set'),
  PORTAL_REGISTER_URL: httpUrl
    .optional()
    .describe('URL: the registration page, if it is not /register under PORTAL_URL'),
  PORTAL_LOGIN_URL: httpUrl
    .optional()
    .describe('URL: the login page, if it is not /login under PORTAL_URL'),
  NOINDEX: choice(
    ['0', '1'],
    'with 1, for a site for trials, search engines are asked to leave every page out',
  ),
  COUNTRY_HEADER: headerName
    .optional()
    .describe(
      'header: the header in which your CDN or proxy states the visitor’s country (`CF-IPCountry`), overwriting what a visitor sends; countries that the brand does not serve then get pages without the portal; everybody gets the same pages if it is not set',
    ),
  RISK_LOSS_PERCENT: percentage
    .optional()
    .describe(
      'percent: the share of retail accounts that lose money, shown on product and account pages and with the risk warning; not mentioned if it is not set',
    ),
  REFERRAL_PARAMETERS: z
    .string()
    .transform((names) => [...new Set(names.split(',').map((name) => name.trim()))])
    .pipe(z.array(parameterName).max(maxOperatorNames))
    .optional()
    .describe(
      'names: parameters of a partner program that are carried to the client portal besides ref, ib, utm_… and click ids, separated by commas',
    ),
  REFERRAL_DAYS: integer(0, 400)
    .default(30)
    .describe(
      'days: how long the browser keeps the parameters of the last link that led to the site; 0: only the links of the visit carry them',
    ),
  CONTENT_SERVICE_URL: httpUrl
    .optional()
    .describe(
      'URL: a headless CMS that responds in the Strapi envelope; the files under content/ are served if it is not set',
    ),
  CONTENT_TOKEN: token
    .optional()
    .describe(
      'token: sent to the content service as `Authorization: Bearer`; it needs read access only',
    ),
  CONTENT_FOLDER: z
    .string()
    .min(1)
    .default('content')
    .describe('folder: the files of the built-in content service'),
  CONTENT_REFRESH: seconds
    .default(300)
    .describe(
      'seconds: how often a remote content service is read; 0: only at startup, on SIGHUP and on `POST /api/content-changed`',
    ),
  CONTENT_CHANGED_SECRET: secret
    .optional()
    .describe(
      'secret: what a CMS sends as `Authorization: Bearer` to `POST /api/content-changed`; that URL does not exist if it is not set',
    ),
  READINESS_TOKEN: secret
    .optional()
    .describe(
      'token: what a monitor sends as `Authorization: Bearer` to `GET /readyz` for the details; without it `/readyz` responds with one word',
    ),
  METRICS_PORT: integer(0, 65_535)
    .optional()
    .describe(
      'TCP port: where `/metrics` is served for Prometheus, and nothing else; 0 picks a free port; nothing is measured if it is not set (docs/observability.md)',
    ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'IP address: the address on which METRICS_PORT listens; keep it off the public internet',
    ),
  WIDGET_THEME: choice(
    ['dark', 'page'],
    'whether the market widgets are always dark, or follow the theme of the page',
  ),
  WIDGET_LOCALE: choice(
    ['en', 'page'],
    'whether the market widgets are always in English, or follow the language of the page',
  ),
  WIDGET_CONSENT: choice(
    ['off', 'required'],
    'with required, no market widget loads before the visitor consents',
  ),
  WIDGET_ORIGIN: origin
    .optional()
    .describe(
      'origin: a fake charting provider for development and tests; the real provider if it is not set',
    ),
  ANALYTICS_SCRIPT_URL: scriptUrl
    .optional()
    .describe(
      'URL: the script that counts visits (`https://plausible.io/js/script.manual.js`); without it nothing is counted',
    ),
  ANALYTICS_KIND: choice(
    analyticsKinds,
    'how ANALYTICS_SCRIPT_URL is told the website and the events',
  ),
  ANALYTICS_SITE_ID: oneLine
    .optional()
    .describe(
      'ID: the website at the service: its domain for Plausible, its ID for Umami; required with ANALYTICS_SCRIPT_URL',
    ),
  ANALYTICS_SEND_ORIGIN: origin
    .optional()
    .describe('origin: where the script sends, if it is not where it comes from'),
  ANALYTICS_CONSENT: choice(
    ['required', 'off'],
    'with required, ANALYTICS_SCRIPT_URL is loaded only for visitors who agree; with either, never for those whose browser sends Global Privacy Control',
  ),
  TAGS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.split('=').map((part) => part.trim())))
    .pipe(z.array(tag))
    .refine(
      (tags) => new Set(tags.map(({ name }) => name)).size === tags.length,
      'a name is there twice',
    )
    .default([])
    .describe(
      `names and IDs: tags and chats that load after a visitor's consent, as \`ga4=G-ABCD123456,meta=123456789012345\`: ${Object.keys(tagProviders).join(', ')} (docs/analytics.md)`,
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'URL: the mail server for contact messages (`smtps://user:password@mail.example.com`); they are stored but not sent if it is not set',
    ),
  MAIL_TO: mailboxes
    .optional()
    .describe(
      'email addresses: the recipients of contact messages, separated by commas; required with SMTP_URL',
    ),
  MAIL_TO_PARTNERS: mailboxes
    .optional()
    .describe(
      'email addresses: the recipients of messages whose sender came from a page about partnership; MAIL_TO if it is not set',
    ),
  MAIL_FROM: mailbox
    .optional()
    .describe('email address: the sender of contact messages; required with SMTP_URL'),
  MAIL_REPLY: choice(
    ['off', 'on'],
    'with on, visitors get a reply in their language that says when support answers, one an address and hour',
  ),
  MAIL_UNICODE: choice(
    ['off', 'on'],
    'with on, visitors may give addresses with letters of any script before the @ (`用户@例子.中国`); for mail servers that take SMTPUTF8',
  ),
  CONTACT_WEBHOOK_URL: webhookUrl
    .optional()
    .describe(
      'URL: where each stored contact message is posted as JSON, signed, until the response is 200 to 299 (docs/external-apis.md)',
    ),
  CONTACT_WEBHOOK_SECRET: secret
    .optional()
    .describe('secret: signs what CONTACT_WEBHOOK_URL gets; required with it'),
  DATA_FOLDER: z
    .string()
    .min(1)
    .default('data')
    .describe(
      'folder: where contact messages (SQLite) and the last good content of a remote service are stored; it must be on a persistent disk',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'URL: a Postgres database for contact messages in place of DATA_FOLDER; required with several replicas',
    ),
  MESSAGES_KEPT: integer(1, 3650)
    .default(defaultRetentionDays)
    .describe(
      'days: how long contact messages are kept before they are deleted; the privacy policy states it',
    ),
  MESSAGES_PER_HOUR: integer(1, 1_000_000)
    .default(30)
    .describe(
      'per hour: the maximum number of contact messages from one network (an IPv4 address, an IPv6 /48); each process counts for itself',
    ),
  TRUSTED_PROXIES: integer(0, 10)
    .default(0)
    .describe(
      'proxies: how many of your own proxies are in front of the site; that many entries at the end of X-Forwarded-For are trusted',
    ),
  CONTACT_BLOCK_HEADLESS: choice(
    ['on', 'off'],
    'with on, the contact form refuses browsers that a program controls or that name no language (status 451), and nothing is sent',
  ),
  MAIL_PROVIDER_ORIGIN: origin
    .optional()
    .describe(
      'origin: an outside mail provider for the contact form (`https://api.emailjs.com`); the built-in provider stores and sends if it is not set',
    ),
  MAIL_SERVICE_ID: oneLine
    .default(defaultSending.serviceId)
    .describe('ID: the service at the mail provider'),
  MAIL_TEMPLATE_ID: oneLine
    .default(defaultSending.templateId)
    .describe('ID: the template at the mail provider'),
  MAIL_PUBLIC_KEY: oneLine
    .default(defaultSending.publicKey)
    .describe('key: the public key at the mail provider; visitors can read it'),
  MAIL_PRIVATE_KEY: oneLine
    .optional()
    .describe(
      'key: the private key at an outside mail provider, for messages sent without JavaScript',
    ),
});

/** The values of all settings by their names in the environment. */
export type ParsedEnvironment = z.output<typeof environmentSchema>;

/** Settings with a password or key: error messages do not repeat them, and `…_FILE` may name a file with the value. */
export const secretSettings = [
  'CONTENT_TOKEN',
  'CONTENT_CHANGED_SECRET',
  'READINESS_TOKEN',
  'SMTP_URL',
  'DATABASE_URL',
  'MAIL_PRIVATE_KEY',
  'CONTACT_WEBHOOK_SECRET',
] as const satisfies (keyof ParsedEnvironment)[];
