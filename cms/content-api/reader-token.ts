import type { Payload } from 'payload';
import { createBearerCheck } from '../../core/util/bearer-token.ts';
import { readCmsSettings } from '../settings.ts';

/** Tells requests without a token, with that of a reader, and with one that is not valid. */
export async function checkReaderToken(
  payload: Payload,
  request: Request,
): Promise<'missing' | 'valid' | 'invalid'> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return 'missing';
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (!token) return 'invalid';
  // The framework finds a key by its HMAC, which reveals nothing by its timing.
  const headers = new Headers({ authorization: `readers API-Key ${token}` });
  const { user } = await payload.auth({ headers });
  return user?.collection === 'readers' ? 'valid' : 'invalid';
}

/** True for a site that knows the secret which it shares with this CMS. */
export function isPreviewingSite(request: Request): boolean {
  const { publishing } = readCmsSettings(process.env);
  return publishing !== undefined && createBearerCheck(publishing.secret)(request);
}
