import type { GlobalConfig } from 'payload';
import { people } from '../access.ts';
import { groups, hints, labels } from './labels.ts';
import { publishedText } from './published-rows.ts';

export const siteNotice: GlobalConfig = publishedText({
  slug: 'site-notice',
  label: labels.siteNotice,
  access: { read: people, readVersions: people, update: people },
  admin: { group: groups.content },
  fields: [
    {
      name: 'text',
      label: labels.text,
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: { description: hints.notice },
    },
    {
      name: 'from',
      label: labels.from,
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'until',
      label: labels.until,
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
});
