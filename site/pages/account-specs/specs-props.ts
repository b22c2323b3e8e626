import type { MouseEvent } from 'react';
import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import type { Direction, LanguageCode } from '../../../core/domain/languages.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import type { ValueWords } from '../../../core/specs/format-value.ts';
import type { ResultPage } from '../../../core/specs/spec-list.ts';
import type { SpecsView } from '../../../core/specs/specs-view.ts';
import type { EventAttributes } from '../../facts/analytics-events.ts';
import type { ProductClass } from '../../facts/instruments.ts';

/** Placeholders are left in them for `formatTemplate`. */
export type SpecsWords = Pick<
  typeof import('./account-specs.en.json'),
  'tier' | 'tiers' | 'same' | 'compare' | 'calculate' | 'errors' | 'classes' | 'table' | 'hours'
> & { values: ValueWords };

export interface SpecsProps {
  language: { code: LanguageCode; locale: string; direction: Direction };
  view: SpecsView;
  /** The server's result for this view; undefined if the content service has not delivered the list. */
  firstResult: ResultPage | undefined;
  urls: Record<'page' | 'names' | 'accountTypes' | 'calculators', string> & {
    lists: Record<Tier, string>;
  };
  /** The server's file of a view, and what downloading it counts as; undefined in the static export. */
  download: { url: string; event: EventAttributes | undefined } | undefined;
  /** The classes with a page of their own, whose emblem and accent the table takes over. */
  markets: readonly ProductClass[];
  calendars: readonly HolidayCalendar[];
  /** See `ValueFormat`. */
  expiries: Readonly<Record<string, string>>;
  words: SpecsWords;
}

/** The attributes of a link to a view, which is shown without loading the page again. */
export type LinkTo = (view: SpecsView) => { href: string; onClick: (event: MouseEvent) => void };
