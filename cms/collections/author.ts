import type { Field } from 'payload';

/** Who saved a version, as they were called then: a user may be renamed or deleted. Commands leave it empty. */
export const authorField = {
  name: 'changedBy',
  type: 'text',
  admin: { hidden: true },
} as const satisfies Field;

interface Person {
  name?: string | null;
  email?: string | null;
}

export function authorOf(user: Person | null | undefined): string | null {
  return user?.name?.trim() || user?.email || null;
}
