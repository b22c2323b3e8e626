import type { CollectionConfig } from 'payload';
import { readOnlyAccess } from '../access.ts';
import { groups, hints, labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';

/** Read only: the site’s documents are PDF files, made from signed texts at build (docs/decisions/0034). */
export const legalDocuments: CollectionConfig = publishableCollection({
  slug: 'legal-documents',
  labels: { singular: labels.legalDocument, plural: labels.legalDocuments },
  access: readOnlyAccess,
  defaultSort: 'id',
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'name', 'version', 'date', '_status'],
    description: hints.legalDocuments,
  },
  fields: [
    { name: 'title', label: labels.title, type: 'text', localized: true, required: true },
    { name: 'subject', label: labels.subject, type: 'text', localized: true },
    {
      name: 'name',
      label: labels.name,
      type: 'text',
      required: true,
      unique: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'date',
      label: labels.date,
      type: 'date',
      required: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'version',
      label: labels.version,
      type: 'text',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'text',
      label: labels.text,
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: hints.markdown, rows: 30 },
    },
  ],
});
