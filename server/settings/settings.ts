import { readFileSync } from 'node:fs';
import { portalPaths } from '../../core/domain/api-paths.ts';
import type { ContactSending } from '../../core/domain/contact-outcome.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { ReferralSettings } from '../../core/domain/referral-parameters.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import { readSecretFiles } from '../../core/util/secret-files.ts';
import type { AnalyticsSettings } from '../../site/facts/analytics-settings.ts';
import type { LinkSettings } from '../../site/i18n/links.ts';
import { specifiedPaths } from '../../site/paths.ts';
import type { WidgetSettings } from '../../site/site-context.tsx';
import { environmentSchema, secretSettings, type ParsedEnvironment } from './environment.ts';

/** The environment of a process. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, grouped by use. */
export type Settings = ReturnType<typeof parseSettings>;
export type SmtpSettings = NonNullable<Settings['contact']['smtp']>;

/** Settings that mean nothing without others. */
const neededBy: readonly [name: keyof ParsedEnvironment, ...needed: (keyof ParsedEnvironment)[]][] =
  [
    ['CONTENT_TOKEN', 'CONTENT_SERVICE_URL'],
    ['ANALYTICS_SITE_ID', 'ANALYTICS_SCRIPT_URL'],
    ['ANALYTICS_SEND_ORIGIN', 'ANALYTICS_SCRIPT_URL'],
    ['ANALYTICS_SCRIPT_URL', 'ANALYTICS_SITE_ID'],
    ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'],
    ['CONTACT_WEBHOOK_URL', 'CONTACT_WEBHOOK_SECRET'],
    ['CONTACT_WEBHOOK_SECRET', 'CONTACT_WEBHOOK_URL'],
    ['MAIL_PROVIDER_ORIGIN', 'MAIL_SERVICE_ID', 'MAIL_TEMPLATE_ID', 'MAIL_PUBLIC_KEY'],
  ];

/** @throws {OperatorError} for the first setting that cannot be used */
function parseEnvironment(environment: Environment): ParsedEnvironment {
  const names = Object.keys(environmentSchema.shape) as (keyof ParsedEnvironment)[];
  const given = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));
  const result = environmentSchema.safeParse(given);
  const issue = result.error?.issues[0];
  if (issue) {
    const name = issue.path[0] as keyof ParsedEnvironment;
    const value = secretSettings.some((secret) => secret === name) ? '…' : given[name];
    throw new OperatorError(
      `${name}='${value}' cannot be used: ${issue.message} (${environmentSchema.shape[name].description})`,
    );
  }
  for (const [name, ...needed] of neededBy)
    if (environment[name] && !needed.every((other) => environment[other]))
      throw new OperatorError(`${name} needs ${needed.join(', ')}`);
  return result.data as ParsedEnvironment;
}

/**
 * The settings of this process, with secrets from the files that `…_FILE` names.
 * @param environment usually `process.env`
 * @throws {OperatorError} for the first setting that cannot be used
 */
export const readSettings = (environment: Environment): Settings =>
  parseSettings(readSecretFiles(environment, secretSettings, (file) => readFileSync(file)));

/**
 * @param environment complete with its secrets (`readSettings`)
 * @throws {OperatorError} for the first setting that cannot be used
 */
export function parseSettings(environment: Environment) {
  const parsed = parseEnvironment(environment);
  if (parsed.TAGS.length > 0 && parsed.ANALYTICS_CONSENT === 'off')
    throw new OperatorError('TAGS needs ANALYTICS_CONSENT=required: tags load after consent only');
  const widgets: WidgetSettings = {
    theme: parsed.WIDGET_THEME,
    locale: parsed.WIDGET_LOCALE,
    consent: parsed.WIDGET_CONSENT,
    origin: parsed.WIDGET_ORIGIN,
  };
  const referral: ReferralSettings = {
    names: parsed.REFERRAL_PARAMETERS ?? [],
    days: parsed.REFERRAL_DAYS,
  };
  const portal = parsePortal(parsed);
  const links: LinkSettings = {
    publicOrigin: parsed.PUBLIC_ORIGIN,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    portalRegister: portal?.register ?? portalPaths.register,
    portalLogin: portal?.login ?? portalPaths.login,
  };
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    /** The file descriptor of a listening socket that the service manager has opened; undefined: the site opens one. */
    passedSocket: findPassedSocket(environment),
    shutdownDelaySeconds: parsed.SHUTDOWN_DELAY,
    publicOrigin: parsed.PUBLIC_ORIGIN,
    trustedProxies: parsed.TRUSTED_PROXIES,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    /** Pages under other paths than the specified ones. */
    pagePaths: parsePagePaths(parsed),
    /** Undefined: a built-in page takes its place. */
    portal,
    links,
    /** By which header, in small letters, visitors are recognised who are not served; undefined: everybody gets the same pages. */
    countryHeader: parsed.COUNTRY_HEADER,
    /** Share of retail accounts that lose money; undefined: not stated. */
    lossPercent: parsed.RISK_LOSS_PERCENT,
    /** Search engines are asked to leave the site out. */
    noIndex: parsed.NOINDEX === '1',
    referral,
    content: {
      /** Undefined: the built-in service, which serves the folder. */
      service: parsed.CONTENT_SERVICE_URL
        ? { url: parsed.CONTENT_SERVICE_URL, token: parsed.CONTENT_TOKEN }
        : undefined,
      folder: parsed.CONTENT_FOLDER,
      /** 0: no timed refresh. */
      refreshSeconds: parsed.CONTENT_SERVICE_URL ? parsed.CONTENT_REFRESH : 0,
      changedSecret: parsed.CONTENT_CHANGED_SECRET,
    },
    /** Holds contact messages and copies of a remote service's content. */
    dataFolder: parsed.DATA_FOLDER,
    /** Undefined: `/readyz` tells nobody its details. */
    readinessToken: parsed.READINESS_TOKEN,
    /** Undefined: nothing is measured. */
    metrics:
      parsed.METRICS_PORT === undefined
        ? undefined
        : { port: parsed.METRICS_PORT, host: parsed.METRICS_HOST },
    widgets,
    /** Undefined: visits are not counted. */
    analytics: parseAnalytics(parsed),
    /** Tags of other services load after consent. */
    tags: parsed.TAGS,
    contact: parseContact(parsed),
  };
}

