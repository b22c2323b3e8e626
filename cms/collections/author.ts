import type { Field } from 'payload';
import { labels } from './labels.ts';

/** The name then of who saved a version: a user may be renamed or deleted. Commands leave it empty. */
export const authorField = {
  name: 'changedBy',
  type: 'text',
  label: labels.changedBy,
  admin: { position: 'sidebar', readOnly: true },
} as const satisfies Field;

interface Person {
  name?: string | null;
  email?: string | null;
}

export function authorOf(user: Person | null | undefined): string | null {
  return user?.name?.trim() || user?.email || null;
}
