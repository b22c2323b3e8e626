import type { CollectionConfig, Field } from 'payload';
import { contentAccess } from '../access.ts';
import { groups, hints, labels, type Label } from './labels.ts';
import { publishedRows } from './published-rows.ts';

/** Spelled as the contract spells them. */
export const accountTypeFields = {
  Title: labels.title,
  MinDeposit: labels.minDeposit,
  Commission: labels.commission,
  Spread: labels.spread,
  Leverages: labels.leverage,
  Lot_size: labels.lotSize,
  Instruments: labels.instruments,
} as const satisfies Record<string, Label>;

const text = (name: string, label: Label): Field => ({
  name,
  label,
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
});

export const accountTypes: CollectionConfig = publishedRows({
  slug: 'account-types',
  labels: { singular: labels.accountType, plural: labels.accountTypes },
  access: contentAccess,
  defaultSort: 'id',
  admin: {
    group: groups.content,
    useAsTitle: 'Title',
    defaultColumns: ['Title', 'MinDeposit', 'Spread', '_status', 'updatedAt'],
    description: hints.fallback,
  },
  // A language may leave a field to the default one; only there must all be filled.
  fields: Object.entries(accountTypeFields).map(([name, label]) => {
    const field = text(name, label);
    return { ...field, required: false, validate: neededInDefaultLanguage } as Field;
  }),
});

function neededInDefaultLanguage(
  value: unknown,
  { req }: { req: { locale?: string | null; t: (key: never) => string } },
): string | true {
  const filled = typeof value === 'string' && value.trim() !== '';
  if (filled ? value.length <= 200 : req.locale !== 'en') return true;
  return filled ? '≤ 200' : req.t('validation:required' as never);
}
