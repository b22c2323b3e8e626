import { z } from 'zod';
import type { WidgetSettings } from '../site/site-context.tsx';
import { defaultRetentionDays } from '../contract/contact-outcome.ts';
import { defaultSending, type ContactSending } from '../contract/contact-outcome.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/$/, ''))
  .pipe(
    z
      .string()
      .refine(
        (value) => new URL(value).origin === value,
        'it is not an origin (scheme, host and port only)',
      ),
  );
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const seconds = z.coerce
  .number()
  .min(0)
  .max(86_400 * 365);

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const oneLine = z
  .string()
  .min(1)
  .regex(/^[^\r\n]*$/, 'it must be one line');
/** What may stand in a header after `Bearer`. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'it must be visible ASCII characters without blanks');
/** `a@b.example` or `Name <a@b.example>` */
const mailbox = oneLine.regex(
  /^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
  'it is not a mail address',
);

interface Setting {
  schema: z.ZodType;
  /** As it would be written in the environment; undefined: not set. */
  default: string | undefined;
  unit: string;
  meaning: string;
  /** Never shown: it holds a password or a key. */
  secret?: true;
}

/**
 * Every setting of the site: name in the environment, check, default, unit, meaning. This file is the only reader of the
 * environment. `npm run settings` prints the table.
 */
