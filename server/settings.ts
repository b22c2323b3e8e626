import type { ContactSending } from '../core/domain/contact-outcome.ts';
import type { LanguageCode } from '../core/domain/languages.ts';
import type { ReferralSettings } from '../core/domain/referral-parameters.ts';
import type { AnalyticsSettings } from '../site/facts/analytics-settings.ts';
import type { WidgetSettings } from '../site/site-context.tsx';
import {
  environmentSettings,
  type ParsedEnvironment,
  type Setting,
  type SettingName,
} from './environment-settings.ts';

export interface RemoteService {
  url: string;
  token: string | undefined;
}

export interface SmtpSettings {
  url: string;
  from: string;
  /** One or more mailboxes, separated by commas. */
  to: string;
  /** For messages of partners; undefined: `to`. */
  toPartners: string | undefined;
}

/** How visitors in countries that the brand does not serve are recognised, and what that means for caches. */
export interface CountryRule {
  /** In small letters. */
  header: string;
  /** Whether a shared cache may store the pages: it must keep a copy for each value of the header. */
  isShared: boolean;
}

export interface Settings {
  port: number;
  host: string | undefined;
  /** The file descriptor of a listening socket that the service manager has opened; undefined: the site opens one. */
  passedSocket: number | undefined;
  shutdownDelaySeconds: number;
  publicOrigin: string;
  /** Where the origin is https. */
  strictTransport: { seconds: number; includesSubdomains: boolean };
  trustedProxies: number;
  defaultLanguage: LanguageCode;
  /** Undefined: a built-in page takes its place. */
  portal: { register: string; login: string; changePassword: string } | undefined;
  /** Undefined: everybody gets the same pages. */
  countryRule: CountryRule | undefined;
  /** Share of retail accounts that lose money; undefined: not stated. */
  lossPercent: number | undefined;
  /** Search engines are asked to leave the site out. */
  noIndex: boolean;
  referral: ReferralSettings;
  content: {
    /** Undefined: the built-in service, which serves the folder. */
    service: RemoteService | undefined;
    /** The same object as `service` if both are one. */
    specsService: RemoteService | undefined;
    folder: string;
    /** For one response. */
    timeoutSeconds: number;
    maxListMegabytes: number;
    /** 0: no timed refresh. */
    refreshSeconds: number;
    changedSecret: string | undefined;
  };
  /** Holds contact messages and copies of a remote service's content. */
  dataFolder: string;
  pageCacheSeconds: number;
  /** Undefined: `/readyz` tells nobody its details. */
  readinessToken: string | undefined;
  /** Undefined: nothing is measured. */
  metrics: { port: number; host: string } | undefined;
  widgets: WidgetSettings;
  /** Undefined: visits are not counted. */
  analytics: AnalyticsSettings | undefined;
  contact: {
    sending: ContactSending;
    /** At an outside provider. */
    privateKey: string | undefined;
    /** Undefined: messages are stored but not sent. */
    smtp: SmtpSettings | undefined;
    databaseUrl: string | undefined;
    retentionDays: number;
    /** Messages of one network. */
    maxPerHour: number;
  };
}

/** The settings that may come from a file instead (`readSettings`). */
export const secretSettings: readonly string[] = (
  Object.entries(environmentSettings) as [SettingName, Setting][]
).flatMap(([name, { secret }]) => (secret ? [name] : []));

/** A setting that cannot be used; the message is for the operator. */
export class SettingError extends Error {}

