import type { GlobalConfig, TextField } from 'payload';
import { channels, isChannelText, licenceForms } from '../../core/domain/company.ts';
import { companyList } from '../../core/domain/content-lists.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { brand } from '../../site/facts/brand.ts';
import { publishersOnly, usersOnly } from '../access.ts';
import { labels } from './labels.ts';
import { publishableGlobal } from './publishable.ts';
import { checkedText } from './text-fields.ts';

/** @param hasForm whether the site shows this text */
const textField = (
  name: keyof typeof labels.companyHints,
  hasForm: (text: string) => boolean,
  placeholder?: string,
): TextField =>
  checkedText(
    { name, label: labels.company[name], admin: placeholder ? { placeholder } : {} },
    (text) => hasForm(text.trim()),
    labels.companyHints[name],
  );

/** Licences and channels, which may change without a release. */
export const company: GlobalConfig = publishableGlobal({
  slug: companyList,
  label: labels.names.company,
  access: { read: usersOnly, readVersions: usersOnly, update: publishersOnly },
  admin: { group: labels.groups.content, description: labels.hints.company },
  fields: [
    {
      name: 'licences',
      label: labels.company.licences,
      labels: { singular: labels.company.licences, plural: labels.company.licences },
      type: 'array',
      maxRows: 20,
      fields: keysOf(licenceForms).map((name) => textField(name, licenceForms[name])),
    },
    ...channels.map((channel) =>
      textField(
        channel,
        (text) => text === '' || isChannelText(channel, text),
        brand.channels[channel],
      ),
    ),
  ],
});
