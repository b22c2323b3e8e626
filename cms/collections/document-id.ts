import { randomBytes } from 'node:crypto';

/** A row's id for other programs, 24 letters and digits: unlike `id`, it means the same row in every database. */
export const newDocumentId = (): string => randomBytes(12).toString('hex');
