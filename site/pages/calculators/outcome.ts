import type { Tier } from '../../../core/domain/tiers.ts';
import { convert, conversionPair, Exact, positionSize, swapCount } from './engine.ts';
import {
  fieldsOf,
  isNumberField,
  isWithinLimits,
  type Calculator,
  type Field,
  type NumberField,
  type Values,
} from './fields.ts';
import { moveSize, pairPoint, type MoveUnit, type Terms } from './terms.ts';

/** The form that an instrument and a currency ask for. */
export interface Situation {
  fields: readonly Field[];
  unit: MoveUnit;
  /** Names that stand in labels. */
  parts: Record<'quote' | 'account' | 'pair' | 'usdPair', string>;
}

const commissionCurrency = 'USD';
/** The step of orders where the content does not say: a hundredth of a lot. */
const commonLotStep = '0.01';
/** The fields that may stay empty. */
const optional: ReadonlySet<Field> = new Set<Field>(['spread']);

const tierOf = ({ choices }: Values): Tier => choices.tier as Tier;

/** A pair in the account's currency is converted at its own price, where the form asks for one. */
const ownPrice: Partial<Record<Calculator, NumberField>> = { margin: 'price', profit: 'close' };

const hasOwnPrice = ({ calculator, choices }: Values, { symbol, unit }: Terms): boolean =>
  ownPrice[calculator] !== undefined && unit === 'pips' && symbol.startsWith(choices.currency);

const isCharged = (amount: string | undefined): amount is string =>
  amount !== undefined && Number(amount) !== 0;

function isShown(field: Field, values: Values, terms: Terms): boolean {
  const { calculator, choices } = values;
  if (field === 'step') {
    // The sizes of a pip, a pair's point and an index's point are customs of the market.
    return calculator === 'pip'
      ? terms.unit === 'price'
      : terms.unit !== 'pips' && choices.unit === 'points';
  }
  // A market without a weekend has no triple night.
  if (field === 'day') return terms.tripleNight !== undefined;
  if (field === 'rate') {
    const isInQuote = calculator !== 'swap' || choices.unit === 'points';
    return isInQuote && terms.quote !== choices.currency && !hasOwnPrice(values, terms);
  }
  if (field === 'usd') {
    return (
      isCharged(terms.commission[tierOf(values)]) &&
      ![choices.currency, terms.quote].includes(commissionCurrency)
    );
  }
  return true;
}

export function situationOf(values: Values, terms: Terms): Situation {
  const { currency } = values.choices;
  return {
    fields: fieldsOf[values.calculator].filter((field) => isShown(field, values, terms)),
    unit: terms.unit,
    parts: {
      quote: terms.quote,
      account: currency,
      pair: conversionPair(terms.quote, currency)?.symbol ?? '',
      usdPair: conversionPair(commissionCurrency, currency)?.symbol ?? '',
    },
  };
}

/** '1,234.5', with every decimal. */
export function grouped(number: string): string {
  const [integer = '', decimals] = number.replace('-', '').split('.');
  const sign = number.startsWith('-') ? '−' : '';
  const groups = integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return sign + (decimals === undefined ? groups : `${groups}.${decimals}`);
}

/** Quotients may have no end. */
const shownDecimals = 10;
const exactly = (number: Exact): string => grouped(number.round(shownDecimals).toFixed());

/** A factor within a product; a negative one in brackets. */
const factor = (number: Exact): string => (number.lt(0) ? `(${exactly(number)})` : exactly(number));

/** Digits of an amount below 1: rounding it to cents would change it by up to half. */
const significantDigits = 3;

/** For display only: money in cents, and what is less than 1 in three digits. */
const rounded = (amount: Exact): Exact =>
  amount.eq(0) || amount.abs().gte(1) ? amount.round(2) : amount.prec(significantDigits);

/** '109.10': cents are written in full or not at all. */
function inCents(amount: Exact): string {
  const shown = rounded(amount);
  const isInCents = shown.round(2).eq(shown) && !shown.round(0).eq(shown);
  return grouped(isInCents ? shown.toFixed(2) : shown.toFixed());
}

const money = (amount: Exact, currency: string): string => `${inCents(amount)}\u00A0${currency}`;

const isRounded = (amount: Exact): boolean => !rounded(amount).eq(amount);

/** An amount after '=', or after '≈' if it was rounded. */
const equals = (amount: Exact, currency: string): string =>
  `${isRounded(amount) ? '≈' : '='} ${money(amount, currency)}`;

/** The result of a calculator, after '≈' if it was rounded. */
const result = (amount: Exact, currency: string): string =>
  `${isRounded(amount) ? '≈\u00A0' : ''}${money(amount, currency)}`;

/** Remarks beside a result. */
export type NoteName = 'tooSmall' | 'tooFewLots' | 'tooManyLots' | 'commissionUnknown';

