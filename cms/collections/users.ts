import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type Payload,
} from 'payload';
import {
  administrators,
  administratorsField,
  administratorsOrSelf,
  isAdministrator,
} from '../access.ts';
import { groups, hints, labels } from './labels.ts';
import { passwordProblem } from './password-rule.ts';

const slug = 'users';

/** Every way to a password comes through here: the form, the interface, the command line. */
const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return;
  const { data = {}, id } = args as {
    data?: { password?: unknown; email?: string };
    id?: number | string;
  };
  if (data.password === undefined || data.password === null) return;
  const password = typeof data.password === 'string' ? data.password : '';
  const email =
    data.email ??
    (id === undefined
      ? ''
      : (await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true }))
          ?.email);
  const problem = passwordProblem(password, email ?? '', req.i18n?.language);
  if (problem)
    throw new ValidationError(
      { collection: slug, errors: [{ path: 'password', message: problem }] },
      req.t,
    );
};

async function isLastAdministrator(payload: Payload, id: number | string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: slug,
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_equals: id } }] },
  });
  return totalDocs === 0;
}

const lastOne = () => new APIError('There must be one administrator', 409, undefined, true);

const keepAnAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before = originalDoc as { id: number | string; role?: string } | undefined;
  const loses =
    operation === 'update' &&
    before?.role === 'administrator' &&
    (data as { role?: string }).role !== 'administrator';
  if (loses && (await isLastAdministrator(req.payload, before.id))) throw lastOne();
  return data as unknown;
};
const deleteNotTheLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true });
  if (user?.role === 'administrator' && (await isLastAdministrator(req.payload, id)))
    throw lastOne();
};

/** Ways of the framework that are open to whoever comes, and that we do not use. */
const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () =>
    Response.json(
      {
        errors: [
          {
            message:
              'Passwords and the first administrator are set on the machine that runs this CMS',
          },
        ],
      },
      { status: 403 },
    ),
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
    create: administrators,
    delete: administrators,
    unlock: administrators,
    admin: ({ req }) => req.user?.collection === slug,
  },
  admin: {
    group: groups.access,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isAdministrator(user),
    description: hints.password,
  },
  endpoints: [closed('/first-register'), closed('/forgot-password'), closed('/reset-password')],
  hooks: {
    beforeOperation: [checkPassword],
    beforeChange: [keepAnAdministrator],
    beforeDelete: [deleteNotTheLast],
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
      access: { create: administratorsField, update: administratorsField },
      options: [
        { value: 'administrator', label: labels.administrator },
        { value: 'editor', label: labels.editor },
      ],
    },
  ],
});
