import { instrumentClasses, type InstrumentClass } from '../../core/domain/instrument-spec.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { mapKeys, recordOf } from '../../core/util/map-keys.ts';
import {
  conditionsByTier,
  roundTurnCommissionUsd,
  type AccountConditions,
} from '../conditions/account-conditions.ts';
import { narrowestLotCost } from '../conditions/lot-cost.ts';
import {
  publishedClasses,
  publishedCount,
  type PublishedClass,
} from '../conditions/published-specs.ts';
import { formatClaim, formatList, formatNumber, isolate } from './format.ts';
import { unknownFigure } from './known.ts';

/** What the values of placeholders are read from. */
export type ContentForWords = Pick<SiteContent, 'accountTypes' | 'specs'>;

/** An object whose values are computed when they are first read: reading content that a route does not declare throws. */
function lazy<Key extends string>(
  names: readonly Key[],
  valueOf: (name: Key) => unknown,
): Record<Key, unknown> {
  const object = recordOf(names.map((name) => [name, undefined as unknown] as const));
  for (const name of names)
    Object.defineProperty(object, name, { enumerable: true, get: () => valueOf(name) });
  return object;
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

/**
 * Figures of the content as values of placeholders: `{{account.elite.commission}}`, `{{cost.elite}}`, `{{published.forex}}`,
 * `{{leverage.elite.stocks}}`. A figure that the content does not state is `unknownFigure`.
 * @param classNames names of the classes as a sentence needs them
 */
export function contentVariables(
  language: LanguageCode,
  content: ContentForWords,
  classNames: Readonly<Record<InstrumentClass, string>>,
) {
  const conditions = once(() => conditionsByTier(content));
  const published = mapKeys(tiers, (tier) => once(() => publishedClasses(content, tier)));
  const ifKnown = <Value>(value: Value | undefined, format: (value: Value) => string): string =>
    value === undefined ? unknownFigure : format(value);
  /** None is not stated as a figure: 'a commission of US$0', '0 instruments'. */
  const ifAny = (value: number | undefined, format: (value: number) => string): string =>
    ifKnown(value === 0 ? undefined : value, format);
  /** Cents are written only where there are any. */
  const money = (value: number): string => formatClaim({ kind: 'money', value }, language);
  const titleOf = (tier: Tier): string => {
    const { accountTypes } = content;
    if (accountTypes.state !== 'ready') return unknownFigure;
    const account = accountTypes.value[language].find((candidate) => candidate.tier === tier);
    return account?.title || unknownFigure;
  };
  const roundTurn = (tier: Tier, instrumentClass: InstrumentClass): number | undefined => {
    const known = conditions()[tier];
    return known && roundTurnCommissionUsd(known, instrumentClass);
  };
  const accountFigure = (
    name: Exclude<(typeof accountNames)[number], 'title'>,
    { minDepositUsd, commissionPerSideUsd, commissionClasses, spreadPips }: AccountConditions,
  ): string => {
    switch (name) {
      case 'minDeposit':
        return ifKnown(minDepositUsd, money);
      case 'commission':
        return ifAny(commissionPerSideUsd, money);
      case 'commissionRoundTurn':
        return ifAny(commissionPerSideUsd, (value) => money(2 * value));
      case 'commissionClasses':
        return commissionClasses === undefined || commissionClasses.length === 0
          ? unknownFigure
          : formatList(
              commissionClasses.map((instrumentClass) => classNames[instrumentClass]),
              language,
            );
      case 'spread':
        return ifKnown(spreadPips, (value) =>
          isolate(formatNumber(value, language, { minimumFractionDigits: 1 }), language),
        );
    }
  };
  const ratioOf = (name: 'highestLeverage' | 'lowestLeverage') =>
    lazy(tiers, (tier) =>
      lazy(instrumentClasses, (instrumentClass) => {
        const found: PublishedClass | undefined = published[tier]()?.[instrumentClass];
        return ifKnown(found?.[name], (value) =>
          formatClaim({ kind: 'leverage', value }, language),
        );
      }),
    );
  return {
    account: lazy(tiers, (tier) =>
      lazy(accountNames, (name) => {
        if (name === 'title') return titleOf(tier);
        return ifKnown(conditions()[tier], (known) => accountFigure(name, known));
      }),
    ),
    /** For one side and lot of a class; unknown if it pays none. */
    commission: lazy(tiers, (tier) =>
      lazy(instrumentClasses, (name) => ifAny(roundTurn(tier, name), (value) => money(value / 2))),
    ),
    /** Nothing: a sentence that begins with it is left out unless the class pays no commission. */
    ifNoCommission: lazy(tiers, (tier) =>
      lazy(instrumentClasses, (name) => (roundTurn(tier, name) === 0 ? '' : unknownFigure)),
    ),
    cost: lazy(tiers, (tier) => {
      const known = conditions()[tier];
      return ifKnown(known && narrowestLotCost(known)?.totalUsd, money);
    }),
    published: lazy(['count', ...instrumentClasses], (name) =>
      ifAny(
        name === 'count' ? publishedCount(content) : published.standard()?.[name].count,
        (value) => formatNumber(value, language),
      ),
    ),
    leverage: ratioOf('highestLeverage'),
    leverageLeast: ratioOf('lowestLeverage'),
  };
}
