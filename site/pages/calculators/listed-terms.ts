import {
  classOf,
  instrumentClasses,
  mapClasses,
  parseLeverage,
  type InstrumentClass,
  type SpecRow,
} from '../../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../../core/domain/site-content.ts';
import { mapTiers, tiers, type Tier } from '../../../core/domain/tiers.ts';
import { parseContractSize } from '../../../core/specs/format-value.ts';
import { figuresByTier, roundTurnCommissionUsd } from '../../conditions/account-conditions.ts';
import { publishedClasses } from '../../conditions/published-specs.ts';
import { quoteCurrencyOf } from '../../conditions/quote-currency.ts';
import { publishedInstruments } from '../../content/published-instruments.ts';
import type { ClassTerms, InstrumentTerms, Terms } from './terms.ts';

interface ListedClass extends ClassTerms {
  class: InstrumentClass;
  instruments: readonly InstrumentTerms[];
}

type Content = Pick<SiteContent, 'specs' | 'accountTypes'>;

const unitOf = (instrumentClass: InstrumentClass): Terms['unit'] => {
  if (instrumentClass === 'forex') return 'pips';
  return instrumentClass === 'indices' ? 'points' : 'price';
};

/** Commission for one side and lot; 0 for a class that does not pay it. */
function commissionsOf(content: Content, instrumentClass: InstrumentClass): Terms['commission'] {
  const byTier = figuresByTier(content);
  return mapTiers((tier) => {
    const roundTurn = roundTurnCommissionUsd(byTier[tier] ?? {}, instrumentClass);
    return roundTurn === undefined ? undefined : String(roundTurn / 2);
  });
}

/** A row's terms; undefined if one of them cannot be read on one of the tiers. */
function termsOf(row: SpecRow, ratios: Record<Tier, number | undefined>) {
  const instrumentClass = classOf(row.products);
  const size = parseContractSize(row.contractSize)?.amount;
  const quote = quoteCurrencyOf(row.symbol, instrumentClass);
  if (instrumentClass === undefined || size === undefined || size <= 0 || quote === undefined)
    return undefined;
  if (tiers.some((tier) => ratios[tier] === undefined)) return undefined;
  return {
    symbol: row.symbol,
    class: instrumentClass,
    contractSize: String(size),
    quote,
    leverage: mapTiers((tier) => String(ratios[tier])),
  };
}

function published({ specs }: Content) {
  const { standard } = specs;
  if (!standard) return undefined;
  const ratios = mapTiers(
    (tier) => new Map(specs[tier]?.map((row) => [row.symbol, parseLeverage(row.leverage)])),
  );
  return standard.flatMap(
    (row) =>
      termsOf(
        row,
        mapTiers((tier) => ratios[tier].get(row.symbol)),
      ) ?? [],
  );
}

/** The site's own list, for a content service that publishes no specifications. */
const ownTerms = (content: Content) =>
  publishedInstruments(content).map(
    ({ symbol, class: instrumentClass, contractSize, currency, leverage }) => ({
      symbol,
      class: instrumentClass,
      contractSize: String(contractSize),
      quote: currency,
      leverage: mapTiers(() => String(leverage)),
    }),
  );

/** The night that most markets count three times: two days without settlement follow it. */
const wednesday = 2;

/** By class; of content that states none, Wednesday for all. */
function tripleNightsOf(content: Content): Record<InstrumentClass, number | undefined> {
  const classes = publishedClasses(content, 'standard');
  const nights = mapClasses((name) => classes?.[name].tripleSwap);
  return Object.values(nights).some((night) => night !== undefined)
    ? nights
    : mapClasses(() => wednesday);
}

/**
 * Every instrument that the calculators can compute with, by class: those of the specifications whose contract size, leverage
 * on every tier and currency are understood. Classes without any are left out.
 */
export function listedTerms(content: Content): readonly ListedClass[] {
  const found = published(content) ?? [];
  const rows = found.length > 0 ? found : ownTerms(content);
  const tripleNights = tripleNightsOf(content);
  return instrumentClasses
    .map((name) => ({
      class: name,
      unit: unitOf(name),
      hasSwap: name !== 'futures',
      tripleNight: tripleNights[name],
      orders: lotLimits(content, name),
      commission: commissionsOf(content, name),
      instruments: rows
        .filter((row) => row.class === name)
        .map(({ class: _, ...instrument }) => instrument),
    }))
    .filter(({ instruments }) => instruments.length > 0);
}

/** The smallest and the largest order of a class by tier, else of the account; undefined if the content does not state both. */
export function lotLimits(content: Content, instrumentClass: InstrumentClass): Terms['orders'] {
  const byTier = figuresByTier(content);
  return mapTiers((tier) => {
    const ofClass = publishedClasses(content, tier)?.[instrumentClass];
    const { minLots = 0, maxLots } =
      ofClass?.maxLots === undefined ? (byTier[tier] ?? {}) : ofClass;
    return minLots <= 0 || maxLots === undefined
      ? undefined
      : { min: String(minLots), max: String(maxLots) };
  });
}
