import { keysOf, mapKeys } from '../util/map-keys.ts';
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
/**
 * Fields that a content service may leave out, in the same language everywhere: the pages compute with them, no card shows them.
 * `CommissionProducts` lists the classes on which the commission is charged ('Forex, Metal'), `TypicalSpreads` the spreads by
 * symbol ('EURUSD 1.3, XAUUSD 0.28': pips for currency pairs, the quote currency for the rest).
 */
export const accountTypeFigureSpelling = {
  commissionProducts: 'CommissionProducts',
  typicalSpreads: 'TypicalSpreads',
} as const;
export type AccountTypeFigure = keyof typeof accountTypeFigureSpelling;
export const accountTypeFigures = keysOf(accountTypeFigureSpelling);

export type AccountTypeField = keyof typeof accountTypeSpelling;
export type AccountTypeSpelling = (typeof accountTypeSpelling)[AccountTypeField];
export const accountTypeFields = keysOf(accountTypeSpelling);

export interface AccountType extends Record<AccountTypeField, string> {
  /** As the content service wrote them; '' for a missing one. */
  figures: Record<AccountTypeFigure, string>;
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
