import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The name for which the proxies' configurations in deploy/ are written. */
export const siteName = 'www.example.com';

/** A self-signed certificate. @returns the paths of its two files @throws if there is no openssl */
export function makeCertificate(
  folder: string,
  name = siteName,
): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const parameters =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  parameters.push('-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`);
  parameters.push('-out', certificate, '-keyout', key);
  const { status, stderr, error } = spawnSync('openssl', parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`);
  return { certificate, key };
}

/** Replaces each text, which must be there: a configuration that has changed is not tested by its leftovers. */
export function substitute(text: string, replacements: Record<string, string>): string {
  let result = text;
  for (const [from, to] of Object.entries(replacements)) {
    if (!result.includes(from)) throw new Error(`The configuration does not contain '${from}'`);
    result = result.replaceAll(from, to);
  }
  return result;
}
