import path from 'node:path';
import { OperatorError } from '../core/util/operator-error.ts';

/** The editors' CMS listens here; `CMS_PORT` sets another. */
export const defaultCmsPort = 3001;
export const minSecretLength = 32;

/** The settings that may come from a file instead (`takeSecretsFromFiles`). */
export const secretSettings = ['PAYLOAD_SECRET', 'CONTENT_CHANGED_SECRET', 'SMTP_URL'] as const;

function refuse(name: string, value: string | undefined, reason: string): never {
  throw new OperatorError(
    value === undefined ? `${name} ${reason}` : `${name}='${value}' cannot be used: ${reason}`,
  );
}

function parseHttpUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    refuse(name, value, 'it is not an http or https URL');
  return value.replace(/\/+$/, '');
}

/** A blank value counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

export type CmsSettings = ReturnType<typeof readCmsSettings>;

/** The only reader of the environment in the CMS. @throws {OperatorError} */
export function readCmsSettings(environment: Environment) {
  const valueOf = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = Number(valueOf('CMS_PORT') ?? defaultCmsPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    refuse('CMS_PORT', valueOf('CMS_PORT'), 'it is not a TCP port');

  const origin = valueOf('CMS_ORIGIN');
  if (origin && parseHttpUrl('CMS_ORIGIN', origin) !== new URL(origin).origin)
    refuse('CMS_ORIGIN', origin, 'it is not an origin (scheme, host and port only)');

  const reading = valueOf('CMS_READING') ?? 'open';
  if (reading !== 'open' && reading !== 'token')
    refuse('CMS_READING', reading, 'it is neither open nor token');

  const secret = valueOf('PAYLOAD_SECRET');
  if (secret && secret.length < minSecretLength)
    refuse('PAYLOAD_SECRET', undefined, `has fewer than ${minSecretLength} characters`);

  const [smtpUrl, from] = [valueOf('SMTP_URL'), valueOf('MAIL_FROM')];
  if (smtpUrl && !/^smtps?:\/\/[^/\s]/.test(smtpUrl))
    refuse('SMTP_URL', undefined, 'is not an smtp or smtps URL');
  // The links in mails lead to the origin: a request's own header would let anybody choose where.
  if (smtpUrl && !(from && origin)) refuse('SMTP_URL', undefined, 'needs MAIL_FROM and CMS_ORIGIN');

  // Every process of the CMS runs in cms/.
  const dataFolder = path.resolve(/* turbopackIgnore: true */ valueOf('CMS_DATA_FOLDER') ?? 'data');
  const sites = (valueOf('SITE_URL') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((site) => parseHttpUrl('SITE_URL', site));
  const [firstSite] = sites;
  const siteSecret = valueOf('CONTENT_CHANGED_SECRET');

  return {
    port,
    host: valueOf('CMS_HOST') ?? '127.0.0.1',
    /** The origin at which editors reach the CMS; undefined where that is localhost. */
    origin: origin && new URL(origin).origin,
    dataFolder,
    pictureFolder: path.join(dataFolder, 'pictures'),
    /** SQLite, in the data folder. */
    databaseFile: path.join(dataFolder, 'cms.db'),
    /** Undefined: it is in a file of the data folder. */
    secret,
    /** Published content is read by everybody, or only by clients with a reader token. */
    reading,
    /** Sends invitations and new passwords; undefined: no mail is sent. */
    mail: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    /** The sites to call when published content changes, and the secret that they expect; undefined: none is called. */
    publishing:
      firstSite && siteSecret
        ? {
            sites,
            secret: siteSecret,
            /** A site as editors' browsers reach it: it shows previews of drafts. */
            previewSite: parseHttpUrl('PREVIEW_URL', valueOf('PREVIEW_URL') ?? firstSite),
          }
        : undefined,
  };
}
