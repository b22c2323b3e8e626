import type { FundingMethod } from '../../core/domain/funding-method.ts';
import { instrumentClasses, type InstrumentClass } from '../../core/domain/instrument-spec.ts';
import { languageByCode, type LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { parseContractSize } from '../../core/specs/format-value.ts';
import { parseAmount } from '../../core/specs/sort-rows.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import { figuresByTier, roundTurnCommissionUsd } from '../conditions/account-conditions.ts';
import { withdrawalTotal } from '../conditions/funding-times.ts';
import {
  priceList,
  type Money,
  type PricedInstrument,
  type TypicalPrice,
} from '../conditions/price-list.ts';
import { publishedClasses, type PublishedClass } from '../conditions/published-specs.ts';
import { swapFreeTermsOf, swapOf } from '../conditions/swap.ts';
import { fundingMethodsOf } from '../content/funding-methods.ts';
import { publishedInstrument, publishedInstruments } from '../content/published-instruments.ts';
import { instruments, instrumentsOf, productClasses } from '../facts/instruments.ts';
import {
  currencyName,
  formatClaim,
  formatList,
  formatNumber,
  formatWeekday,
  formatPairs,
  formatPrice,
  isolate,
} from './format.ts';

/** Content that the values of placeholders are read from. */
export type ContentForWords = Pick<
  SiteContent,
  'accountTypes' | 'specs' | 'fundingMethods' | 'words'
>;

/** An object whose values are computed when they are read: reading content that a route does not declare throws. */
export function lazy<Key extends string>(
  names: readonly Key[],
  valueOf: (name: Key) => unknown,
): Record<Key, unknown> {
  return Object.defineProperties(
    {},
    mapKeys(names, (name) => ({ enumerable: true, get: () => valueOf(name) })),
  ) as Record<Key, unknown>;
}

function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}

const accountNames = [
  'title',
  'minDeposit',
  'commission',
  'commissionRoundTurn',
  'commissionClasses',
  'spread',
] as const;

/** All instruments with specifications; those with a typical spread, with published swap, and with swap-free terms. */
const publishedNames = ['count', 'spreads', 'swaps', 'swapFree'] as const;
const fundingNames = [
  'currencies',
  'bankCurrencies',
  'minimums',
  'depositTimes',
  'withdrawalTotals',
] as const;

/** The value in a form to be shown; undefined stays. */
const ifKnown = <Value>(
  value: Value | undefined,
  format: (value: Value) => string,
): string | undefined => (value === undefined ? undefined : format(value));
/** None is not stated as a figure: 'a commission of US$0', '0 instruments'. */
const ifAny = (value: number | undefined, format: (value: number) => string): string | undefined =>
  value === 0 ? undefined : ifKnown(value, format);

/**
 * Figures of the content as values of placeholders: `{{account.elite.commission}}`, `{{published.forex}}`,
 * `{{leverage.elite.stocks}}`. Undefined for one that the content does not state.
 * @param classNames names of the classes as a sentence needs them
 */
