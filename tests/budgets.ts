import type { RouteName } from '../site/paths.ts';

/** Bytes as they travel, brotli-compressed where the kind can be. Under the floor something is missing; over the ceiling it is too heavy. */
export interface Budget {
  floor: number;
  ceiling: number;
}

export type Kind = 'html' | 'script' | 'style' | 'font';

/** Of every page, in every language. */
export const budgets: Record<Kind, Budget> = {
  html: { floor: 4000, ceiling: 10_000 },
  /** What is fetched and run before anybody touches the page, on pages without self-starting islands. */
  script: { floor: 600, ceiling: 3000 },
  /** One sheet for the whole site, fetched once. */
  style: { floor: 12_000, ceiling: 24_000 },
  font: { floor: 30_000, ceiling: 60_000 },
};

/** Where a page may be heavier or must be heavier than the others. */
export const routeBudgets: Partial<Record<RouteName, Partial<Record<Kind, Budget>>>> = {
  home: { html: { floor: 12_000, ceiling: 18_000 } },
  // A hundred rows, in the table and for the script.
  accountSpecs: { html: { floor: 9000, ceiling: 14_000 } },
  // A drawn terminal and two QR codes.
  platforms: { html: { floor: 10_000, ceiling: 15_000 } },
};

/** The same on pages with a market widget, after the visitor came near it: its loader, but not what it loads from elsewhere. */
export const scriptsWithWidget: Budget = { floor: 2000, ceiling: 4500 };

/** All scripts of a page after every island on it woke. */
export const scriptsAllAwake: Budget = { floor: 55_000, ceiling: 75_000 };

/** Scripts before interaction of a page whose islands start by themselves. */
export const scriptsSelfStarting: Budget = { floor: 55_000, ceiling: 75_000 };
