import { z } from 'zod';
import type { WidgetSettings } from '../site/site-context.tsx';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/$/, ''))
  .pipe(z.string().refine((value) => new URL(value).origin === value, 'it is not an origin (scheme, host and port only)'));
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const seconds = z.coerce
  .number()
  .min(0)
  .max(86_400 * 365);

interface Setting {
  schema: z.ZodType;
  /** As it would be written in the environment; undefined: not set. */
  default: string | undefined;
  unit: string;
  meaning: string;
}

/**
 * Every setting of the site: name in the environment, check, default, unit, meaning. This file is the only reader of the
 * environment. `npm run settings` prints the table.
 */
const table = {
  PORT: { schema: port, default: '3000', unit: 'TCP port', meaning: 'where the site listens; 0 takes a free one' },
  HOST: { schema: z.string().min(1), default: undefined, unit: 'address', meaning: 'the network address to listen on; without it all of them' },
  PUBLIC_ORIGIN: {
    schema: origin,
    default: 'http://localhost:3000',
    unit: 'origin',
    meaning: 'where visitors reach the site; for canonical addresses and, when https, for strict transport security',
  },
  DEFAULT_LANGUAGE: {
    schema: z.enum(['zh', 'en']),
    default: 'zh',
    unit: 'zh | en',
    meaning: 'the language of plain addresses; the others stand under their prefix',
  },
  PORTAL_URL: { schema: address, default: undefined, unit: 'address', meaning: 'the client portal; without it a built-in page stands in' },
  PORTAL_REGISTER_URL: { schema: address, default: undefined, unit: 'address', meaning: 'registration, where it is not /register under PORTAL_URL' },
  PORTAL_LOGIN_URL: { schema: address, default: undefined, unit: 'address', meaning: 'login, where it is not /login under PORTAL_URL' },
  CONTENT_SERVICE_URL: {
    schema: address,
    default: undefined,
    unit: 'address',
    meaning: 'a headless CMS that answers in the Strapi envelope; without it the files under content/ are served',
  },
  CONTENT_FOLDER: { schema: z.string().min(1), default: 'content', unit: 'folder', meaning: 'where the built-in content service reads its files' },
  CONTENT_TIMEOUT: { schema: seconds, default: '10', unit: 'seconds', meaning: 'how long the content service may take to answer' },
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
    meaning: 'a stand-in of the charting provider, for development and tests; without it the provider itself',
  },
  PAGE_CACHE: { schema: seconds, default: '60', unit: 'seconds', meaning: 'how long a CDN may serve a page without asking (s-maxage); browsers always ask' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof table;
type Parsed = {
  [Name in SettingName]: (typeof table)[Name]['default'] extends string
    ? z.output<(typeof table)[Name]['schema']>
    : z.output<(typeof table)[Name]['schema']> | undefined;
};

export interface Settings {
  port: number;
  host: string | undefined;
  publicOrigin: string;
  defaultLanguage: 'zh' | 'en';
  /** Undefined: the built-in stand-in of the client portal. */
  portal: { register: string; login: string } | undefined;
  contentServiceUrl: string | undefined;
  contentFolder: string;
  contentTimeout: number;
  pageCache: number;
  widgets: WidgetSettings;
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
      throw new SettingError(`${name}='${raw}' cannot be used: ${result.error.issues[0]?.message ?? 'malformed'} (${setting.unit}; ${setting.meaning})`);
    }
    values[name] = result.data;
  }
  const parsed = values as Parsed;
  const register = parsed.PORTAL_REGISTER_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/register`);
  const login = parsed.PORTAL_LOGIN_URL ?? (parsed.PORTAL_URL && `${parsed.PORTAL_URL}/login`);
  if ((register === undefined) !== (login === undefined)) {
    throw new SettingError('PORTAL_REGISTER_URL and PORTAL_LOGIN_URL belong together: set both, or PORTAL_URL');
  }
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    publicOrigin: parsed.PUBLIC_ORIGIN,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    portal: register && login ? { register, login } : undefined,
    contentServiceUrl: parsed.CONTENT_SERVICE_URL,
    contentFolder: parsed.CONTENT_FOLDER,
    contentTimeout: parsed.CONTENT_TIMEOUT,
    pageCache: parsed.PAGE_CACHE,
    widgets: { theme: parsed.WIDGET_THEME, locale: parsed.WIDGET_LOCALE, consent: parsed.WIDGET_CONSENT, origin: parsed.WIDGET_ORIGIN },
  };
}

/** The settings as a Markdown table, as README.md shows it. */
export function settingsTable(): string {
  const rows = Object.entries(table).map(
    ([name, setting]) =>
      `| \`${name}\` | ${setting.default === undefined ? '–' : `\`${setting.default}\``} | ${setting.unit.replaceAll('|', '\\|')} | ${setting.meaning} |`,
  );
  return ['| setting | default | unit | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
