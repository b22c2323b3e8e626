import type { CollectionConfig, Field } from 'payload';
import { siteNoticesList } from '../../core/domain/content-lists.ts';
import { linkPattern } from '../../core/domain/site-notice.ts';
import { labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { checkedText } from './text-fields.ts';

export const dateTime = (name: 'from' | 'until'): Field => ({
  name,
  label: labels.siteNotices[name],
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

const isLink = (text: string): boolean => text === '' || linkPattern.test(text);

export const siteNotices: CollectionConfig = publishableCollection({
  slug: siteNoticesList,
  labels: { singular: labels.names.siteNotice, plural: labels.names.siteNotices },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'pages', 'from', 'until', '_status'],
  },
  fields: [
    {
      name: 'text',
      label: labels.siteNotices.text,
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: { description: labels.hints.notice },
    },
    {
      name: 'buttonText',
      label: labels.siteNotices.buttonText,
      type: 'text',
      localized: true,
      maxLength: 60,
    },
    checkedText(
      { name: 'buttonLink', label: labels.siteNotices.buttonLink, maxLength: 500 },
      isLink,
      labels.hints.link,
      labels.hints.badLink,
    ),
    {
      name: 'pages',
      label: labels.siteNotices.pages,
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: (['all', 'products', 'chosen'] as const).map((value) => ({
        value,
        label: labels.siteNotices[value],
      })),
    },
    checkedText(
      {
        name: 'paths',
        label: labels.siteNotices.paths,
        maxLength: 500,
        hasMany: true,
        admin: { condition: ({ pages }) => pages === 'chosen' },
      },
      isLink,
      labels.hints.paths,
      labels.hints.badLink,
    ),
    dateTime('from'),
    dateTime('until'),
  ],
});
