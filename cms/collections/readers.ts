import type { CollectionConfig } from 'payload';
import { administratorsOnly, isAdministrator } from '../access.ts';
import { labels } from './labels.ts';

/** Programs that read published content, each with a token that can be revoked. */
export const readers: CollectionConfig = {
  slug: 'readers',
  labels: { singular: labels.names.reader, plural: labels.names.readers },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  access: {
    read: administratorsOnly,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
    admin: () => false,
  },
  admin: {
    group: labels.groups.access,
    useAsTitle: 'name',
    hidden: ({ user }) => !isAdministrator(user),
    description: labels.hints.token,
  },
  fields: [{ name: 'name', label: labels.names.readerName, type: 'text', required: true }],
};
