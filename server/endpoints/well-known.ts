import { languageCodes } from '../../core/domain/languages.ts';
import { dayMs } from '../../core/util/durations.ts';
import { brand } from '../../site/facts/brand.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { fileResponse } from '../http/plain-responses.ts';
import type { Settings } from '../settings/settings.ts';

const securityPath = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year, so that nobody relies on a file that has been forgotten. */
const daysValid = 364;

/** Where to report a weakness (RFC 9116). It ends some time after the start: a site that nobody starts again is not looked after. */
function securityText({ publicOrigin }: Settings, startedAt: Date): string {
  const expires = new Date(startedAt.getTime() + daysValid * dayMs).toISOString();
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    // The RFC allows web addresses with https only.
    ...(publicOrigin.startsWith('https:') ? [`Canonical: ${publicOrigin}${securityPath}`] : []),
    '',
  ].join('\n');
}

/** Files that programs look for at the same path of every site (RFC 8615). */
export function wellKnownEndpoints(settings: Settings, startedAt: Date): Endpoint[] {
  const text = securityText(settings, startedAt);
  return [{ kind: 'read', path: securityPath, handler: () => fileResponse('text/plain', text) }];
}
