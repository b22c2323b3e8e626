import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { announceChange } from '../publishing/announce.ts';
import { authorField, authorOf } from './author.ts';
import { newDocumentId } from './document-id.ts';

const documentId: Field = {
  name: 'documentId',
  type: 'text',
  unique: true,
  index: true,
  defaultValue: newDocumentId,
  admin: { hidden: true },
};
const publishedAt: Field = { name: 'publishedAt', type: 'date', admin: { hidden: true } };

const signVersion = ({
  data,
  req,
}: {
  data: Record<string, unknown>;
  req: PayloadRequest;
}): Record<string, unknown> => ({
  ...data,
  ...(data['_status'] === 'published' ? { publishedAt: new Date().toISOString() } : {}),
  [authorField.name]: authorOf(req.user),
});

type Row = Record<string, unknown> | undefined;
/** Also true for a new draft of a published row, which changes nothing for the public: an unnecessary call does no harm. */
const anyPublished = (...rows: Row[]): boolean =>
  rows.some((row) => row?.['_status'] === 'published');

/** Adds what every list of content has: an id for other programs, drafts and versions, `publishedAt`, a call to the site. */
export function publishableCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    disableDuplicate: true,
    // The tab would show the framework's API, which other programs cannot use.
    admin: { ...config.admin, hideAPIURL: true },
    fields: [...config.fields, documentId, publishedAt, authorField],
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: {
      beforeChange: [signVersion as CollectionBeforeChangeHook],
      afterChange: [
        ({ doc, previousDoc, req }) =>
          void (anyPublished(doc as Row, previousDoc as Row) && announceChange(req.payload)),
      ],
      afterDelete: [
        ({ doc, req }) => void (anyPublished(doc as Row) && announceChange(req.payload)),
      ],
    },
  };
}

/** Does the same for content that is not a list. */
export function publishableGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [...config.fields, publishedAt, authorField],
    versions: { drafts: true, max: 50 },
    hooks: {
      beforeChange: [signVersion as GlobalBeforeChangeHook],
      afterChange: [
        ({ doc, previousDoc, req }) =>
          void (anyPublished(doc as Row, previousDoc as Row) && announceChange(req.payload)),
      ],
    },
  };
}
