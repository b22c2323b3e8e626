import { randomBytes } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id for other programs that stays the same over databases: 24 letters and digits. */
export function newDocumentId(): string {
  return Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join('');
}
