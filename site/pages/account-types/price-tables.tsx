import type { ReactNode } from 'react';
import { instrumentClasses, type InstrumentClass } from '../../../core/domain/instrument-spec.ts';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import { priceList, type Money, type PricedInstrument } from '../../conditions/price-list.ts';
import { publishedClasses } from '../../conditions/published-specs.ts';
import { productClasses } from '../../facts/instruments.ts';
import {
  formatNumber,
  formatWeekday,
  formatPriceAlone,
  formatRange,
  sentenceGap,
} from '../../i18n/format.ts';
import { useAsianCosts } from '../../sections/spread.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { instrumentName } from '../../words/instrument-names.ts';
import { useAccounts } from './use-accounts.ts';
import folds from '../../ui/fold.module.css';

/** In the order of the menu's markets. */
const shownClasses = [
  ...productClasses,
  ...instrumentClasses.filter((name) => !productClasses.some((product) => product === name)),
];

/** A table of prices for each class: one lot of each instrument on each account, and the sizes of orders. Nothing without typical spreads. */
export function PriceTables({
  symbols,
}: {
  /** Symbols of the instruments to show; undefined: all. */
  symbols?: readonly string[];
}): ReactNode {
  const t = useWords('account-types');
  const specs = useWords('account-specs');
  const sections = useWords('sections');
  const asianCosts = useAsianCosts();
  const { content, language, links } = useSite();
  const list = priceList(content).filter(({ symbol }) => symbols?.includes(symbol) ?? true);
  if (list.length === 0 || !content.accountTypes) return null;
  const [basis] = content.accountTypes[language.code].flatMap(
    ({ spreadBasis }) => spreadBasis || [],
  );
  const classes = shownClasses.filter((name) =>
    list.some((instrument) => instrument.class === name),
  );
  const lead = [t('prices.lead'), asianCosts].filter(Boolean).join(sentenceGap(language.code));
  return (
    <Section id="prices" labelledBy="prices-title">
      <SectionHeading id="prices-title" title={t('prices.title')} lead={lead} />
      {classes.map((name, index) => (
        <ClassPrices
          key={name}
          instrumentClass={name}
          isOpen={index === 0}
          instruments={list.filter((instrument) => instrument.class === name)}
        />
      ))}
      <details className="unfolds note">
        <summary>{sections('board.notes')}</summary>
        <p>
          {basis !== undefined && sections('board.basis', { basis }) + sentenceGap(language.code)}
          {t('prices.note')} <a href={links.page('accountSpecs')}>{specs('label')}</a>
        </p>
      </details>
    </Section>
  );
}

function ClassPrices({
  instrumentClass,
  instruments,
  isOpen,
}: {
  instrumentClass: InstrumentClass;
  instruments: readonly PricedInstrument[];
  /** Not folded on a wide screen. */
  isOpen: boolean;
}): ReactNode {
  const t = useWords('account-types');
  const classes = useWords('account-specs');
  const accounts = useAccounts() ?? [];
  const { code } = useSite().language;
  const conditions = useClassConditions(instrumentClass);
  const title = classes(`classes.${instrumentClass}`);
  const money = ({ value, currency }: Money): string => formatPriceAlone(value, currency, code);
  const shown = accounts.flatMap(({ tier, title: account }) => (tier ? [{ tier, account }] : []));
  const priceOn = (tier: Tier, { byTier, currency }: PricedInstrument): ReactNode => {
    const price = byTier[tier];
    if (!price) return '—';
    const spread =
      instrumentClass === 'forex'
        ? t('prices.pips', { pips: formatNumber(price.spread, code) })
        : formatPriceAlone(price.spread, currency, code);
    const { commissionUsd = 0, cost } = price;
    const parts =
      commissionUsd > 0
        ? t('prices.withCommission', {
            spread,
            commission: formatPriceAlone(commissionUsd, 'USD', code),
          })
        : spread;
    return (
      <>
        {cost && <b>{money(cost)}</b>} {/* One lot of one unit costs the spread itself. */}
        {parts !== (cost && money(cost)) && <span className="fine">{parts}</span>}
      </>
    );
  };
  const heading = <h3>{title}</h3>;
  const prices = (
    <div>
      <StackedTable
        caption={conditions || title}
        columns={[
          t('prices.instrument'),
          ...shown.map(({ account }) => account),
          t('prices.margin'),
        ]}
        rows={instruments.map((instrument) => [
          // A pair's symbol names its two currencies.
          instrumentClass === 'forex' ? (
            instrument.symbol
          ) : (
            <>
              <bdi>{instrument.symbol}</bdi>{' '}
              <span className="fine">{instrumentName(instrument.symbol, code)}</span>
            </>
          ),
          ...shown.map(({ tier }) => priceOn(tier, instrument)),
          instrument.margin && instrument.examplePrice !== undefined ? (
            <>
              {`${money(instrument.margin)} `}
              <span className="fine">
                {t('prices.atPrice', {
                  price: formatNumber(instrument.examplePrice, code),
                })}
              </span>
            </>
          ) : (
            '—'
          ),
        ])}
      />
    </div>
  );
  if (isOpen) return <Fold heading={heading}>{prices}</Fold>;
  return (
    <details className={`${folds.fold} unfolds`}>
      <summary>{heading}</summary>
      {prices}
    </details>
  );
}

/** The smallest and the largest order, where they differ by account, and the swap. */
function useClassConditions(instrumentClass: InstrumentClass): string {
  const t = useWords('account-types');
  const { content, language } = useSite();
  const accounts = useAccounts() ?? [];
  const number = (value: number): string => formatNumber(value, language.code);
  const titleOf = (tier: Tier) => accounts.find((account) => account.tier === tier)?.title;
  const [standard, ...others] = tiers.map((tier) => ({
    account: titleOf(tier),
    ...publishedClasses(content, tier)?.[instrumentClass],
  }));
  const swap = (weekday: number | undefined): string => {
    if (instrumentClass === 'futures') return t('prices.noSwap');
    if (weekday === undefined) return t('prices.swapInMt5');
    return t('prices.tripleSwap', { day: formatWeekday(weekday, language.code) });
  };
  return [
    standard?.minLots !== undefined &&
      standard.maxLots !== undefined &&
      t('prices.orders', {
        range: formatRange(number(standard.minLots), number(standard.maxLots), language.code),
      }),
    ...others.map(
      ({ account, maxLots }) =>
        account !== undefined &&
        maxLots !== undefined &&
        maxLots !== standard?.maxLots &&
        t('prices.ordersOn', { account, max: number(maxLots) }),
    ),
    standard?.minLots !== undefined && swap(standard.tripleSwap),
  ]
    .filter(Boolean)
    .join(sentenceGap(language.code));
}
