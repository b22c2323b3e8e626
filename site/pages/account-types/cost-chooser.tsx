import type { ReactNode } from 'react';
import { comparedPair } from '../../conditions/lot-cost.ts';
import { formatDollars, formatNumber, isolate, sentenceGap } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { NamedParts } from '../../ui/named-parts.tsx';
import {
  depositPosition,
  depositSteps,
  fitsOf,
  maxDepositUsd,
  maxLots,
  minLots,
  monthOf,
  parseFiguresQuery,
  plotHeight,
  plotWidthPerLot,
  pluralExamples,
  type Figures,
  type Fit,
} from './cost-balance.ts';
import type { Offer, PricedOffer } from './use-offers.ts';
import slider from '../../ui/slider.module.css';
import styles from './cost-chooser.module.css';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'cost-chooser': typeof import('./cost-chooser.en.json');
  }
}

export const useFigures = (): Figures => parseFiguresQuery(useSite().queryString);

export function useMoney(): (value: number) => string {
  const { language } = useSite();
  return (value) => formatDollars(value, language.code);
}

/** An amount in each of the language's plural forms, in their order: the script puts its own numbers into them. */
function useMoneyForms(): string {
  const { language } = useSite();
  const money = useMoney();
  const rules = new Intl.PluralRules(language.locale);
  return pluralExamples
    .map(([form, amount]) => (rules.select(amount) === form ? money(amount) : ''))
    .join('|');
}

/**
 * Two figures of the visitor, and what each account would cost with them. A form that the URL carries: complete without
 * JavaScript, redrawn at once with it.
 */
export function CostChooser({
  id,
  offers,
  priced,
}: {
  id: string;
  offers: readonly Offer[];
  priced: readonly PricedOffer[];
}): ReactNode {
  const t = useWords('cost-chooser');
  const { language, links } = useSite();
  const figures = useFigures();
  const money = useMoney();
  const forms = useMoneyForms();
  const symbol = isolate(comparedPair.symbol, language.code);
  const minimums = priced.flatMap(({ minDepositUsd }) => minDepositUsd ?? []);
  const fits = fitsOf(
    offers.map(({ price }) => price),
    figures.depositUsd,
  );
  const lowest = offers[fits.indexOf('lowest')];
  const parts: Record<string, string | undefined> = {
    account: lowest?.account.title,
    cost: lowest?.price && money(monthOf(lowest.price, figures.lots).totalUsd),
  };
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.chooser}>
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <Lead lines="column">{t('lead', { symbol })}</Lead>
      </div>
      <form
        action={links.page('accountTypes', id)}
        autoComplete="off"
        className={styles.form}
        data-money={forms}
        data-minimums={minimums.join(' ')}
      >
        <label htmlFor="lots">{t('lots', { symbol })}</label>
        <input
          id="lots"
          name="lots"
          type="number"
          inputMode="decimal"
          min={minLots}
          max={maxLots}
          step={minLots}
          defaultValue={figures.lots}
        />
        <Plot offers={offers} fits={fits} lots={figures.lots}>
          <input
            type="range"
            aria-label={t('lots', { symbol })}
            min={0}
            max={maxLots}
            defaultValue={figures.lots}
            className={`needs-script ${slider.slider}`}
            data-for="lots"
          />
        </Plot>
        <label htmlFor="deposit">{t('deposit')}</label>
        <input
          id="deposit"
          name="deposit"
          type="number"
          inputMode="numeric"
          min={0}
          max={maxDepositUsd}
          defaultValue={figures.depositUsd}
        />
        {minimums.length > 0 && (
          <input
            type="range"
            aria-label={t('deposit')}
            aria-valuetext={money(figures.depositUsd)}
            min={0}
            max={depositSteps}
            defaultValue={depositPosition(minimums, figures.depositUsd)}
            className={`needs-script ${slider.slider}`}
            data-for="deposit"
          />
        )}
        <p role="status">
          <span>
            {t('limits', {
              min: isolate(formatNumber(minLots, language.code), language.code),
              max: isolate(formatNumber(maxLots, language.code), language.code),
              deposit: money(maxDepositUsd),
            })}
          </span>
        </p>
        <button type="submit" className={`${buttonClass('quiet', 'small')} ${styles.calculate}`}>
          {t('calculate')}
        </button>
      </form>
      <div className={styles.outcome}>
        {minimums.length > 0 && (
          <output htmlFor="lots deposit">
            <span hidden={lowest !== undefined} data-none="">
              {t('none')}
            </span>
            <span hidden={lowest === undefined}>
              <NamedParts
                text={t('outcome', { account: '{account}', cost: '{cost}' })}
                parts={parts}
                as="b"
              />
            </span>
          </output>
        )}
        <p>
          <Saving priced={priced} symbol={symbol} />
          {priced.length < offers.length && sentenceGap(language.code) + t('unreadableNote')}
        </p>
      </div>
    </section>
  );
}