/** The protocol of sd_listen_fds(3). Variables that were meant for a parent process count as not set. */
function findPassedSocket({ LISTEN_FDS: count, LISTEN_PID: pid }: Environment): number | undefined {
  if (!count || Number(pid) !== process.pid) return undefined;
  if (count !== '1')
    throw new OperatorError(`LISTEN_FDS='${count}' cannot be used: the site listens on one socket`);
  return 3;
}

function parsePagePaths({ PAGE_PATHS: renamed }: ParsedEnvironment): typeof renamed {
  const seen = new Map<string, string>();
  // A former path leads to its page, so no other page may have it.
  for (const [route, path] of [...Object.entries(specifiedPaths), ...Object.entries(renamed)]) {
    const other = seen.get(path.toLowerCase());
    if (other !== undefined && other !== route)
      throw new OperatorError(`PAGE_PATHS cannot be used: '${path}' is the path of '${other}'`);
    seen.set(path.toLowerCase(), route);
  }
  return renamed;
}

function parsePortal(parsed: ParsedEnvironment) {
  const { PORTAL_URL: portal } = parsed;
  const register = parsed.PORTAL_REGISTER_URL ?? (portal && `${portal}/register`);
  const login = parsed.PORTAL_LOGIN_URL ?? (portal && `${portal}/login`);
  if (register && login) return { register, login };
  if (register ?? login)
    throw new OperatorError(
      'PORTAL_REGISTER_URL and PORTAL_LOGIN_URL belong together: set both, or PORTAL_URL',
    );
  return undefined;
}

function parseAnalytics(parsed: ParsedEnvironment): AnalyticsSettings | undefined {
  const { ANALYTICS_SCRIPT_URL: script, ANALYTICS_SITE_ID: siteId, ANALYTICS_KIND: kind } = parsed;
  if (script === undefined || siteId === undefined) return undefined;
  // The other variants that Plausible serves under these names send the visitor's whole address.
  const { hostname, pathname } = new URL(script);
  if (
    kind === 'plausible' &&
    /\/(?:script|plausible)(?:\.[\w-]+)*\.js$/.test(pathname) &&
    (!pathname.includes('.manual.') || pathname.includes('.outbound-links.'))
  )
    throw new OperatorError(
      'ANALYTICS_SCRIPT_URL would send query strings to Plausible: use script.manual.js, without outbound-links',
    );
  if (/(?:^|\.)(?:googletagmanager|google-analytics)\.com$/.test(hostname))
    throw new OperatorError(
      `ANALYTICS_SCRIPT_URL='${script}' would count nothing: the site speaks to Plausible and Umami here, not to Google's tags, which belong in TAGS`,
    );
  return {
    kind,
    script,
    siteId,
    sendOrigin: parsed.ANALYTICS_SEND_ORIGIN,
    consent: parsed.ANALYTICS_CONSENT,
  };
}

function parseContact(parsed: ParsedEnvironment) {
  const sending: ContactSending = {
    outsideOrigin: parsed.MAIL_PROVIDER_ORIGIN,
    serviceId: parsed.MAIL_SERVICE_ID,
    templateId: parsed.MAIL_TEMPLATE_ID,
    publicKey: parsed.MAIL_PUBLIC_KEY,
    blockHeadless: parsed.CONTACT_BLOCK_HEADLESS === 'on',
    takesUnicode: parsed.MAIL_UNICODE === 'on',
  };
  const { SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from, MAIL_TO_PARTNERS: toPartners } = parsed;
  /** Visitors get a reply, in this language where theirs is not known; undefined: they get none. */
  const replyLanguage: LanguageCode | undefined =
    parsed.MAIL_REPLY === 'on' ? parsed.DEFAULT_LANGUAGE : undefined;
  const smtp = url && to && from ? { url, to, from, toPartners, replyLanguage } : undefined;
  if (replyLanguage && !smtp) throw new OperatorError('MAIL_REPLY=on needs SMTP_URL');
  const { CONTACT_WEBHOOK_URL: webhookUrl, CONTACT_WEBHOOK_SECRET: webhookSecret } = parsed;
  if (webhookUrl && sending.outsideOrigin)
    throw new OperatorError(
      'CONTACT_WEBHOOK_URL needs messages that are stored here: MAIL_PROVIDER_ORIGIN sends them past it',
    );
  return {
    sending,
    /** At an outside provider. */
    privateKey: parsed.MAIL_PRIVATE_KEY,
    /** Undefined: messages are stored but not sent. */
    smtp,
    /** Undefined: messages are not sent to another program. */
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
    databaseUrl: parsed.DATABASE_URL,
    retentionDays: parsed.MESSAGES_KEPT,
    /** Messages of one network. */
    maxPerHour: parsed.MESSAGES_PER_HOUR,
  };
}
