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
  administratorsOnly,
  administratorsOnlyField,
  administratorsOrSelf,
  isAdministrator,
} from '../access.ts';
import { groups, hints, labels } from './labels.ts';
import { passwordProblem } from './password-rule.ts';

const slug = 'users';

/** Checks every new password, whether it comes from the admin, the framework's API or a command. */
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

const lastAdministratorError = () =>
  new APIError('There must be at least one administrator', 409, undefined, true);

const refuseLastDemotion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before = originalDoc as { id: number | string; role?: string } | undefined;
  const isDemotion =
    operation === 'update' &&
    before?.role === 'administrator' &&
    (data as { role?: string }).role !== 'administrator';
  if (isDemotion && (await isLastAdministrator(req.payload, before.id)))
    throw lastAdministratorError();
  return data as unknown;
};
const refuseLastDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true });
  if (user?.role === 'administrator' && (await isLastAdministrator(req.payload, id)))
    throw lastAdministratorError();
};

/** Replaces an endpoint of the framework that is open to everyone and not used here. */
const closedEndpoint = (path: string): Endpoint => ({
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
    create: administratorsOnly,
    delete: administratorsOnly,
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
    beforeChange: [refuseLastDemotion],
    beforeDelete: [refuseLastDeletion],
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
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
      options: [
        { value: 'administrator', label: labels.administrator },
        { value: 'editor', label: labels.editor },
      ],
    },
  ],
});
