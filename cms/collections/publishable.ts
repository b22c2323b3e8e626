import { randomBytes } from 'node:crypto';
import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { contentAccess, mayPublish } from '../access.ts';
import { announceChange } from '../publishing/announce.ts';
import { labels } from './labels.ts';

/** A row's id for other programs, 24 letters and digits: unlike `id`, it means the same row in every database. */
export const newDocumentId = (): string => randomBytes(12).toString('hex');

const documentId: Field = {
  name: 'documentId',
  type: 'text',
  unique: true,
  index: true,
  defaultValue: newDocumentId,
  admin: { hidden: true },
};
const publishedAt: Field = { name: 'publishedAt', type: 'date', admin: { hidden: true } };
/** The name then of who saved a version: a user may be renamed or deleted. Commands leave it empty. */
const changedBy: Field = {
  name: 'changedBy',
  type: 'text',
  label: labels.names.changedBy,
  admin: { position: 'sidebar', readOnly: true },
};

export const authorOf = (
  user: { name?: string | null; email?: string | null } | null,
): string | null => user?.name?.trim() || user?.email || null;

type Row = Record<string, unknown> | undefined;

/** Lets authors save drafts only, which a request says in two places. A command has no user. */
const keepToDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!req.user || mayPublish(req.user)) return;
  const { draft, data } = args as { draft?: boolean; data?: Row };
  const isDraft = draft && data?.['_status'] !== 'published';
  if (['create', 'update', 'restoreVersion'].includes(operation) && !isDraft)
    throw new Forbidden(req.t);
};

const signVersion = ({ data, req }: { data: unknown; req: PayloadRequest }) => ({
  ...(data as object),
  ...((data as Row)?.['_status'] === 'published' ? { publishedAt: new Date().toISOString() } : {}),
  changedBy: authorOf(req.user),
});

/** Also calls for a new draft of a published row, which changes nothing for the public: an unnecessary call does no harm. */
function announceIfPublished(req: PayloadRequest, ...rows: Row[]): void {
  if (rows.some((row) => row?.['_status'] === 'published')) announceChange(req.payload);
}
interface Change {
  doc: unknown;
  previousDoc: unknown;
  req: PayloadRequest;
}

const announceNewVersion = ({ doc, previousDoc, req }: Change): void =>
  announceIfPublished(req, doc as Row, previousDoc as Row);

/** Adds what every list of content has: the access rule, an id for other programs, drafts and versions, `publishedAt`, a call to the site. */
export const publishableCollection = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  access: contentAccess,
  disableDuplicate: true,
  // The tab would show the framework's API, which other programs cannot use.
  admin: { group: labels.groups.content, ...config.admin, hideAPIURL: true },
  fields: [...config.fields, documentId, publishedAt, changedBy],
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [keepToDrafts],
    beforeChange: [signVersion],
    afterChange: [announceNewVersion],
    afterDelete: [({ doc, req }) => announceIfPublished(req, doc as Row)],
  },
});

/** Does the same for content that is not a list. */
export const publishableGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  fields: [...config.fields, publishedAt, changedBy],
  versions: { drafts: true, max: 50 },
  hooks: { beforeChange: [signVersion], afterChange: [announceNewVersion] },
});
