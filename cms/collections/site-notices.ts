import type { CollectionConfig, Field } from 'payload';
import { siteNoticesList } from '../../core/domain/content-lists.ts';
import { linkPattern } from '../../core/domain/site-notice.ts';
import { contentAccess } from '../access.ts';
import { groups, hints, labels, siteNoticeLabels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { checkedText } from './text-fields.ts';

export const dateTime = (name: 'from' | 'until'): Field => ({
  name,
  label: siteNoticeLabels[name],
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

const isLink = (text: string): boolean => text === '' || linkPattern.test(text);

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
    checkedText(
      { name: 'buttonLink', label: siteNoticeLabels.buttonLink, maxLength: 500 },
      isLink,
      hints.link,
      hints.badLink,
    ),
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
    checkedText(
      {
        name: 'paths',
        label: siteNoticeLabels.paths,
        maxLength: 500,
        hasMany: true,
        admin: { condition: ({ pages }) => pages === 'chosen' },
      },
      isLink,
      hints.paths,
      hints.badLink,
    ),
    dateTime('from'),
    dateTime('until'),
  ],
});
