import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
} from 'payload';
import {
  administratorsOnly,
  administratorsOrSelf,
  isAdministrator,
  otherAdministrators,
  roleAccess,
} from '../access.ts';
import { groups, hints, labels, minPasswordLength } from './labels.ts';

const slug = 'users';

/** Checks every new password, whether it comes from the admin, the framework's API or a command. */
const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'login') return;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  if (typeof password !== 'string' || password.length >= minPasswordLength) return;
  const message = req.t('validation:longerThanMin', { minLength: minPasswordLength });
  throw new ValidationError({ collection: slug, errors: [{ path: 'password', message }] }, req.t);
};

/** Replaces an endpoint of the framework that is open to everyone and not used here. */
const closedEndpoint = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler() {
    throw new APIError('Passwords and the first administrator are set on the CMS’s machine', 403);
  },
});

export const users = ({ secureCookies }: { secureCookies: boolean }): CollectionConfig => ({
  slug,
  labels: { singular: labels.user, plural: labels.users },
  auth: {
    tokenExpiration: 8 * 3600,
    maxLoginAttempts: 5,
    lockTime: 10 * 60_000,
    cookies: { sameSite: 'Lax', secure: secureCookies },
  },
  access: {
    read: administratorsOrSelf,
    update: administratorsOrSelf,
    create: administratorsOnly,
    // Administrators can delete and demote only others, so at least one always remains.
    delete: otherAdministrators,
    unlock: administratorsOnly,
    admin: ({ req }) => req.user?.collection === slug,
  },
  admin: {
    group: groups.access,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isAdministrator(user),
    description: hints.password,
  },
  endpoints: [
    closedEndpoint('/first-register'),
    closedEndpoint('/forgot-password'),
    closedEndpoint('/reset-password'),
  ],
  hooks: {
    beforeOperation: [checkPassword],
  },
  fields: [
    { name: 'name', label: labels.personName, type: 'text' },
    {
      name: 'role',
      label: labels.role,
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: roleAccess, update: roleAccess },
      options: [
        { value: 'administrator', label: labels.administrator },
        { value: 'editor', label: labels.editor },
      ],
    },
  ],
});
