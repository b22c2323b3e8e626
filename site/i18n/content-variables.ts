import { instrumentClasses, type InstrumentClass } from '../../core/domain/instrument-spec.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import { figuresByTier, roundTurnCommissionUsd } from '../conditions/account-conditions.ts';
import { narrowestLotCost } from '../conditions/lot-cost.ts';
import {
  publishedClasses,
  publishedCount,
  type PublishedClass,
} from '../conditions/published-specs.ts';
import { formatClaim, formatList, formatNumber, isolate } from './format.ts';

/** Content that the values of placeholders are read from. */
export type ContentForWords = Pick<SiteContent, 'accountTypes' | 'specs'>;

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

const roots = ['account', 'commission', 'cost', 'published', 'leverage', 'leverageLeast'] as const;
const contentPlaceholder = new RegExp(`^\\{\\{\\s*(?:${roots.join('|')})\\.`);
/** True if the value of a placeholder comes from the content. */
export const isContentPlaceholder = (placeholder: string): boolean =>
  contentPlaceholder.test(placeholder);

/** The value in a form to be shown; undefined stays. */
const ifKnown = <Value>(
  value: Value | undefined,
  format: (value: Value) => string,
): string | undefined => (value === undefined ? undefined : format(value));
/** None is not stated as a figure: 'a commission of US$0', '0 instruments'. */
const ifAny = (value: number | undefined, format: (value: number) => string): string | undefined =>
  value === 0 ? undefined : ifKnown(value, format);

/**
 * Figures of the content as values of placeholders: `{{account.elite.commission}}`, `{{cost.elite}}`, `{{published.forex}}`,
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
  const titleOf = (tier: Tier): string | undefined => {
    const { accountTypes } = content;
    if (accountTypes.state !== 'ready') return undefined;
    return accountTypes.value[language].find((candidate) => candidate.tier === tier)?.title;
  };
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
    account: lazy(tiers, (tier) => lazy(accountNames, (name) => accountFigure(tier, name))),
    /** For one side and lot of a class; undefined if it pays none. */
    commission: lazy(tiers, (tier) =>
      lazy(instrumentClasses, (name) => ifAny(roundTurn(tier, name), (value) => money(value / 2))),
    ),
    cost: lazy(tiers, (tier) =>
      ifKnown(narrowestLotCost(content, figures()[tier] ?? {})?.totalUsd, money),
    ),
    published: lazy(['count', ...instrumentClasses] as const, (name) =>
      ifAny(
        name === 'count' ? publishedCount(content) : published.standard()?.[name].count,
        (value) => formatNumber(value, language),
      ),
    ),
    leverage: ratioOf('highestLeverage'),
    leverageLeast: ratioOf('lowestLeverage'),
  } satisfies Record<(typeof roots)[number], object>;
}
