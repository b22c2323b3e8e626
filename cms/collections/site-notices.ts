import type { CollectionConfig, Field, TextField } from 'payload';
import { siteNoticesList } from '../../core/domain/content-lists.ts';
import { linkPattern } from '../../core/domain/site-notice.ts';
import { contentAccess } from '../access.ts';
import type { AdminLanguage } from '../admin/admin-language.ts';
import { groups, hints, labels, siteNoticeLabels } from './labels.ts';
import { publishableCollection } from './publishable.ts';

export const dateTime = (name: 'from' | 'until'): Field => ({
  name,
  label: siteNoticeLabels[name],
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

export const linkField = (field: Pick<TextField, 'name' | 'label'>): TextField => ({
  ...field,
  type: 'text',
  maxLength: 500,
  validate: (value: string | string[] | null | undefined, { req }) =>
    [value ?? []].flat().every((link) => link === '' || linkPattern.test(link)) ||
    hints.badLink[(req.i18n?.language ?? 'en') as AdminLanguage],
});

export const siteNotices: CollectionConfig = publishableCollection({
  slug: siteNoticesList,
  labels: { singular: labels.siteNotice, plural: labels.siteNotices },
  access: contentAccess,
  admin: {
    group: groups.content,
    useAsTitle: 'text',
    defaultColumns: ['text', 'pages', 'from', 'until', '_status'],
  },
  fields: [
    {
      name: 'text',
      label: siteNoticeLabels.text,
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: { description: hints.notice },
    },
    {
      name: 'buttonText',
      label: siteNoticeLabels.buttonText,
      type: 'text',
      localized: true,
      maxLength: 60,
    },
    {
      ...linkField({ name: 'buttonLink', label: siteNoticeLabels.buttonLink }),
      admin: { description: hints.link },
    },
    {
      name: 'pages',
      label: siteNoticeLabels.pages,
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: (['all', 'products', 'chosen'] as const).map((value) => ({
        value,
        label: siteNoticeLabels[value],
      })),
    },
    {
      ...linkField({ name: 'paths', label: siteNoticeLabels.paths }),
      hasMany: true,
      admin: { description: hints.paths, condition: ({ pages }) => pages === 'chosen' },
    } as TextField,
    dateTime('from'),
    dateTime('until'),
  ],
});