const table = {
  PORT: {
    schema: port,
    default: '3000',
    unit: 'TCP port',
    meaning: 'where the site listens; 0 takes a free one',
  },
  HOST: {
    schema: z.string().min(1),
    default: undefined,
    unit: 'address',
    meaning: 'the network address to listen on; without it all of them',
  },
  PUBLIC_ORIGIN: {
    schema: origin,
    default: 'http://localhost:3000',
    unit: 'origin',
    meaning:
      'where visitors reach the site; for canonical addresses and, when https, for strict transport security',
  },
  DEFAULT_LANGUAGE: {
    schema: z.enum(['zh', 'en']),
    default: 'zh',
    unit: 'zh | en',
    meaning: 'the language of plain addresses; the others stand under their prefix',
  },
  PORTAL_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning: 'the client portal; without it a built-in page stands in',
  },
  PORTAL_REGISTER_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning: 'registration, where it is not /register under PORTAL_URL',
  },
  PORTAL_LOGIN_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning: 'login, where it is not /login under PORTAL_URL',
  },
  CONTENT_SERVICE_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning:
      'a headless CMS that answers in the Strapi envelope; without it the files under content/ are served',
  },
  CONTENT_TOKEN: {
    schema: token,
    default: undefined,
    unit: 'token',
    meaning:
      'sent to the content service as `Authorization: Bearer`; give it a reader’s rights only',
    secret: true,
  },
  SPECS_API_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning:
      'the service of the account specifications, where it is another one than CONTENT_SERVICE_URL',
  },
  SPECS_API_TOKEN: {
    schema: token,
    default: undefined,
    unit: 'token',
    meaning: 'sent to SPECS_API_URL; without it CONTENT_TOKEN, if both are of one origin',
    secret: true,
  },
  CONTENT_FOLDER: {
    schema: z.string().min(1),
    default: 'content',
    unit: 'folder',
    meaning: 'where the built-in content service reads its files',
  },
  CONTENT_TIMEOUT: {
    schema: seconds.pipe(z.number().positive()),
    default: '10',
    unit: 'seconds',
    meaning:
      'how long one answer of the content service may take; a list of many pages may take six times as long',
  },
  CONTENT_LIMIT: {
    schema: z.coerce.number().positive().max(1000),
    default: '10',
    unit: 'MB',
    meaning: 'the most that one list of the content service may hold',
  },
  CONTENT_REFRESH: {
    schema: seconds,
    default: '300',
    unit: 'seconds',
    meaning:
      'how often a remote content service is asked again; 0: only at the start, at SIGHUP and at `POST /api/content-changed`',
  },
  CONTENT_CHANGED_SECRET: {
    schema: token.pipe(z.string().min(16, 'it must have 16 characters or more')),
    default: undefined,
    unit: 'secret',
    meaning:
      'what a CMS sends as `Authorization: Bearer` to `POST /api/content-changed`; without it that address does not exist',
    secret: true,
  },
  WIDGET_THEME: {
    schema: z.enum(['dark', 'page']),
    default: 'dark',
    unit: 'dark | page',
    meaning: 'the market widgets are dark on every page, or follow its theme',
  },
  WIDGET_LOCALE: {
    schema: z.enum(['en', 'page']),
    default: 'en',
    unit: 'en | page',
    meaning: 'the market widgets speak English on every page, or its language',
  },
  WIDGET_CONSENT: {
    schema: z.enum(['off', 'required']),
    default: 'off',
    unit: 'off | required',
    meaning: 'with required, no market widget loads before the visitor agreed',
  },
  WIDGET_ORIGIN: {
    schema: origin,
    default: undefined,
    unit: 'origin',
    meaning:
      'a stand-in of the charting provider, for development and tests; without it the provider itself',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }),
    default: undefined,
    unit: 'address',
    meaning:
      'the mail server for contact messages (`smtps://user:password@mail.example.com`); without it they are kept and not sent',
    secret: true,
  },
  MAIL_TO: {
    schema: mailbox,
    default: undefined,
    unit: 'mail address',
    meaning: 'who gets contact messages; needed with SMTP_URL',
  },
  MAIL_FROM: {
    schema: mailbox,
    default: undefined,
    unit: 'mail address',
    meaning: 'the sender of those mails; needed with SMTP_URL',
  },
  DATA_FOLDER: {
    schema: z.string().min(1),
    default: 'data',
    unit: 'folder',
    meaning:
      'where contact messages are stored (SQLite) and the last good answers of a remote content service; it must be on a lasting disk',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    default: undefined,
    unit: 'address',
    meaning: 'a Postgres for contact messages instead of DATA_FOLDER, where several replicas run',
    secret: true,
  },
  MESSAGES_KEPT: {
    schema: count(1, 3650),
    default: String(defaultRetentionDays),
    unit: 'days',
    meaning:
      'how long contact messages are kept before they are deleted; the privacy policy says the default',
  },
  MESSAGES_PER_ADDRESS: {
    schema: count(1, 1_000_000),
    default: '20',
    unit: 'an hour',
    meaning: 'contact messages from one network address; a quarter of it without JavaScript',
  },
  MESSAGES_TOGETHER: {
    schema: count(1, 1_000_000),
    default: '600',
    unit: 'an hour',
    meaning: 'contact messages from everybody; a quarter of it without JavaScript',
  },
  TRUSTED_PROXIES: {
    schema: count(0, 10),
    default: '0',
    unit: 'proxies',
    meaning:
      'how many of our own proxies stand in front; that many entries of X-Forwarded-For are believed',
  },
  CONTACT_PROOF_OF_WORK: {
    schema: z.enum(['off', 'on']),
    default: 'off',
    unit: 'off | on',
    meaning:
      'with on, browsers do a calculation for each contact message; nobody can use the form without JavaScript and https then',
  },
  CONTACT_PROOF_TRIES: {
    schema: count(2, 1_000_000),
    default: '2000',
    unit: 'tries',
    meaning:
      'the most that the calculation takes, and at least half of it; 2000 are about a second on a laptop',
  },
  MAIL_PROVIDER_ORIGIN: {
    schema: origin,
    default: undefined,
    unit: 'origin',
    meaning:
      'an outside mail provider (`https://api.emailjs.com`) for the contact form; without it the built-in one stores and sends',
  },
  MAIL_SERVICE_ID: {
    schema: oneLine,
    default: defaultSending.serviceId,
    unit: 'id',
    meaning: 'the mail provider’s service',
  },
  MAIL_TEMPLATE_ID: {
    schema: oneLine,
    default: defaultSending.templateId,
    unit: 'id',
    meaning: 'the mail provider’s template',
  },
  MAIL_PUBLIC_KEY: {
    schema: oneLine,
    default: defaultSending.publicKey,
    unit: 'key',
    meaning: 'the mail provider’s public key; visitors can read it',
  },
  MAIL_PRIVATE_KEY: {
    schema: oneLine,
    default: undefined,
    unit: 'key',
    meaning: 'the outside provider’s private key, for messages sent without JavaScript',
    secret: true,
  },
  PAGE_CACHE: {
    schema: seconds,
    default: '60',
    unit: 'seconds',
    meaning: 'how long a CDN may serve a page without asking (s-maxage); browsers always ask',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof table;
type Parsed = {
  [Name in SettingName]: (typeof table)[Name]['default'] extends string
    ? z.output<(typeof table)[Name]['schema']>
    : z.output<(typeof table)[Name]['schema']> | undefined;
};

export interface RemoteService {
  url: string;
  token: string | undefined;
}

export interface Settings {
  port: number;
  host: string | undefined;
  publicOrigin: string;
  defaultLanguage: 'zh' | 'en';
  /** Undefined: the built-in stand-in of the client portal. */
  portal: { register: string; login: string } | undefined;
  content: {
    /** Undefined: the built-in one, which serves the folder. */
    service: RemoteService | undefined;
    /** The same object where both are one. */
    specsService: RemoteService | undefined;
    folder: string;
    /** Seconds. */
    timeoutSeconds: number;
    /** MB. */
    maxListMegabytes: number;
    /** Seconds; 0: never by itself. */
    refreshSeconds: number;
    changedSecret: string | undefined;
  };
  pageCacheSeconds: number;
  widgets: WidgetSettings;
  contact: {
    sending: ContactSending;
    /** Of an outside provider. */
    privateKey: string | undefined;
    /** Undefined: messages are kept and not sent. */
    smtp: { url: string; to: string; from: string } | undefined;
    dataFolder: string;
    databaseUrl: string | undefined;
    retentionDays: number;
    limits: { perIp: number; together: number };
    /** Undefined: messages need no proof of work. */
    proofTries: number | undefined;
    trustedProxies: number;
  };
}

/** A setting that cannot be used; its message is the whole explanation. */
export class SettingError extends Error {}

/**
 * @param environment usually `process.env`; an empty value counts as not set
 * @throws {SettingError} naming the first setting that is malformed
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const values = {} as Record<string, unknown>;
  for (const [name, setting] of Object.entries(table) as [SettingName, Setting][]) {
    const raw = environment[name] || setting.default;
    if (raw === undefined) continue;
    const result = setting.schema.safeParse(raw);
    if (!result.success) {
      const shown = setting.secret ? '…' : raw;
      throw new SettingError(
        `${name}='${shown}' cannot be used: ${result.error.issues[0]?.message ?? 'malformed'} (${setting.unit}; ${setting.meaning})`,
      );
    }
    values[name] = result.data;
  }
  const parsed = values as Parsed;
  const register =
    parsed.PORTAL_REGISTER_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/register`);
  const login = parsed.PORTAL_LOGIN_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/login`);
  if ((register === undefined) !== (login === undefined)) {
    throw new SettingError(
      'PORTAL_REGISTER_URL and PORTAL_LOGIN_URL belong together: set both, or PORTAL_URL',
    );
  }
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    publicOrigin: parsed.PUBLIC_ORIGIN,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    portal: register && login ? { register, login } : undefined,
    content: {
      ...parseContentServices(parsed),
      folder: parsed.CONTENT_FOLDER,
      timeoutSeconds: parsed.CONTENT_TIMEOUT,
      maxListMegabytes: parsed.CONTENT_LIMIT,
      refreshSeconds: parsed.CONTENT_REFRESH,
      changedSecret: parsed.CONTENT_CHANGED_SECRET,
    },
    pageCacheSeconds: parsed.PAGE_CACHE,
    widgets: {
      theme: parsed.WIDGET_THEME,
      locale: parsed.WIDGET_LOCALE,
      consent: parsed.WIDGET_CONSENT,
      origin: parsed.WIDGET_ORIGIN,
    },
    contact: parseContactSettings(parsed, environment),
  };
}

/** A token is for its own origin only. */
function parseContentServices(
  parsed: Parsed,
): Pick<Settings['content'], 'service' | 'specsService'> {
  const {
    CONTENT_SERVICE_URL: url,
    CONTENT_TOKEN: serviceToken,
    SPECS_API_URL: specsUrl,
    SPECS_API_TOKEN: specsToken,
  } = parsed;
  if (serviceToken && !url) throw new SettingError('CONTENT_TOKEN needs CONTENT_SERVICE_URL');
  if (specsToken && !specsUrl) throw new SettingError('SPECS_API_TOKEN needs SPECS_API_URL');
  const service = url ? { url, token: serviceToken } : undefined;
  if (!specsUrl) return { service, specsService: service };
  const sameOrigin = url !== undefined && new URL(url).origin === new URL(specsUrl).origin;
  return {
    service,
    specsService: { url: specsUrl, token: specsToken ?? (sameOrigin ? serviceToken : undefined) },
  };
}

function parseContactSettings(
  parsed: Parsed,
  environment: Record<string, string | undefined>,
): Settings['contact'] {
  const {
    SMTP_URL: url,
    MAIL_TO: to,
    MAIL_FROM: from,
    MAIL_PROVIDER_ORIGIN: outsideOrigin,
  } = parsed;
  if (url && !(to && from)) throw new SettingError('SMTP_URL needs MAIL_TO and MAIL_FROM');
  if (
    outsideOrigin &&
    !['MAIL_SERVICE_ID', 'MAIL_TEMPLATE_ID', 'MAIL_PUBLIC_KEY'].every((name) => environment[name])
  ) {
    throw new SettingError(
      'MAIL_PROVIDER_ORIGIN needs MAIL_SERVICE_ID, MAIL_TEMPLATE_ID and MAIL_PUBLIC_KEY',
    );
  }
  const proofOfWork = parsed.CONTACT_PROOF_OF_WORK === 'on';
  if (proofOfWork && outsideOrigin)
    throw new SettingError(
      'CONTACT_PROOF_OF_WORK=on needs the built-in mail provider: an outside one does not check it',
    );
  if (proofOfWork && !isSecureContext(parsed.PUBLIC_ORIGIN)) {
    throw new SettingError(
      `CONTACT_PROOF_OF_WORK=on needs https: at PUBLIC_ORIGIN='${parsed.PUBLIC_ORIGIN}' no browser could do the calculation`,
    );
  }
  return {
    sending: {
      outsideOrigin,
      serviceId: parsed.MAIL_SERVICE_ID,
      templateId: parsed.MAIL_TEMPLATE_ID,
      publicKey: parsed.MAIL_PUBLIC_KEY,
      proofOfWork,
    },
    privateKey: parsed.MAIL_PRIVATE_KEY,
    smtp: url && to && from ? { url, to, from } : undefined,
    dataFolder: parsed.DATA_FOLDER,
    databaseUrl: parsed.DATABASE_URL,
    retentionDays: parsed.MESSAGES_KEPT,
    limits: { perIp: parsed.MESSAGES_PER_ADDRESS, together: parsed.MESSAGES_TOGETHER },
    proofTries: proofOfWork ? parsed.CONTACT_PROOF_TRIES : undefined,
    trustedProxies: parsed.TRUSTED_PROXIES,
  };
}

/** Browsers offer it to secure contexts only: https, and pages of the visitor's own machine. */
function isSecureContext(publicOrigin: string): boolean {
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === 'https:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The settings as a Markdown table, as README.md shows it. */
export function settingsTable(): string {
  const rows = Object.entries(table).map(
    ([name, setting]) =>
      `| \`${name}\` | ${setting.default === undefined ? '–' : `\`${setting.default}\``} | ${setting.unit.replaceAll('|', '\\|')} | ${setting.meaning} |`,
  );
  return ['| setting | default | unit | meaning |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
