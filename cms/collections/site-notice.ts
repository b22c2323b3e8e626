import type { Field, GlobalConfig } from 'payload';
import { siteNoticeList } from '../../core/domain/content-lists.ts';
import type { ScheduledNotice } from '../../core/domain/site-notice.ts';
import { usersOnly } from '../access.ts';
import { groups, hints, labels, siteNoticeLabels } from './labels.ts';
import { publishableGlobal } from './publishable.ts';

const dateTime = (name: 'from' | 'until'): Field => ({
  name,
  label: siteNoticeLabels[name],
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

const fields: Record<keyof ScheduledNotice, Field> = {
  text: {
    name: 'text',
    label: siteNoticeLabels.text,
    type: 'textarea',
    localized: true,
    maxLength: 500,
    admin: { description: hints.notice },
  },
  from: dateTime('from'),
  until: dateTime('until'),
};

export const siteNotice: GlobalConfig = publishableGlobal({
  slug: siteNoticeList,
  label: labels.siteNotice,
  access: { read: usersOnly, readVersions: usersOnly, update: usersOnly },
  admin: { group: groups.content },
  fields: Object.values(fields),
});
