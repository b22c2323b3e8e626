import type { CollectionConfig, TextField } from 'payload';
import { fundingMethodsList } from '../../core/domain/content-lists.ts';
import {
  fundingDirections,
  fundingMethodTexts,
  type FundingDirection,
  type FundingMethodText,
} from '../../core/domain/funding-method.ts';
import { contentAccess } from '../access.ts';
import { fundingDirectionLabels, fundingMethodLabels, groups, hints, labels } from './labels.ts';
import { publishableCollection } from './publishable.ts';
import { localisedText } from './text-fields.ts';

/** A method that goes the other way only has no such time: the form does not ask for it. */
const directionWithout: Partial<Record<FundingMethodText, FundingDirection>> = {
  depositTime: 'withdrawal',
  withdrawalTime: 'deposit',
};

const textField = (name: FundingMethodText): TextField => {
  const without = directionWithout[name];
  return localisedText({
    name,
    label: fundingMethodLabels[name],
    admin: without ? { condition: ({ direction }) => direction !== without } : {},
  });
};

export const fundingMethods: CollectionConfig = publishableCollection({
  slug: fundingMethodsList,
  labels: { singular: labels.fundingMethod, plural: labels.fundingMethods },
  access: contentAccess,
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'currencies', 'minimum', '_status', 'updatedAt'],
    description: hints.fallback,
  },
  fields: [
    ...fundingMethodTexts.map(textField),
    {
      name: 'currencies',
      label: fundingMethodLabels.currencies,
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: hints.currencies },
    },
    {
      name: 'withdrawalDays',
      label: fundingMethodLabels.withdrawalDays,
      type: 'number',
      min: 0,
      admin: { condition: ({ direction }) => direction !== directionWithout.withdrawalTime },
    },
    {
      name: 'direction',
      label: fundingMethodLabels.direction,
      type: 'select',
      required: true,
      defaultValue: fundingDirections[0],
      options: fundingDirections.map((value) => ({ value, label: fundingDirectionLabels[value] })),
    },
  ],
});
