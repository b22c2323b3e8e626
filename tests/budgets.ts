import type { RouteName } from '../site/paths.ts';

/** Bytes on the wire, brotli-compressed where possible. Below the floor something is missing; above the ceiling the page is too heavy. */
export interface Budget {
  floor: number;
  ceiling: number;
}

export type Kind =
  | 'page'
  | 'html'
  | 'style'
  | 'structuredData'
  | 'script'
  | 'scriptAfterScrolling'
  | 'font';

/** For every page, in every language. */
export const budgets: Record<Kind, Budget> = {
  /** Markup and styles, without scripts: what the first paint needs, in the first flight of a connection. */
  page: { floor: 7000, ceiling: 14_000 },
  /** The markup alone. */
  html: { floor: 2500, ceiling: 8000 },
  /** The rules that the page carries. */
  style: { floor: 3500, ceiling: 7500 },
  /** What search engines are told, behind everything that paints: what it adds to the markup. */
  structuredData: { floor: 20, ceiling: 200 },
  /** Carried, fetched and run before any interaction. */
  script: { floor: 1000, ceiling: 1800 },
  /** The same once the visitor has seen the whole page, but not what widgets load elsewhere. */
  scriptAfterScrolling: { floor: 1000, ceiling: 2300 },
  font: { floor: 14_000, ceiling: 32_000 },
};

/** A page with a market widget loads the code for it: 0.7 kB. */
const withWidget = { floor: 2200, ceiling: 2900 };
/** Currency pairs are named by the list beside the widget, and what visitors decide comes with the code that reads it: 1 kB. */
const withPairs = { floor: 3200, ceiling: 3900 };
/** A calendar that counts the days is in the first screen of a wide window, and not of a narrow one. */
const maybeWithDates = { floor: 1000, ceiling: 2600 };
const withWidgetAndDates = { floor: 3000, ceiling: 3800 };
/** So is the dial of the indices, which says what is open, by zones and holidays. */
const maybeWithDial = { floor: 1000, ceiling: 4300 };
const withWidgetAndDial = { floor: 4000, ceiling: 5500 };

const agreement: Partial<Record<Kind, Budget>> = {
  page: { floor: 9000, ceiling: 17_000 },
  html: { floor: 4500, ceiling: 12_000 },
};

/** Pages that may or must be heavier than the others. */
export const routeBudgets: Partial<Record<RouteName, Partial<Record<Kind, Budget>>>> = {
  home: {
    // The company and the search.
    structuredData: { floor: 200, ceiling: 360 },
    page: { floor: 17_000, ceiling: 22_000 },
    html: { floor: 10_000, ceiling: 14_500 },
    style: { floor: 6000, ceiling: 8000 },
    // The headline, which markets are open, and the widgets' code where the first screen is tall or wide.
    script: { floor: 1500, ceiling: 3900 },
    // A carousel, counters, the widgets' code.
    scriptAfterScrolling: { floor: 9000, ceiling: 13_000 },
  },
  // A page of rows, once in the table and once as data for the script; the holidays of every exchange.
  accountSpecs: {
    page: { floor: 12_500, ceiling: 17_000 },
    html: { floor: 7500, ceiling: 10_400 },
    // The lamps know zones and holidays.
    script: { floor: 1000, ceiling: 2000 },
    // The hours of the markets in the reader's own time.
    scriptAfterScrolling: { floor: 3000, ceiling: 7000 },
  },
  // Comparison, costs, an example, protection, questions: the Arabic markup is the longest.
  accountTypes: {
    page: { floor: 11_000, ceiling: 14_500 },
    html: { floor: 5500, ceiling: 8800 },
  },
  // A hundred terms with their examples; the terms once more for search engines.
  glossary: {
    page: { floor: 16_000, ceiling: 23_500 },
    html: { floor: 14_000, ceiling: 18_000 },
    structuredData: { floor: 1200, ceiling: 2200 },
  },
  // More than fifty questions, and once more for search engines.
  help: {
    page: { floor: 12_000, ceiling: 17_500 },
    html: { floor: 9000, ceiling: 12_500 },
    structuredData: { floor: 600, ceiling: 1500 },
  },
  // Six questions.
  introducingBroker: { structuredData: { floor: 120, ceiling: 350 } },
  // A field, and what is often searched for. Kept out of search engines.
  search: { page: { floor: 6800, ceiling: 7600 }, structuredData: { floor: 0, ceiling: 0 } },
  error: { structuredData: { floor: 0, ceiling: 0 } },
  // A platform to operate: its order types and what it says about them.
  platforms: { page: { floor: 12_000, ceiling: 14_000 } },
  // The whole text of an agreement.
  clientAgreement: agreement,
  privacyPolicyText: agreement,
  ibAgreement: agreement,
  swapFreeAgreement: agreement,
  fundingAgreement: agreement,
  forex: { scriptAfterScrolling: withPairs },
  metals: { scriptAfterScrolling: withWidget },
  energies: { scriptAfterScrolling: withWidget },
  indices: { script: maybeWithDial, scriptAfterScrolling: withWidgetAndDial },
  futures: { script: maybeWithDates, scriptAfterScrolling: withWidgetAndDates },
  economicCalendar: { script: { floor: 1900, ceiling: 2400 }, scriptAfterScrolling: withWidget },
  // Their scrolling: 0.3 kB.
  news: { script: { floor: 1900, ceiling: 2700 }, scriptAfterScrolling: withWidget },
};