/** Which account costs the least per lot, and what it asks for that; nothing if the two cheapest cost the same. */
function Saving({ priced, symbol }: { priced: readonly PricedOffer[]; symbol: string }): ReactNode {
  const t = useWords('cost-chooser');
  const { language } = useSite();
  const money = useMoney();
  const [cheapest, next] = priced.toSorted(
    (a, b) => a.price.narrowest.totalUsd - b.price.narrowest.totalUsd,
  );
  if (!cheapest || !next) return null;
  const saving = next.price.narrowest.totalUsd - cheapest.price.narrowest.totalUsd;
  if (saving <= 0) return null;
  const asksForMore =
    cheapest.minDepositUsd !== undefined &&
    next.minDepositUsd !== undefined &&
    cheapest.minDepositUsd > next.minDepositUsd;
  const atTypical = priced
    .filter(({ price }) => price.typicalUsd !== undefined)
    .toSorted((a, b) => (a.price.typicalUsd ?? 0) - (b.price.typicalUsd ?? 0))[0];
  const cheapestTypical = cheapest.price.typicalUsd;
  return [
    t('saving', {
      symbol,
      cheapest: cheapest.account.title,
      next: next.account.title,
      saving: money(saving),
    }),
    asksForMore &&
      t('largerDeposit', {
        deposit: money(cheapest.minDepositUsd ?? 0),
        nextDeposit: money(next.minDepositUsd ?? 0),
      }),
    cheapestTypical !== undefined &&
      atTypical?.price.typicalUsd !== undefined &&
      atTypical.price.typicalUsd < cheapestTypical &&
      t('typicalDiffers', { cheapest: atTypical.account.title }),
  ]
    .filter(Boolean)
    .join(sentenceGap(language.code));
}

/** The cost over the lots of a month: an area from the narrowest to the typical spread for each account, and the visitor's lots. */
function Plot({
  offers,
  fits,
  lots,
  children,
}: {
  offers: readonly Offer[];
  fits: readonly Fit[];
  lots: number;
  /** The slider, along the axis. */
  children: ReactNode;
}): ReactNode {
  const t = useWords('cost-chooser');
  const { language } = useSite();
  const money = useMoney();
  const lines = offers.flatMap(({ account, price }, index) =>
    price ? { account, price, index } : [],
  );
  const steepest = Math.max(...lines.map(({ price }) => price.narrowest.totalUsd));
  const highest = Math.max(steepest, ...lines.map(({ price }) => price.typicalUsd ?? 0));
  if (highest === 0) return children;
  const width = plotWidthPerLot * maxLots;
  const rise = (cost: number): number => Math.round((plotHeight * cost) / highest);
  const hasTypical = lines.every(({ price }) => price.typicalUsd !== undefined);
  const x = plotWidthPerLot * lots;
  const point = (height: number): string =>
    `M${x} ${Math.round(plotHeight - (x * height) / width)}`;
  const top = rise(steepest);
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-rise={top / width} d={`${point(top)}V${plotHeight}`} className={styles.marker} />
        {lines.map(({ account, price, index }) => {
          const narrowest = rise(price.narrowest.totalUsd);
          const typical = rise(price.typicalUsd ?? price.narrowest.totalUsd);
          return (
            <g
              key={account.id}
              className={account.tier && styles[account.tier]}
              data-line={index}
              data-fit={fits[index]}
            >
              <path d={`M0 ${plotHeight}l${width}-${narrowest}V${plotHeight - typical}z`} />
              <path d={`M0 ${plotHeight}l${width}-${narrowest}`} className={styles.line} />
              <path
                data-rise={narrowest / width}
                d={`${point(narrowest)}h0`}
                className={styles.dot}
              />
            </g>
          );
        })}
      </svg>
      {children}
      <p className={styles.key} aria-hidden="true">
        <span>{money(highest * maxLots)}</span>
        {lines.map(({ account, index }) => (
          <span
            key={account.id}
            className={account.tier && styles[account.tier]}
            data-line={index}
            data-fit={fits[index]}
          >
            {account.title}
          </span>
        ))}
      </p>
      <p className={styles.axis}>
        <span>0</span>
        <span>{isolate(formatNumber(maxLots, language.code), language.code)}</span>
      </p>
      <figcaption>{t(hasTypical ? 'plotToTypical' : 'plot')}</figcaption>
    </figure>
  );
}
