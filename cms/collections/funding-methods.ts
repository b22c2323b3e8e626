import type { CollectionConfig, TextField } from 'payload';
import { fundingMethodsList } from '../../core/domain/content-lists.ts';
import {
  fundingDirections,
  fundingMethodTexts,
  type FundingDirection,
  type FundingMethodText,
} from '../../core/domain/funding-method.ts';
import { labels } from './labels.ts';
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
    label: labels.fundingMethods[name],
    admin: without ? { condition: ({ direction }) => direction !== without } : {},
  });
};

export const fundingMethods: CollectionConfig = publishableCollection({
  slug: fundingMethodsList,
  labels: { singular: labels.names.fundingMethod, plural: labels.names.fundingMethods },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'currencies', 'minimum', '_status', 'updatedAt'],
    description: labels.hints.fallback,
  },
  fields: [
    ...fundingMethodTexts.map(textField),
    {
      name: 'currencies',
      label: labels.fundingMethods.currencies,
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: labels.hints.currencies },
    },
    {
      name: 'withdrawalDays',
      label: labels.fundingMethods.withdrawalDays,
      type: 'number',
      min: 0,
      admin: { condition: ({ direction }) => direction !== directionWithout.withdrawalTime },
    },
    {
      name: 'direction',
      label: labels.fundingMethods.direction,
      type: 'select',
      required: true,
      defaultValue: fundingDirections[0],
      options: fundingDirections.map((value) => ({
        value,
        label: labels.fundingDirections[value],
      })),
    },
  ],
});
