import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  GlobalBeforeChangeHook,
  GlobalConfig,
} from 'payload';
import { announceOf } from '../publishing/announce.ts';
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

const rememberPublishing = ({ data }: { data: Record<string, unknown> }): Record<string, unknown> =>
  data['_status'] === 'published' ? { ...data, publishedAt: new Date().toISOString() } : data;

type Row = Record<string, unknown> | undefined;
/** A draft over something published does not change what the public sees, but asking once too often does no harm. */
const concernsPublic = (...rows: Row[]): boolean =>
  rows.some((row) => row?.['_status'] === 'published');

/** What every list of published rows has: an id for outside, drafts and versions, a time of publishing, a call to the site. */
export function publishedRows(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    disableDuplicate: true,
    // That tab shows the framework's own interface, which nobody outside is to use.
    admin: { ...config.admin, hideAPIURL: true },
    fields: [...config.fields, documentId, publishedAt],
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: {
      beforeChange: [rememberPublishing as CollectionBeforeChangeHook],
      afterChange: [
        ({ doc, previousDoc, req }) =>
          void (concernsPublic(doc as Row, previousDoc as Row) && announceOf(req.payload)),
      ],
      afterDelete: [({ doc, req }) => void (concernsPublic(doc as Row) && announceOf(req.payload))],
    },
  };
}

/** The same for a text of which there is one. */
export function publishedText(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    fields: [...config.fields, publishedAt],
    versions: { drafts: true, max: 50 },
    hooks: {
      beforeChange: [rememberPublishing as GlobalBeforeChangeHook],
      afterChange: [
        ({ doc, previousDoc, req }) =>
          void (concernsPublic(doc as Row, previousDoc as Row) && announceOf(req.payload)),
      ],
    },
  };
}