export type Outcome =
  | {
      kind: 'computed';
      headline: string;
      /** The formula of each step with its numbers, in their order; undefined for a step that is not taken. */
      steps: Readonly<Record<string, string | undefined>>;
      notes: readonly NoteName[];
    }
  /** Fields that are empty. */
  | { kind: 'missing' }
  | { kind: 'wrong' };

/** The fields whose number cannot be believed. */
export const wrongFields = ({ numbers }: Values, { fields }: Situation): readonly NumberField[] =>
  fields.filter(isNumberField).filter((field) => {
    const text = numbers[field];
    return text !== undefined && !isWithinLimits(field, text);
  });

/** Computes nothing unless every field is filled in, and within its limits. */
export function outcomeOf(values: Values, terms: Terms): Outcome {
  const situation = situationOf(values, terms);
  if (wrongFields(values, situation).length > 0) return { kind: 'wrong' };
  const isMissing = (field: Field): boolean =>
    isNumberField(field) && values.numbers[field] === undefined && !optional.has(field);
  if (situation.fields.some(isMissing)) return { kind: 'missing' };
  return { kind: 'computed', notes: [], ...compute[values.calculator](values, terms) };
}

interface Computed {
  headline: string;
  steps: Readonly<Record<string, string | undefined>>;
  notes?: readonly NoteName[];
}

/** Remarks on lots that one order of the account may not have; none if its limits are not published. */
function notesOnLots(lots: Exact, order: Terms['orders'][Tier]): readonly NoteName[] {
  if (!order) return [];
  if (lots.gt(order.max)) return ['tooManyLots'];
  return lots.lt(order.min) ? ['tooFewLots'] : [];
}

const numberOf = ({ numbers }: Values, field: NumberField): Exact => new Exact(numbers[field] ?? 0);

/** A conversion into the account's currency: the result, and the formula if it is another currency. */
interface Converted {
  amount: Exact;
  formula: string | undefined;
}

/**
 * Converts an amount of the quote currency, or of the commission's. A price of the instrument itself converts where it says what
 * the account's currency costs; else that of the market's pair.
 */
function inAccountCurrency(
  amount: Exact,
  currency: string,
  values: Values,
  terms: Terms,
): Converted {
  const to = values.choices.currency;
  const isQuote = currency === terms.quote;
  const own = isQuote && hasOwnPrice(values, terms) ? ownPrice[values.calculator] : undefined;
  const pair = own ? { base: to } : conversionPair(currency, to);
  if (!pair) return { amount, formula: undefined };
  const price = numberOf(values, own ?? (isQuote ? 'rate' : 'usd'));
  const converted = convert(amount, pair, price, to);
  const sign = pair.base === to ? '÷' : '×';
  return {
    amount: converted,
    formula: `${exactly(amount)} ${sign} ${exactly(price)} ${equals(converted, to)}`,
  };
}

/** The commission for opening and closing, in the account's currency, with its formulas; undefined if there is none. */
function commissionFor(lots: Exact, values: Values, terms: Terms) {
  const perSide = new Exact(terms.commission[tierOf(values)] ?? 0);
  const commission = perSide.times(2).times(lots);
  if (commission.lte(0)) return undefined;
  return {
    ...inAccountCurrency(commission, commissionCurrency, values, terms),
    own: `2 × ${exactly(perSide)} × ${exactly(lots)} ${equals(commission, commissionCurrency)}`,
  };
}

const notesOnCommission = (values: Values, terms: Terms): readonly NoteName[] =>
  terms.commission[tierOf(values)] === undefined ? ['commissionUnknown'] : [];

