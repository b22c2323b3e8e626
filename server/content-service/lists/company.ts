import { z } from 'zod';
import {
  channels,
  isChannelText,
  licenceForms,
  type Company,
} from '../../../core/domain/company.ts';
import { companyList } from '../../../core/domain/content-lists.ts';
import { keysOf, mapKeys } from '../../../core/util/map-keys.ts';
import type { ContentList } from '../content-list.ts';
import { checkRows, optionalText, rowsOrNone } from './rows.ts';

const companyRow = z.object({
  ...mapKeys(channels, () => optionalText.catch('')),
  licences: z.array(z.unknown()).nullish().catch([]),
});
const wrong = 'is not in the form of the contract';
const licenceRow = z.object(
  mapKeys(keysOf(licenceForms), (field) => optionalText.refine(licenceForms[field], wrong)),
);

/** Texts that the service leaves empty, or does not have, are the brand file's. */
export const company: ContentList<Partial<Company>> = {
  name: companyList,
  async read(readList) {
    // Strapi omits repeated groups unless it is asked for them.
    const reading = readList(companyList, { populate: '*' }, 'single');
    const { rows, invalid } = checkRows(await rowsOrNone(reading, [403, 404]), companyRow);
    const [row] = rows;
    if (!row) return { value: {}, invalid };
    const value: Partial<Company> = {};
    const notShown: string[] = [];
    for (const channel of channels) {
      const text = row[channel];
      if (isChannelText(channel, text)) value[channel] = text;
      else if (text) notShown.push(`${channel} ${wrong}`);
    }
    if (value.officeHours && !value.timeZone) notShown.push('officeHours need a timeZone');
    const licences = checkRows(row.licences ?? [], licenceRow);
    for (const { index, field, problem } of licences.invalid)
      notShown.push(`licence ${index + 1}: ${field} ${problem}`);
    if (licences.rows.length > 0)
      value.licences = licences.rows.map(({ identity: _, ...licence }) => licence);
    return { value, invalid, notShown };
  },
};
