import { keysOf, mapKeys } from './map-keys.ts';
import type { Tier } from './tiers.ts';

/** The fields of an account type, and how the content service spells them. */
export const accountTypeSpelling = {
  title: 'Title',
  minDeposit: 'MinDeposit',
  commission: 'Commission',
  spread: 'Spread',
  leverage: 'Leverages',
  lotSize: 'Lot_size',
  instruments: 'Instruments',
} as const;
export type AccountTypeField = keyof typeof accountTypeSpelling;
export type AccountTypeSpelling = (typeof accountTypeSpelling)[AccountTypeField];
export const accountTypeFields = keysOf(accountTypeSpelling);

export interface AccountType extends Record<AccountTypeField, string> {
  /** The same in all languages. */
  id: string;
  /** The one that the first word of the title names; sets the look of the card's header. */
  tier: Tier | undefined;
}

/** One value for every field, by our name. */
export function mapAccountTypeFields<Value>(
  valueOf: (field: AccountTypeField, spelling: AccountTypeSpelling) => Value,
): Record<AccountTypeField, Value> {
  return mapKeys(accountTypeFields, (field) => valueOf(field, accountTypeSpelling[field]));
}
