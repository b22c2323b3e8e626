import type { CollectionConfig, Field, TextField } from 'payload';
import { refPattern } from '../../core/domain/campaign.ts';
import { campaignsList } from '../../core/domain/content-lists.ts';
import { classSpelling } from '../../core/domain/instrument-spec.ts';
import { productClasses } from '../../site/facts/instruments.ts';
import { labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { dateTime } from './site-notices.ts';
import { checkedText, slugField } from './text-fields.ts';

const line = (name: keyof typeof labels.campaigns, maxLength: number): TextField => ({
  name,
  label: labels.campaigns[name],
  type: 'text',
  maxLength,
});

/** Short texts with a longer one each. */
const pairs = (name: 'cards' | 'questions', [short, long]: [TextField, TextField]): Field => ({
  name,
  label: labels.campaigns[name],
  type: 'array',
  localized: true,
  maxRows: 12,
  fields: [
    { ...short, required: true },
    {
      name: long.name,
      label: long.label ?? false,
      type: 'textarea',
      required: true,
      maxLength: 600,
    },
  ],
});

/** Pages whose sections are filled in here, in the order in which they are shown. */
export const campaigns: CollectionConfig = publishableCollection({
  slug: campaignsList,
  labels: { singular: labels.names.campaign, plural: labels.names.campaigns },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'from', 'until', '_status'],
    description: labels.hints.ownLanguage,
  },
  fields: [
    { ...line('title', 100), localized: true },
    { ...line('lead', 300), localized: true },
    { ...line('button', 40), localized: true },
    pairs('cards', [line('title', 80), line('description', 600)]),
    { name: 'hasSteps', label: labels.campaigns.hasSteps, type: 'checkbox' },
    {
      name: 'symbols',
      label: labels.campaigns.symbols,
      type: 'text',
      hasMany: true,
      admin: { description: labels.hints.symbols },
    },
    {
      name: 'market',
      label: labels.campaigns.market,
      type: 'select',
      options: productClasses.map((value) => ({ value, label: classSpelling[value] })),
    },
    pairs('questions', [line('question', 150), line('answer', 600)]),
    slugField(labels.campaigns.slug),
    dateTime('from'),
    dateTime('until'),
    {
      name: 'isIndexed',
      label: labels.campaigns.isIndexed,
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    checkedText(
      { name: 'ref', label: labels.campaigns.ref, maxLength: 64, admin: { position: 'sidebar' } },
      (text) => refPattern.test(text),
      labels.hints.ref,
    ),
  ],
});
