import {
  classOf,
  mapClasses,
  parseLeverage,
  type InstrumentClass,
} from '../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { Tier } from '../../core/domain/tiers.ts';

/** Facts of a class, from the published specifications of one tier. */
export interface PublishedClass {
  count: number;
  /** 500 means 1:500. Undefined: no instruments, or none whose leverage can be read. */
  highestLeverage: number | undefined;
  lowestLeverage: number | undefined;
}

/** Undefined if there are no specifications. */
export function publishedClasses(
  { specs }: Pick<SiteContent, 'specs'>,
  tier: Tier,
): Record<InstrumentClass, PublishedClass> | undefined {
  const list = specs[tier];
  if (list.state !== 'ready') return undefined;
  const byClass = Map.groupBy(list.value, ({ products }) => classOf(products));
  return mapClasses((name) => {
    const rows = byClass.get(name) ?? [];
    const ratios = rows
      .map(({ leverage }) => parseLeverage(leverage))
      .filter((ratio) => ratio !== undefined);
    return {
      count: rows.length,
      highestLeverage: ratios.length > 0 ? Math.max(...ratios) : undefined,
      lowestLeverage: ratios.length > 0 ? Math.min(...ratios) : undefined,
    };
  });
}

/** How many instruments have published specifications. */
export const publishedCount = ({ specs }: Pick<SiteContent, 'specs'>): number | undefined =>
  specs.standard.state === 'ready' ? specs.standard.value.length : undefined;
