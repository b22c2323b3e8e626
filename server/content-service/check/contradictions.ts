import type { AccountTypeField } from '../../../core/domain/account-type.ts';
import {
  classOf,
  type InstrumentClass,
  type SpecRow,
} from '../../../core/domain/instrument-spec.ts';
import { defaultContentLocale, languageCodes } from '../../../core/domain/languages.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import {
  conditionsByTier,
  roundTurnCommissionUsd,
} from '../../../site/conditions/account-conditions.ts';
import { comparedPair } from '../../../site/conditions/lot-cost.ts';
import { readCount, readRatio } from '../../../site/conditions/read-text.ts';
import { claims } from '../../../site/facts/claims.ts';
import { instruments } from '../../../site/facts/instruments.ts';

/** A number that the pages and a list of the content service state differently. */
export interface Contradiction {
  /** What the number is about. */
  subject: string;
  onPages: number;
  inContent: number;
}

/** A number of the pages, and how to find it in the lists. */
interface Pair {
  subject: string;
  onPages: number;
  /** Undefined: the list is missing, or does not say it in a form that can be read. */
  find: (content: SiteContent) => number | undefined;
}

function highest(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

const rowsOf = ({ specs }: SiteContent, tier: Tier): readonly SpecRow[] => {
  const list = specs[tier];
  return list.state === 'ready' ? list.value : [];
};

/** The highest number in a field of the account types, for each language by itself: editors change them one by one. */
const accountTypePairs = (
  subject: string,
  onPages: number,
  field: AccountTypeField,
  read: (text: string) => number | undefined,
): Pair[] =>
  languageCodes.map((language) => ({
    subject: `${subject}, account types in ${language}`,
    onPages,
    find: ({ accountTypes }) =>
      accountTypes.state === 'ready'
        ? highest(accountTypes.value[language].map((type) => read(type[field])))
        : undefined,
  }));

/** “Up to” on a page is the highest of all tiers. */
const highestLeverage = (instrumentClass: InstrumentClass, onPages: number): Pair => ({
  subject: `highest leverage of ${instrumentClass}, specifications`,
  onPages,
  find: (content) =>
    highest(
      tiers.flatMap((tier) =>
        rowsOf(content, tier)
          .filter(({ products }) => classOf(products) === instrumentClass)
          .map(({ leverage }) => readRatio(leverage)),
      ),
    ),
});

/** Product pages show the conditions of the Standard account; no tier has other ones. */
function tiersThatDiffer(content: SiteContent): Contradiction[] {
  const rowOf = (symbol: string, tier: Tier): SpecRow | undefined =>
    rowsOf(content, tier).find((row) => row.symbol === symbol);
  return instruments.flatMap(({ symbol }) => {
    const shown = rowOf(symbol, 'standard');
    if (!shown) return [];
    return tiers.flatMap((tier) => {
      const row = rowOf(symbol, tier);
      const differing = (
        name: string,
        column: 'leverage' | 'contractSize',
        read: typeof readCount,
      ): Contradiction[] => {
        const [onPages, inContent] = [read(shown[column]), row && read(row[column])];
        return onPages === undefined || inContent === undefined || onPages === inContent
          ? []
          : [{ subject: `${name} of ${symbol}, ${tier} specifications`, onPages, inContent }];
      };
      return [
        ...differing('leverage', 'leverage', readRatio),
        ...differing('contract size', 'contractSize', readCount),
      ];
    });
  });
}

/** "No commission", which is a sentence of the pages rather than a figure of the content. */
const freeOnEveryAccount = ['indices', 'energies', 'futures'] as const;
const freeOfCommission: Readonly<Record<Tier, readonly InstrumentClass[]>> = {
  standard: ['forex', 'metals', ...freeOnEveryAccount],
  premium: ['forex', 'metals', ...freeOnEveryAccount],
  elite: freeOnEveryAccount,
};
const commissionPairs: readonly Pair[] = tiers.flatMap((tier) =>
  freeOfCommission[tier].map((instrumentClass) => ({
    subject: `commission of one lot of ${instrumentClass} on ${tier} accounts`,
    onPages: 0,
    find: (content) => {
      const conditions = conditionsByTier(content)[tier];
      return conditions && roundTurnCommissionUsd(conditions, instrumentClass);
    },
  })),
);

/** The cost of a lot is computed with the site's own contract size. */
const costPair: Pair = {
  subject: `contract size of ${comparedPair.symbol}, standard specifications`,
  onPages: comparedPair.contractSize,
  find: (content) => {
    const row = rowsOf(content, 'standard').find(({ symbol }) => symbol === comparedPair.symbol);
    return row && readCount(row.contractSize);
  },
};

/** Every number that both the pages and a list that editors change state. */
const pairs: readonly Pair[] = [
  ...accountTypePairs(
    'highest leverage',
    claims.leverageForexMetals.value.value,
    'leverage',
    readRatio,
  ),
  ...accountTypePairs(
    'number of instruments',
    claims.instrumentsAccounts.value.value,
    'instruments',
    readCount,
  ),
  highestLeverage('forex', claims.leverageForexMetals.value.value),
  highestLeverage('metals', claims.leverageForexMetals.value.value),
  highestLeverage('indices', claims.leverageIndices.value.value),
  costPair,
  ...commissionPairs,
];

const pricedFields = ['minDeposit', 'commission', 'spread'] as const satisfies AccountTypeField[];

/** Pages compute with the default language's prices, and show every language its own. A price without a number is free. */
function pricesThatDiffer({ accountTypes }: SiteContent): Contradiction[] {
  if (accountTypes.state !== 'ready') return [];
  return accountTypes.value[defaultContentLocale].flatMap((account, index) =>
    languageCodes.flatMap((language) =>
      pricedFields.flatMap((field) => {
        const localised = accountTypes.value[language][index]?.[field] ?? '';
        const [onPages, inContent] = [readCount(account[field]) ?? 0, readCount(localised) ?? 0];
        return onPages === inContent
          ? []
          : [
              {
                subject: `${field} of ${account.title}, account types in ${language}`,
                onPages,
                inContent,
              },
            ];
      }),
    ),
  );
}

/** Compares the content with what the pages say (`site/facts/`, and figures computed from the content). */
export const findContradictions = (content: SiteContent): readonly Contradiction[] => [
  ...pricesThatDiffer(content),
  ...tiersThatDiffer(content),
  ...pairs.flatMap(({ subject, onPages, find }) => {
    const inContent = find(content);
    return inContent === undefined || inContent === onPages
      ? []
      : [{ subject, onPages, inContent }];
  }),
];
