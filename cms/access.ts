import type { Access, FieldAccess } from 'payload';

interface Person {
  collection: string;
  role?: string | null;
}

/** People of the collection `users`; a reader token is nobody here. */
const isPerson = (user: unknown): user is Person => (user as Person | null)?.collection === 'users';
export const isAdministrator = (user: unknown): boolean =>
  isPerson(user) && user.role === 'administrator';

export const people: Access = ({ req }) => isPerson(req.user);
export const administrators: Access = ({ req }) => isAdministrator(req.user);
export const administratorsField: FieldAccess = ({ req }) => isAdministrator(req.user);

/** Administrators everybody; others themselves. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  return isPerson(req.user) ? { id: { equals: (req.user as { id: number | string }).id } } : false;
};

/**
 * Content is worked on by people only. The public reads it through the contract's own route (contract/), which knows
 * nothing but published rows: there is no second way to it that a draft could slip through.
 */
export const contentAccess = {
  read: people,
  readVersions: people,
  create: people,
  update: people,
  delete: people,
};
