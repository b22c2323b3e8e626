import type { Access, FieldAccess } from 'payload';

interface CmsUser {
  collection: string;
  id: number | string;
  role?: string | null;
}

/** True for a person who is logged in as one of `users`. A reader token also authenticates, but as one of `readers`. */
const isUser = (user: unknown): user is CmsUser => (user as CmsUser | null)?.collection === 'users';
export const isAdministrator = (user: unknown): boolean =>
  isUser(user) && user.role === 'administrator';

/** Everybody but authors, who write drafts. */
export const mayPublish = (user: unknown): boolean => isUser(user) && user.role !== 'author';

export const usersOnly: Access = ({ req }) => isUser(req.user);
export const publishersOnly: Access = ({ req }) => mayPublish(req.user);
/** The admin asks it about a published state to learn whether it shows a button for that. */
const publishersOrDraft: Access = ({ data, req }) =>
  mayPublish(req.user) || (isUser(req.user) && data?._status !== 'published');
export const administratorsOnly: Access = ({ req }) => isAdministrator(req.user);
/** Administrators, except for their own row. */
export const otherAdministrators: Access = ({ req }) =>
  isAdministrator(req.user) && { id: { not_equals: req.user?.id } };
export const roleAccess: FieldAccess = ({ id, req }) =>
  isAdministrator(req.user) && String(id) !== String(req.user?.id);

/** All users for administrators, their own row for others. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  return isUser(req.user) ? { id: { equals: req.user.id } } : false;
};

/**
 * Only users read or change content through the framework. The public reads it through content-api/, which selects published
 * rows only: a mistake in these rules cannot leak a draft.
 */
export const contentAccess = {
  read: usersOnly,
  readVersions: usersOnly,
  create: publishersOrDraft,
  update: publishersOrDraft,
  delete: publishersOnly,
};
