import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
} from 'payload';
import { dayMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { brand } from '../../site/facts/brand.ts';
import {
  administratorsOnly,
  administratorsOrSelf,
  isAdministrator,
  otherAdministrators,
  roleAccess,
} from '../access.ts';
import { translate } from '../admin/translations.ts';
import type { User } from '../payload-types.ts';
import { labels, minPasswordLength } from './labels.ts';

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

const invitationDays = 7;

/** Sends somebody whom an administrator has added a link to choose a password. */
const invite: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return;
  const { payload } = req;
  const token = await payload.forgotPassword({
    collection: slug,
    data: { email: doc.email },
    disableEmail: true,
    expiration: invitationDays * dayMs,
    req,
  });
  const url = `${payload.config.serverURL}/admin/reset/${token}`;
  const values = { name: brand.name, days: invitationDays, url };
  try {
    await payload.sendEmail({
      to: doc.email,
      subject: translate(req, 'invitation', values),
      text: translate(req, 'invitationText', values),
    });
  } catch (error) {
    const reason = messageOf(error);
    throw new APIError(translate(req, 'invitationFailed', { reason }), 502, undefined, true);
  }
};

/** Mail leads people to their passwords; without it an administrator or a command sets them. */
export const users = ({
  secureCookies,
  sendsMail,
}: {
  secureCookies: boolean;
  sendsMail: boolean;
}): CollectionConfig => ({
  slug,
  labels: { singular: labels.names.user, plural: labels.names.users },
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
    group: labels.groups.access,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isAdministrator(user),
    description: labels.hints.password,
  },
  endpoints: [
    closedEndpoint('/first-register'),
    ...(sendsMail ? [] : [closedEndpoint('/forgot-password'), closedEndpoint('/reset-password')]),
  ],
  hooks: {
    beforeOperation: [checkPassword],
    afterChange: sendsMail ? [invite] : [],
  },
  fields: [
    { name: 'name', label: labels.names.personName, type: 'text' },
    {
      name: 'role',
      label: labels.names.role,
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: roleAccess, update: roleAccess },
      options: [
        { value: 'administrator', label: labels.names.administrator },
        { value: 'editor', label: labels.names.editor },
        { value: 'author', label: labels.names.author },
      ],
    },
  ],
});
