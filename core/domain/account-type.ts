import { keysOf } from '../util/map-keys.ts';
import type { InstrumentClass } from './instrument-spec.ts';
import type { Tier } from './tiers.ts';

/** The texts of an account type, and how the content service spells them. */
export const accountTypeSpelling = {
  title: 'Title',
  minDeposit: 'MinDeposit',
  commission: 'Commission',
  spread: 'Spread',
  leverage: 'Leverages',
  lotSize: 'Lot_size',
  instruments: 'Instruments',
  /** How and when the typical spreads were measured. */
  spreadBasis: 'TypicalSpreadBasis',
} as const;
export type AccountTypeField = keyof typeof accountTypeSpelling;
export const accountTypeFields = keysOf(accountTypeSpelling);

/** The numbers of an account type, and how the content service spells them. A service may leave out any of them. */
export const accountNumberSpelling = {
  minDepositUsd: 'MinDepositUsd',
  /** For one lot of the classes that pay it, when it is opened and again when it is closed. */
  commissionPerSideUsd: 'CommissionPerSideUsd',
  /** The narrowest spread of EURUSD. */
  spreadPips: 'SpreadPips',
  /** 500 means 1:500. */
  maxLeverage: 'MaxLeverage',
  minLots: 'MinLots',
  maxLots: 'MaxLots',
  /** At least so many. */
  instrumentCount: 'InstrumentCount',
} as const;
export type AccountNumber = keyof typeof accountNumberSpelling;
export const accountNumbers = keysOf(accountNumberSpelling);

/** `[{ symbol, spread, asianSpread }]`: in pips for currency pairs, in the quote currency for the rest; the last may be left out. */
export const typicalSpreadsField = 'TypicalSpreads';
/** The classes that pay the commission, as the specifications spell them. */
export const commissionProductsField = 'CommissionProducts';
/** For a title that does not begin with the tier's name. */
export const tierField = 'Tier';

/**
 * Figures that pages compute with. Where a figure is stated, the text of the same condition is written from it in each language; a
 * service without figures has its texts shown as they are and takes no part in comparisons.
 */
export interface AccountFigures extends Partial<Record<AccountNumber, number | undefined>> {
  commissionClasses?: readonly InstrumentClass[] | undefined;
  /** By symbol. */
  typicalSpreads?: Readonly<Record<string, number>> | undefined;
  /** The same in Asian trading hours, where they are stated. */
  asianSpreads?: Readonly<Record<string, number>> | undefined;
}

export interface AccountType extends Record<AccountTypeField, string> {
  /** The same in all languages. */
  figures: AccountFigures;
  /** The same in all languages. */
  id: string;
  /** Sets the look of the card's header; undefined if neither the row nor its title names one. */
  tier: Tier | undefined;
}
