import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates a check of `Authorization: Bearer`, whose duration tells nothing about the token. */
export function createBearerCheck(token: string): (request: Request) => boolean {
  const expected = digest(`Bearer ${token}`);
  // Digests have the same length, which timingSafeEqual needs.
  return ({ headers }) => timingSafeEqual(digest(headers.get('authorization') ?? ''), expected);
}