const compute: Record<Calculator, (values: Values, terms: Terms) => Computed> = {
  pip(values, terms) {
    const { quote, unit } = terms;
    const size = new Exact(terms.contractSize);
    const lots = numberOf(values, 'lots');
    const move = unit === 'price' ? numberOf(values, 'step') : new Exact(moveSize(terms));
    const value = move.times(size).times(lots);
    const { amount, formula } = inAccountCurrency(value, quote, values, terms);
    return {
      headline: result(amount, values.choices.currency),
      steps: {
        value: `${exactly(move)} × ${exactly(size)} × ${exactly(lots)} ${equals(value, quote)}`,
        converted: formula,
      },
    };
  },

  margin(values, terms) {
    const { quote } = terms;
    const size = new Exact(terms.contractSize);
    const leverage = new Exact(terms.leverage[tierOf(values)]);
    const lots = numberOf(values, 'lots');
    const price = numberOf(values, 'price');
    const value = size.times(lots).times(price);
    const margin = value.div(leverage);
    const { amount, formula } = inAccountCurrency(margin, quote, values, terms);
    return {
      headline: result(amount, values.choices.currency),
      steps: {
        contract: `${exactly(size)} × ${exactly(lots)} × ${exactly(price)} ${equals(value, quote)}`,
        margin: `${exactly(value)} ÷ ${exactly(leverage)} ${equals(margin, quote)}`,
        converted: formula,
      },
      notes: notesOnLots(lots, terms.orders[tierOf(values)]),
    };
  },

  position(values, terms) {
    const { quote } = terms;
    const { currency } = values.choices;
    const size = new Exact(terms.contractSize);
    const balance = numberOf(values, 'balance');
    const percent = numberOf(values, 'risk');
    const distance = numberOf(values, 'distance');
    const move = new Exact(moveSize(terms));
    const risk = balance.times(percent).div(100);
    const loss = distance.times(move).times(size);
    const { amount: lossInAccount, formula } = inAccountCurrency(loss, quote, values, terms);
    const commission = commissionFor(new Exact(1), values, terms);
    const total = commission ? lossInAccount.plus(commission.amount) : lossInAccount;
    const lots = positionSize(
      risk,
      total,
      new Exact(terms.orders[tierOf(values)]?.min ?? commonLotStep),
    );
    const real = lots.times(total);
    const moves = move.eq(1) ? exactly(distance) : `${exactly(distance)} × ${exactly(move)}`;
    const perLot = money(total, currency);
    return {
      headline: exactly(lots),
      steps: {
        risk: `${exactly(balance)} × ${exactly(percent)}% ${equals(risk, currency)}`,
        loss: `${moves} × ${exactly(size)} ${equals(loss, quote)}`,
        converted: formula,
        commission: commission?.own,
        commissionConverted: commission?.formula,
        lots: `${money(risk, currency)} ÷ ${perLot} → ${exactly(lots)}`,
        real: `${perLot} × ${exactly(lots)} ${equals(real, currency)}`,
      },
      notes: [
        ...(lots.eq(0) ? (['tooSmall'] as const) : notesOnLots(lots, terms.orders[tierOf(values)])),
        ...notesOnCommission(values, terms),
      ],
    };
  },

  swap(values, terms) {
    const { unit, day, currency } = values.choices;
    const nights = numberOf(values, 'nights').toNumber();
    const { swaps, triples } = swapCount(Number(day), nights, terms.tripleNight);
    const lots = numberOf(values, 'lots');
    const rate = numberOf(values, 'swap');
    const count = `${nights} + 2 × ${triples} = ${swaps}`;
    if (unit === 'money') {
      const total = rate.times(lots).times(swaps);
      return {
        headline: result(total, currency),
        steps: {
          count,
          amount: `${factor(rate)} × ${exactly(lots)} × ${swaps} ${equals(total, currency)}`,
        },
      };
    }
    const point = terms.unit === 'pips' ? new Exact(pairPoint(terms)) : numberOf(values, 'step');
    const size = new Exact(terms.contractSize);
    const total = rate.times(point).times(size).times(lots).times(swaps);
    const { amount, formula } = inAccountCurrency(total, terms.quote, values, terms);
    const factors = [rate, point, size, lots].map(factor).join(' × ');
    return {
      headline: result(amount, currency),
      steps: {
        count,
        amount: `${factors} × ${swaps} ${equals(total, terms.quote)}`,
        converted: formula,
      },
    };
  },

  profit(values, terms) {
    const { quote } = terms;
    const { currency, side } = values.choices;
    const size = new Exact(terms.contractSize);
    const [lots, open, close] = [
      numberOf(values, 'lots'),
      numberOf(values, 'open'),
      numberOf(values, 'close'),
    ];
    const isBuy = side === 'buy';
    const [later, earlier] = isBuy ? [close, open] : [open, close];
    const gross = later.minus(earlier).times(size).times(lots);
    const move = new Exact(moveSize(terms));
    const spread = numberOf(values, 'spread');
    const spreadCost = spread.times(move).times(size).times(lots);
    const afterSpread = gross.minus(spreadCost);
    const { amount, formula } = inAccountCurrency(afterSpread, quote, values, terms);
    const commission = commissionFor(lots, values, terms);
    const net = commission ? amount.minus(commission.amount) : amount;
    const spreadFactors = [spread, ...(move.eq(1) ? [] : [move]), size, lots];
    return {
      headline: result(net, currency),
      steps: {
        gross: `(${exactly(later)} − ${exactly(earlier)}) × ${exactly(size)} × ${exactly(lots)} ${equals(gross, quote)}`,
        spread: spread.gt(0)
          ? `${spreadFactors.map(exactly).join(' × ')} ${equals(spreadCost, quote)}`
          : undefined,
        converted: formula,
        commission: commission?.own,
        commissionConverted: commission?.formula,
        net:
          commission || spread.gt(0)
            ? `${(quote === currency ? [gross, spreadCost] : [amount])
                .concat(commission?.amount ?? [])
                .filter((part, index) => index === 0 || part.gt(0))
                .map(inCents)
                .join(' − ')} ${equals(net, currency)}`
            : undefined,
      },
      notes: [
        ...notesOnLots(lots, terms.orders[tierOf(values)]),
        ...notesOnCommission(values, terms),
      ],
    };
  },
};
