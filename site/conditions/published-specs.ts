import {
  classOf,
  mapClasses,
  parseLeverage,
  type InstrumentClass,
} from '../../core/domain/instrument-spec.ts';
import type { SiteContent } from '../../core/domain/site-content.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { parseAmount } from '../../core/specs/sort-rows.ts';
import { weekdayNames } from '../../core/util/weekday-names.ts';

/** Facts of a class, from the published specifications of one tier. */
export interface PublishedClass {
  count: number;
  /** 500 means 1:500. Undefined: no instruments, or none whose leverage can be read. */
  highestLeverage: number | undefined;
  lowestLeverage: number | undefined;
  /** Undefined if they are not published. */
  minLots: number | undefined;
  maxLots: number | undefined;
  /** The day of most instruments, from Monday; undefined: none. */
  tripleSwap: number | undefined;
}

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : undefined);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : undefined);

/** The day of a cell, from Monday; undefined for a cell that names none. */
export function parseWeekday(cell: string): number | undefined {
  const day = weekdayNames.indexOf(cell);
  return day === -1 ? undefined : day;
}

/** The value that most have. */
const commonest = <Value>(values: readonly Value[]): Value | undefined =>
  [...Map.groupBy(values, (value) => value).values()].toSorted(
    (a, b) => b.length - a.length,
  )[0]?.[0];

/** Undefined if there are no specifications. */
export function publishedClasses(
  { specs }: Pick<SiteContent, 'specs'>,
  tier: Tier,
): Record<InstrumentClass, PublishedClass> | undefined {
  const list = specs[tier];
  if (!list) return undefined;
  const byClass = Map.groupBy(list, ({ products }) => classOf(products));
  return mapClasses((name) => {
    const rows = byClass.get(name) ?? [];
    const ratios = rows.flatMap(({ leverage }) => parseLeverage(leverage) ?? []);
    return {
      count: rows.length,
      highestLeverage: most(ratios),
      lowestLeverage: least(ratios),
      minLots: least(rows.flatMap(({ minLots }) => parseAmount(minLots) ?? [])),
      maxLots: most(rows.flatMap(({ maxLots }) => parseAmount(maxLots) ?? [])),
      tripleSwap: commonest(rows.map(({ tripleSwap }) => parseWeekday(tripleSwap))),
    };
  });
}
