import type {
  AccountType,
  AccountTypeField,
  AccountTypeFigure,
} from '../../core/domain/account-type.ts';
import {
  classSpelling,
  instrumentClasses,
  type InstrumentClass,
} from '../../core/domain/instrument-spec.ts';
import { defaultContentLocale } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { mapTiers, type Tier } from '../../core/domain/tiers.ts';
import type { Instrument } from '../facts/instruments.ts';
import { readCommission, readDollars, readPips, readSpreads } from './read-text.ts';

/** What an account type states in numbers. Undefined: missing, or in a form that the site does not understand. */
export interface AccountConditions {
  minDepositUsd: number | undefined;
  /** For one lot, when it is opened and again when it is closed. */
  commissionPerSideUsd: number | undefined;
  /** The classes that pay it: none without a commission. */
  commissionClasses: readonly InstrumentClass[] | undefined;
  /** The narrowest spread of EURUSD. */
  spreadPips: number | undefined;
  /** By symbol: in pips for currency pairs, in the quote currency for the rest. */
  typicalSpreads: ReadonlyMap<string, number> | undefined;
}

/** '' is a missing list, not one without classes. */
function readClasses(text: string): readonly InstrumentClass[] | undefined {
  if (text.trim() === '') return undefined;
  const named = text.split(',').map((name) => name.trim().toLowerCase());
  const classes = instrumentClasses.filter((name) =>
    named.includes(classSpelling[name].toLowerCase()),
  );
  return classes.length === named.length ? classes : undefined;
}

export function conditionsOf(account: AccountType): AccountConditions {
  const commissionPerSideUsd = readCommission(account.commission);
  return {
    minDepositUsd: readDollars(account.minDeposit),
    commissionPerSideUsd,
    commissionClasses:
      commissionPerSideUsd === 0 ? [] : readClasses(account.figures.commissionProducts),
    spreadPips: readPips(account.spread),
    typicalSpreads:
      account.figures.typicalSpreads === ''
        ? undefined
        : readSpreads(account.figures.typicalSpreads),
  };
}

/** The account types as the content service writes them in its default language: the numbers are read from these, in every language. */
export const accountTypesToRead = ({
  accountTypes,
}: Pick<SiteContent, 'accountTypes'>): readonly AccountType[] =>
  accountTypes.state === 'ready' ? accountTypes.value[defaultContentLocale] : [];

/** The conditions of each tier's first account type; undefined for a tier that the content does not name. */
export function conditionsByTier(
  content: Pick<SiteContent, 'accountTypes'>,
): Record<Tier, AccountConditions | undefined> {
  const accounts = accountTypesToRead(content);
  return mapTiers((tier) => {
    const account = accounts.find((candidate) => candidate.tier === tier);
    return account && conditionsOf(account);
  });
}

/** The typical spread of an instrument: in pips of a currency pair, else in the currency in which it is quoted. */
export interface TypicalSpread {
  value: number;
  unit: 'pips' | 'currency';
}

export function typicalSpreadOf(
  { typicalSpreads }: AccountConditions,
  { symbol, class: instrumentClass }: Pick<Instrument, 'symbol' | 'class'>,
): TypicalSpread | undefined {
  const value = typicalSpreads?.get(symbol);
  if (value === undefined) return undefined;
  return { value, unit: instrumentClass === 'forex' ? 'pips' : 'currency' };
}

/** What an account pays for one lot of a class, there and back; undefined if the content does not say. */
export function roundTurnCommissionUsd(
  { commissionPerSideUsd, commissionClasses }: AccountConditions,
  instrumentClass: InstrumentClass,
): number | undefined {
  if (commissionPerSideUsd === undefined || commissionClasses === undefined) return undefined;
  return commissionClasses.includes(instrumentClass) ? 2 * commissionPerSideUsd : 0;
}

/** A text that the site shows but cannot compute with. */
export interface UnreadableFigure {
  account: string;
  field: AccountTypeField | AccountTypeFigure;
  text: string;
}

/** Figures that are left out of computed comparisons because their text is not understood. */
export function unreadableFigures(
  content: Pick<SiteContent, 'accountTypes'>,
): readonly UnreadableFigure[] {
  return accountTypesToRead(content).flatMap((account) => {
    const { figures, title, minDeposit, commission, spread } = account;
    const conditions = conditionsOf(account);
    const candidates = [
      { field: 'minDeposit', text: minDeposit, value: conditions.minDepositUsd },
      { field: 'commission', text: commission, value: conditions.commissionPerSideUsd },
      { field: 'spread', text: spread, value: conditions.spreadPips },
      {
        field: 'commissionProducts',
        text: figures.commissionProducts,
        value: conditions.commissionClasses,
      },
      { field: 'typicalSpreads', text: figures.typicalSpreads, value: conditions.typicalSpreads },
    ] as const;
    return candidates
      .filter(({ text, value }) => text !== '' && value === undefined)
      .map(({ field, text }) => ({ account: title, field, text }));
  });
}
