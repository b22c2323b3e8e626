import type { AccountTypeField } from '../../../contract/account-type.ts';
import { classOf, type InstrumentClass, type SpecRow } from '../../../contract/instrument-spec.ts';
import { languageCodes } from '../../../contract/languages.ts';
import type { SiteContent } from '../../../contract/site-content.ts';
import { tiers, type Tier } from '../../../contract/tiers.ts';
import { claims } from '../../../site/facts/claims.ts';
import { instruments } from '../../../site/facts/instruments.ts';
import type { Log } from '../../log.ts';

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

/** Arabic-Indic digits as an Arabic keyboard types them. */
const withLatinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - '٠'.charCodeAt(0)));

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replaceAll(/[,٬]/g, '').replace('٫', '.'));

/** The ratio in `up to 1:500` or `最高 1:500`, as 500. */
const readRatio = (text: string): number | undefined =>
  numberOf(/(?<!\d)1\s*[:：]\s*(\d[\d,٬]*)/.exec(withLatinDigits(text))?.[1]);

/** The first number in `6,000+`, `100,000 oz` or `from 0.1 pips`. */
const readCount = (text: string): number | undefined =>
  numberOf(/\d[\d,٬]*(?:[.٫]\d+)?/.exec(withLatinDigits(text))?.[0]);

function highest(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

const rowsOf = ({ specs }: SiteContent, tier: Tier): readonly SpecRow[] => {
  const list = specs[tier];
  return list.state === 'ready' ? list.value : [];
};

/** The highest number in a field of the account types, or of one tier's, for each language by itself: editors change them one by one. */
const accountTypePairs = (
  subject: string,
  onPages: number,
  field: AccountTypeField,
  read: (text: string) => number | undefined,
  tier?: Tier,
): Pair[] =>
  languageCodes.map((language) => ({
    subject: `${subject}, account types in ${language}`,
    onPages,
    find: ({ accountTypes }) =>
      accountTypes.state === 'ready'
        ? highest(
            accountTypes.value[language]
              .filter((type) => tier === undefined || type.tier === tier)
              .map((type) => read(type[field])),
          )
        : undefined,
  }));

const readWholePips = (text: string): number | undefined => {
  const pips = readCount(text);
  return pips === undefined ? undefined : Math.round(pips);
};

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

/** Product pages name instruments with their conditions; no tier has other ones. */
const instrumentPairs: readonly Pair[] = instruments.flatMap(({ symbol, leverage, contractSize }) =>
  tiers.flatMap((tier): Pair[] => {
    const find = (content: SiteContent): SpecRow | undefined =>
      rowsOf(content, tier).find((row) => row.symbol === symbol);
    const read = (text: string | undefined, parse: typeof readCount): number | undefined =>
      text === undefined ? undefined : parse(text);
    return [
      {
        subject: `leverage of ${symbol}, ${tier} specifications`,
        onPages: leverage,
        find: (content) => read(find(content)?.leverage, readRatio),
      },
      {
        subject: `contract size of ${symbol}, ${tier} specifications`,
        onPages: contractSize,
        find: (content) => read(find(content)?.contractSize, readCount),
      },
    ];
  }),
);

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
  // The lead of the forex page: no commission on Standard and Premium, spreads from zero whole pips on Elite.
  ...accountTypePairs('commission of Standard', 0, 'commission', readCount, 'standard'),
  ...accountTypePairs('commission of Premium', 0, 'commission', readCount, 'premium'),
  ...accountTypePairs('lowest spread of Elite in whole pips', 0, 'spread', readWholePips, 'elite'),
  highestLeverage('forex', claims.leverageForexMetals.value.value),
  highestLeverage('metals', claims.leverageForexMetals.value.value),
  highestLeverage('indices', claims.leverageIndices.value.value),
  ...instrumentPairs,
];

/** Compares the content with what the pages say (`site/facts/`, and the words that name no claim). */
export const findContradictions = (content: SiteContent): readonly Contradiction[] =>
  pairs.flatMap(({ subject, onPages, find }) => {
    const inContent = find(content);
    return inContent === undefined || inContent === onPages
      ? []
      : [{ subject, onPages, inContent }];
  });

/** Compares each content that it is given, and logs what has become contradictory since the last one. */
export function watchContradictions(log: Log): (content: SiteContent) => readonly Contradiction[] {
  let known: ReadonlySet<string> = new Set();
  return (content) => {
    const found = findContradictions(content);
    const keyOf = ({ subject, inContent }: Contradiction): string => `${subject} ${inContent}`;
    for (const contradiction of found)
      if (!known.has(keyOf(contradiction)))
        log.warn('The content contradicts the pages', { ...contradiction });
    known = new Set(found.map(keyOf));
    return found;
  };
}
