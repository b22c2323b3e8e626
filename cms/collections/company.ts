import type { GlobalConfig, TextField } from 'payload';
import { channels, isChannelText, licenceForms } from '../../core/domain/company.ts';
import { companyList } from '../../core/domain/content-lists.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { brand } from '../../site/facts/brand.ts';
import { publishersOnly, usersOnly } from '../access.ts';
import type { AdminLanguage } from '../admin/admin-language.ts';
import { companyHints, companyLabels, groups, hints, labels } from './labels.ts';
import { publishableGlobal } from './publishable.ts';

/** @param hasForm whether the site shows this text */
const textField = (
  name: keyof typeof companyHints,
  hasForm: (text: string) => boolean,
  placeholder?: string,
): TextField => ({
  name,
  label: companyLabels[name],
  type: 'text',
  validate: (value: string | string[] | null | undefined, { req }) =>
    [value ?? ''].flat().every((text) => hasForm(text.trim())) ||
    companyHints[name][(req.i18n?.language ?? 'en') as AdminLanguage],
  admin: { description: companyHints[name], ...(placeholder && { placeholder }) },
});

/** Licences and channels, which may change without a release. */
export const company: GlobalConfig = publishableGlobal({
  slug: companyList,
  label: labels.company,
  access: { read: usersOnly, readVersions: usersOnly, update: publishersOnly },
  admin: { group: groups.content, description: hints.company },
  fields: [
    {
      name: 'licences',
      label: companyLabels.licences,
      labels: { singular: companyLabels.licences, plural: companyLabels.licences },
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
