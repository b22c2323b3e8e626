import type { HolidayCalendar } from '../../../core/domain/holidays.ts';
import type { ColumnName, InstrumentClass } from '../../../core/domain/instrument-spec.ts';
import type { Direction, LanguageCode } from '../../../core/domain/languages.ts';
import type { Tier } from '../../../core/domain/tiers.ts';
import type { ValueFormat, ValueWords } from '../../../core/specs/format-value.ts';
import type { PackedResultPage } from '../../../core/specs/result-page.ts';
import type { SpecsView } from '../../../core/specs/specs-view.ts';
import type { EventAttributes } from '../../facts/analytics-events.ts';
import type { ProductClass } from '../../facts/instruments.ts';

export interface SpecsWords {
  tier: string;
  tiers: Record<Tier, { name: string; title: string; subtitle: string }>;
  same: string;
  compare: string;
  calculate: string;
  errors: { fetchFailed: string; tryAgain: string };
  classes: Record<InstrumentClass, string>;
  table: {
    filter: string;
    all: string;
    search: string;
    searchHint: string;
    clear: string;
    caption: string;
    shown: string;
    sort: string;
    sortButton: string;
    asPublished: string;
    /** `{column}, ascending` */
    ascending: string;
    descending: string;
    /** `All values of {symbol}` */
    values: string;
    noneFound: string;
    empty: string;
    loading: string;
    pages: string;
    previous: string;
    next: string;
    page: string;
    download: string;
    csv: string;
    json: string;
    columns: Record<ColumnName, string>;
    /** Headings of files. */
    name: string;
    class: string;
  };
  hours: {
    title: string;
    note: string;
    class: string;
    server: string;
    local: string;
    /** `Your time ({zone})` */
    localIn: string;
    state: string;
    break: string;
    all: string;
    more: string;
  };
  values: ValueWords;
}

/** The address of a view. */
export type ViewHref = (view: SpecsView) => string;

export interface SpecsProps {
  language: { code: LanguageCode; locale: string; direction: Direction };
  view: SpecsView;
  /** The server's result for this view; undefined if the content service has not delivered the list. */
  firstResult: PackedResultPage | undefined;
  urls: {
    page: string;
    /** No server of ours answers: files are written in the browser. */
    isStatic?: true | undefined;
    lists: Record<Tier, string>;
    names: string;
    csv: string;
    json: string;
    accountTypes: string;
    calculators: string;
    /** The script that fills in the trading hours without React. */
    hoursScript: string;
  };
  /** Where visits are counted: what downloading a file counts as. */
  downloadEvents: Record<'csv' | 'json', EventAttributes | undefined> | undefined;
  /** The classes with a page of their own, whose emblem and accent the table takes over. */
  markets: readonly ProductClass[];
  /** What a page needs of them. */
  calendars: readonly HolidayCalendar[];
  /** Of the time zones in the lists, '' for the server's: see `formatOffsets`. */
  clocks: Readonly<Record<string, string>>;
  expiries: ValueFormat['expiries'];
  words: SpecsWords;
}