export function contentVariables(
  language: LanguageCode,
  content: ContentForWords,
  classNames: Readonly<Record<InstrumentClass, string>>,
) {
  const figures = once(() => figuresByTier(content));
  const published = mapKeys(tiers, (tier) => once(() => publishedClasses(content, tier)));
  /** Cents are written only where there are any. */
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language);
  const titleOf = (tier: Tier): string | undefined =>
    content.accountTypes?.[language].find((candidate) => candidate.tier === tier)?.title;
  const roundTurn = (tier: Tier, instrumentClass: InstrumentClass): number | undefined =>
    roundTurnCommissionUsd(figures()[tier] ?? {}, instrumentClass);
  const accountFigure = (tier: Tier, name: (typeof accountNames)[number]): string | undefined => {
    if (name === 'title') return titleOf(tier);
    const { minDepositUsd, commissionPerSideUsd, commissionClasses, spreadPips } =
      figures()[tier] ?? {};
    switch (name) {
      case 'minDeposit':
        return ifKnown(minDepositUsd, money);
      case 'commission':
        return ifAny(commissionPerSideUsd, money);
      case 'commissionRoundTurn':
        return ifAny(commissionPerSideUsd, (value) => money(2 * value));
      case 'commissionClasses':
        return ifKnown(commissionClasses, (classes) =>
          formatList(
            classes.map((instrumentClass) => classNames[instrumentClass]),
            language,
          ),
        );
      case 'spread':
        return ifKnown(spreadPips, (value) =>
          isolate(formatNumber(value, language, { minimumFractionDigits: 1 }), language),
        );
    }
  };
  const publishedOf = (name: keyof PublishedClass, format: (value: number) => string) =>
    lazy(tiers, (tier) =>
      lazy(instrumentClasses, (instrumentClass) =>
        ifKnown(published[tier]()?.[instrumentClass][name], format),
      ),
    );
  const ratio = (value: number): string => formatClaim({ kind: 'leverage', value }, language);
  /** Prose names the dollars' country where their sign does not: 'US$13'. */
  const priced = (value: number, currency: string): string =>
    currency === 'USD' && languageByCode(language).script === 'latin'
      ? money(value)
      : formatPrice(value, currency, language);
  const prices = once(() => priceList(content));
  const publishedNumber = (
    name: (typeof publishedNames)[number] | InstrumentClass,
  ): number | undefined => {
    if (name === 'count') return content.specs.standard?.length;
    if (name === 'swapFree') return content.specs.standard?.filter(swapFreeTermsOf).length;
    if (name === 'spreads') return prices().length;
    if (name === 'swaps') return content.specs.standard?.filter(swapOf).length;
    return published.standard()?.[name].count;
  };
  const typicalOf = (
    format: (price: TypicalPrice, instrument: PricedInstrument) => string | undefined,
  ) =>
    lazy(tiers, (tier) =>
      Object.fromEntries(
        prices().map((instrument) => {
          const price = instrument.byTier[tier];
          return [instrument.symbol, price && format(price, instrument)];
        }),
      ),
    );
  const smallest = (
    lot: Money | undefined,
    { class: of }: PricedInstrument,
  ): string | undefined => {
    const lots = published.standard()?.[of].minLots;
    return lot && lots !== undefined ? priced(lots * lot.value, lot.currency) : undefined;
  };
  /** The names of each value, 'Visa and Mastercard: a few minutes', without those that state none; '' if none does. */
  const groupedBy = <Item>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
    valueOf: (item: Item) => string | undefined,
  ): string => {
    const groups = Map.groupBy(items, (item) => valueOf(item) ?? '');
    groups.delete('');
    return formatPairs(
      [...groups].map(([value, of]) => [formatList(of.map(nameOf), language), value]),
      language,
    );
  };
  const ofClass = {
    leverage: (name: InstrumentClass) =>
      ifKnown(published.standard()?.[name].highestLeverage, ratio),
    tripleSwap: (name: InstrumentClass) =>
      ifKnown(published.standard()?.[name].tripleSwap, (day) => formatWeekday(day, language)),
  };
  const fundingFigure = (name: (typeof fundingNames)[number]): string | undefined => {
    const methods = fundingMethodsOf(content, language);
    if (name === 'currencies' || name === 'bankCurrencies') {
      const of = methods.filter(({ id }) => name === 'currencies' || id === 'bank-transfer');
      return formatList(
        [...new Set(of.flatMap(({ currencies }) => currencies))].map((code) =>
          currencyName(code, language),
        ),
        language,
      );
    }
    const valueOf = (method: FundingMethod): string => {
      if (name === 'minimums') return method.minimum;
      if (method.direction === (name === 'depositTimes' ? 'withdrawal' : 'deposit')) return '';
      if (name === 'depositTimes') return method.depositTime;
      return withdrawalTotal(method, language) ?? '';
    };
    return groupedBy(methods, ({ name: method }) => method, valueOf);
  };
  const number = (value: number): string => isolate(formatNumber(value, language), language);
  return {
    account: lazy(tiers, (tier) => lazy(accountNames, (name) => accountFigure(tier, name))),
    /** For one side and lot of a class; undefined if it pays none. */
    commission: lazy(tiers, (tier) =>
      lazy(instrumentClasses, (name) => ifAny(roundTurn(tier, name), (value) => money(value / 2))),
    ),
    funding: lazy(fundingNames, (name) => fundingFigure(name) || undefined),
    /** For one lot, opened and closed at the typical spread. */
    typicalCost: typicalOf(({ cost }) =>
      ifKnown(cost, ({ value, currency }) => priced(value, currency)),
    ),
    /** Without 'pips' for a pair. */
    typicalSpread: typicalOf(({ spread }, { class: of, currency }) =>
      of === 'forex' ? number(spread) : priced(spread, currency),
    ),
    /** The cost and margin of the class's smallest order. */
    smallestCost: typicalOf(({ cost }, instrument) => smallest(cost, instrument)),
    smallestMargin: typicalOf((_, instrument) => smallest(instrument.margin, instrument)),
    examplePrice: typicalOf((_, { examplePrice }) => ifKnown(examplePrice, number)),
    /** By how much a lot of gold futures exceeds one of spot at the example prices, and the nights of swap that cost as much. */
    goldCarry: lazy(['cost', 'nights'] as const, (name) => {
      const rows = ['GOLD.f', 'XAUUSD'].map((symbol) =>
        content.specs.standard?.find((candidate) => candidate.symbol === symbol),
      );
      const [lot, spot] = rows.map((row) => {
        const size = parseContractSize(row?.contractSize ?? '')?.amount;
        const price = parseAmount(row?.examplePrice ?? '');
        return size === undefined || price === undefined ? undefined : size * price;
      });
      if (!lot || !spot || lot <= spot) return undefined;
      if (name === 'cost') return priced(lot - spot, 'USD');
      const swap = parseAmount(rows[1]?.swapLongUsd ?? '') ?? 0;
      return swap < 0 ? number(Math.round((lot - spot) / -swap)) : undefined;
    }),
    /** The swap of one lot bought, for the symbols where it is charged. */
    nightCost: lazy(tiers, (tier) =>
      Object.fromEntries(
        (content.specs[tier] ?? []).map((row) => {
          const long = parseAmount(row.swapLongUsd) ?? 0;
          return [row.symbol, long < 0 ? priced(-long, 'USD') : undefined];
        }),
      ),
    ),
    published: lazy([...publishedNames, ...instrumentClasses] as const, (name) =>
      ifAny(publishedNumber(name), (value) => formatNumber(value, language)),
    ),
    /** How many instruments of a class the site names. */
    named: lazy(productClasses, (name) => formatNumber(instrumentsOf(name).length, language)),
    /** By symbol, of the instruments that the site names. */
    contractSize: lazy(
      instruments.map(({ symbol }) => symbol),
      (symbol) => formatNumber(publishedInstrument(content, symbol).contractSize, language),
    ),
    /** The move of the price that equals the whole margin at the highest leverage of the named instruments: '0.2%'. */
    adverseMove: lazy(productClasses, (name) => {
      const leverages = publishedInstruments(content)
        .filter((instrument) => instrument.class === name)
        .map(({ leverage }) => leverage);
      const percent = 100 / Math.max(...leverages);
      return isolate(`${formatNumber(percent, language, { maximumFractionDigits: 2 })}%`, language);
    }),
    leverage: publishedOf('highestLeverage', ratio),
    leverageLeast: publishedOf('lowestLeverage', ratio),
    minLots: publishedOf('minLots', number),
    tripleSwap: lazy(instrumentClasses, ofClass.tripleSwap),
    /** By symbol, of the Standard Account. */
    swapFree: lazy(['nights', 'fee'] as const, (name) =>
      Object.fromEntries(
        (content.specs.standard ?? []).map(({ symbol, swapFreeNights, swapFreeFeeUsd }) => [
          symbol,
          name === 'nights'
            ? ifKnown(parseAmount(swapFreeNights), number)
            : ifKnown(parseAmount(swapFreeFeeUsd), (fee) => priced(fee, 'USD')),
        ]),
      ),
    ),
    /** 'forex and metals: Wednesday; indices: Friday', with the Standard Account. */
    byClass: lazy(
      ['leverage', 'tripleSwap'] as const,
      (figure) =>
        groupedBy(instrumentClasses, (name) => classNames[name], ofClass[figure]) || undefined,
    ),
  };
}

/** Values are computed when they are read, so that no content is needed for the names. */
const roots = Object.keys(contentVariables('en', {} as never, {} as never));
const contentPlaceholder = new RegExp(`^\\{\\{\\s*(?:${roots.join('|')})\\.`);
/** True if the value of a placeholder comes from the content. */
export const isContentPlaceholder = (placeholder: string): boolean =>
  contentPlaceholder.test(placeholder);
