import type { CollectionConfig } from 'payload';
import { administrators, isAdministrator } from '../access.ts';
import { groups, hints, labels } from './labels.ts';

/** Programs that read published content with a token of their own, which can be taken back. */
export const readers: CollectionConfig = {
  slug: 'readers',
  labels: { singular: labels.reader, plural: labels.readers },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  access: {
    read: administrators,
    create: administrators,
    update: administrators,
    delete: administrators,
    admin: () => false,
  },
  admin: {
    group: groups.access,
    useAsTitle: 'name',
    hidden: ({ user }) => !isAdministrator(user),
    description: hints.token,
  },
  fields: [{ name: 'name', label: labels.readerName, type: 'text', required: true }],
};