/**
 * @param environment complete with its secrets (`readSettings`); an empty value counts as not set
 * @throws {SettingError} for the first setting that cannot be used
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const values = {} as Record<string, unknown>;
  for (const [name, setting] of Object.entries(environmentSettings) as [SettingName, Setting][]) {
    const raw = environment[name] || setting.default;
    if (raw === undefined) continue;
    const result = setting.schema.safeParse(raw);
    if (!result.success) {
      const value = setting.secret ? '…' : raw;
      throw new SettingError(
        `${name}='${value}' cannot be used: ${result.error.issues[0]?.message ?? 'malformed'} (${setting.unit}; ${setting.meaning})`,
      );
    }
    values[name] = result.data;
  }
  const parsed = values as ParsedEnvironment;
  const register =
    parsed.PORTAL_REGISTER_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/register`);
  const login = parsed.PORTAL_LOGIN_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/login`);
  if ((register === undefined) !== (login === undefined)) {
    throw new SettingError(
      'PORTAL_REGISTER_URL and PORTAL_LOGIN_URL belong together: set both, or PORTAL_URL',
    );
  }
  const changePassword = parsed.PORTAL_CHANGE_PASSWORD_URL;
  if (changePassword !== undefined && login === undefined)
    throw new SettingError('PORTAL_CHANGE_PASSWORD_URL needs PORTAL_URL');
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    passedSocket: findPassedSocket(environment),
    shutdownDelaySeconds: parsed.SHUTDOWN_DELAY,
    publicOrigin: parsed.PUBLIC_ORIGIN,
    strictTransport: {
      seconds: parsed.HSTS_DAYS * 86_400,
      includesSubdomains: parsed.HSTS_SUBDOMAINS === '1',
    },
    trustedProxies: parsed.TRUSTED_PROXIES,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    portal:
      register && login ? { register, login, changePassword: changePassword ?? login } : undefined,
    countryRule: parsed.COUNTRY_HEADER
      ? { header: parsed.COUNTRY_HEADER, isShared: parsed.COUNTRY_CACHE === 'shared' }
      : undefined,
    lossPercent: parsed.RISK_LOSS_PERCENT,
    noIndex: parsed.NOINDEX === '1',
    referral: {
      names: parsed.REFERRAL_PARAMETERS ?? [],
      days: parsed.REFERRAL_DAYS,
      touch: parsed.REFERRAL_TOUCH,
    },
    content: {
      ...parseContentServices(parsed),
      folder: parsed.CONTENT_FOLDER,
      timeoutSeconds: parsed.CONTENT_TIMEOUT,
      maxListMegabytes: parsed.CONTENT_LIMIT,
      refreshSeconds: parsed.CONTENT_REFRESH,
      changedSecret: parsed.CONTENT_CHANGED_SECRET,
    },
    dataFolder: parsed.DATA_FOLDER,
    pageCacheSeconds: parsed.PAGE_CACHE,
    readinessToken: parsed.READINESS_TOKEN,
    metrics:
      parsed.METRICS_PORT === undefined
        ? undefined
        : { port: parsed.METRICS_PORT, host: parsed.METRICS_HOST },
    widgets: {
      theme: parsed.WIDGET_THEME,
      locale: parsed.WIDGET_LOCALE,
      consent: parsed.WIDGET_CONSENT,
      origin: parsed.WIDGET_ORIGIN,
    },
    analytics: parseAnalyticsSettings(parsed, environment),
    contact: parseContactSettings(parsed, environment),
  };
}

/** The protocol of sd_listen_fds(3). Variables that were meant for a parent process count as not set. */
function findPassedSocket({
  LISTEN_FDS: count,
  LISTEN_PID: pid,
}: Record<string, string | undefined>): number | undefined {
  if (!count || Number(pid) !== process.pid) return undefined;
  if (count !== '1')
    throw new SettingError(`LISTEN_FDS='${count}' cannot be used: the site listens on one socket`);
  return 3;
}

/** A token is sent to its own origin only. */
function parseContentServices(
  parsed: ParsedEnvironment,
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

function parseAnalyticsSettings(
  parsed: ParsedEnvironment,
  environment: Record<string, string | undefined>,
): AnalyticsSettings | undefined {
  const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_SITE_ID: siteId } = parsed;
  if (script === undefined) {
    const unused = (['ANALYTICS_SITE_ID', 'ANALYTICS_SEND_ORIGIN'] as const).find(
      (name) => environment[name],
    );
    if (unused) throw new SettingError(`${unused} needs ANALYTICS_SCRIPT_URL`);
    return undefined;
  }
  if (siteId === undefined) throw new SettingError('ANALYTICS_SCRIPT_URL needs ANALYTICS_SITE_ID');
  // The other variants that Plausible serves under these names send the visitor's whole address.
  const { pathname } = new URL(script);
  if (
    parsed.ANALYTICS_KIND === 'plausible' &&
    /\/(?:script|plausible)(?:\.[\w-]+)*\.js$/.test(pathname) &&
    (!pathname.includes('.manual.') || pathname.includes('.outbound-links.'))
  )
    throw new SettingError(
      'ANALYTICS_SCRIPT_URL would send query strings to Plausible: use script.manual.js, without outbound-links',
    );
  return {
    kind: parsed.ANALYTICS_KIND,
    script,
    siteId,
    sendOrigin: parsed.ANALYTICS_SEND_ORIGIN,
    consent: parsed.ANALYTICS_CONSENT,
  };
}

function parseContactSettings(
  parsed: ParsedEnvironment,
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
  return {
    sending: {
      outsideOrigin,
      serviceId: parsed.MAIL_SERVICE_ID,
      templateId: parsed.MAIL_TEMPLATE_ID,
      publicKey: parsed.MAIL_PUBLIC_KEY,
      blockHeadless: parsed.CONTACT_BLOCK_HEADLESS === 'on',
    },
    privateKey: parsed.MAIL_PRIVATE_KEY,
    smtp: url && to && from ? { url, to, from, toPartners: parsed.MAIL_TO_PARTNERS } : undefined,
    databaseUrl: parsed.DATABASE_URL,
    retentionDays: parsed.MESSAGES_KEPT,
    maxPerHour: parsed.MESSAGES_PER_HOUR,
  };
}

/** The settings that an environment sets and anybody may know, as they are written there. */
export function publicEnvironment(
  environment: Record<string, string | undefined>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environmentSettings).flatMap(([name, { secret }]: [string, Setting]) => {
      const value = environment[name];
      return value && !secret ? [[name, value]] : [];
    }),
  );
}

/** The settings as a Markdown table, as README.md shows it. */
export function settingsTable(): string {
  const rows = Object.entries(environmentSettings).map(
    ([name, setting]) =>
      `| \`${name}\` | ${setting.default === undefined ? '–' : `\`${setting.default}\``} | ${setting.unit.replaceAll('|', '\\|')} | ${setting.meaning} |`,
  );
  return ['| setting | default | unit | meaning |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** What README.md says below the table. */
export const secretSettingsNote = (): string =>
  `Secret settings may be in files: in place of ${secretSettings.map((name) => `\`${name}\``).join(', ')}, set the same name with \`_FILE\` to a file whose content is the value (a line break at its end does not count).`;
