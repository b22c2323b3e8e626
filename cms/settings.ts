import path from 'node:path';

export interface CmsSettings {
  port: number;
  host: string;
  /** Where editors reach the CMS, when they do so by https or a name; undefined on one's own machine. */
  origin: string | undefined;
  dataFolder: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  /** Undefined: it is kept in a file of the data folder. */
  secret: string | undefined;
  /** Who may read what is published: everybody, or bearers of a reader token. */
  reading: 'open' | 'token';
  /** The sites to be told of changes, and the secret they know us by; undefined: they are not told. */
  publishing: { sites: readonly string[]; secret: string } | undefined;
}

/** A setting cannot be used; the message is one line and names it. */
export class CmsSettingError extends Error {}

export const shortestSecret = 32;

function refuse(name: string, value: string | undefined, reason: string): never {
  throw new CmsSettingError(
    value === undefined ? `${name} ${reason}` : `${name}='${value}' cannot be used: ${reason}`,
  );
}

function httpAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    refuse(name, value, 'it is not an http or https address');
  return value.replace(/\/+$/, '');
}

/** Blank counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The only reader of the environment in the CMS. @throws {CmsSettingError} */
export function readCmsSettings(environment: Environment): CmsSettings {
  const valueOf = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = Number(valueOf('CMS_PORT') ?? 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    refuse('CMS_PORT', valueOf('CMS_PORT'), 'it is not a TCP port');

  const origin = valueOf('CMS_ORIGIN');
  if (origin && httpAddress('CMS_ORIGIN', origin) !== new URL(origin).origin)
    refuse('CMS_ORIGIN', origin, 'it is not an origin (scheme, host and port only)');

  const reading = valueOf('CMS_READING') ?? 'open';
  if (reading !== 'open' && reading !== 'token')
    refuse('CMS_READING', reading, 'it is neither open nor token');

  const secret = valueOf('PAYLOAD_SECRET');
  if (secret && secret.length < shortestSecret)
    refuse('PAYLOAD_SECRET', undefined, `has fewer than ${shortestSecret} characters`);

  // Everything of the CMS runs in its own folder.
  const dataFolder = path.resolve(/* turbopackIgnore: true */ valueOf('CMS_DATA_FOLDER') ?? 'data');
  const url = valueOf('CMS_DATABASE_URL') ?? valueOf('DATABASE_URL');
  if (url && !/^postgres(ql)?:\/\//.test(url)) {
    refuse(
      valueOf('CMS_DATABASE_URL') ? 'CMS_DATABASE_URL' : 'DATABASE_URL',
      undefined,
      'is not a Postgres address (postgres://…)',
    );
  }

  const sites = (valueOf('SITE_URL') ?? '').split(/[\s,]+/).filter(Boolean);
  const siteSecret = valueOf('CONTENT_CHANGED_SECRET');

  return {
    port,
    host: valueOf('CMS_HOST') ?? '127.0.0.1',
    origin: origin && new URL(origin).origin,
    dataFolder,
    database: url
      ? { kind: 'postgres', url }
      : { kind: 'sqlite', file: path.join(dataFolder, 'cms.db') },
    secret,
    reading,
    publishing:
      sites.length > 0 && siteSecret
        ? { sites: sites.map((site) => httpAddress('SITE_URL', site)), secret: siteSecret }
        : undefined,
  };
}
