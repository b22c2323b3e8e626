import type { CollectionConfig } from 'payload';
import { administratorsOnly, isAdministrator } from '../access.ts';
import { groups, hints, labels } from './labels.ts';

/** Programs that read published content, each with a token that can be revoked. */
export const readers: CollectionConfig = {
  slug: 'readers',
  labels: { singular: labels.reader, plural: labels.readers },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  access: {
    read: administratorsOnly,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
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
