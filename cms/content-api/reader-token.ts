import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';

/** Whether a request has no token, the token of a reader, or a token that is not valid. */
export async function checkReaderToken(
  payload: Payload,
  request: Request,
): Promise<'missing' | 'valid' | 'invalid'> {
  const authorization = request.headers.get('authorization');
  if (authorization === null) return 'missing';
  const [, token] = /^Bearer +(\S+) *$/i.exec(authorization) ?? [];
  if (!token) return 'invalid';
  // The framework's index of keys is an HMAC: looking a token up in it reveals nothing by its timing.
  const apiKeyIndex = createHmac('sha256', payload.secret).update(token).digest('hex');
  const { totalDocs } = await payload.count({
    collection: 'readers',
    where: { apiKeyIndex: { equals: apiKeyIndex } },
  });
  return totalDocs === 1 ? 'valid' : 'invalid';
}
