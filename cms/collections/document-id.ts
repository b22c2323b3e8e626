import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A row's id for other programs, 24 letters and digits: unlike `id`, it means the same row in every database. */
export function newDocumentId(): string {
  return Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join('');
}
