import type { RouteName } from '../site/paths.ts';

/** Bytes on the wire, brotli-compressed where possible. Below the floor something is missing; above the ceiling the page is too heavy. */
export interface Budget {
  floor: number;
  ceiling: number;
}

export type Kind = 'page' | 'html' | 'script' | 'style' | 'font';

/** For every page, in every language. */
export const budgets: Record<Kind, Budget> = {
  /** The response: markup, styles and inline scripts together, which is all that the first paint needs. */
  page: { floor: 9000, ceiling: 18_000 },
  /** Its markup alone. */
  html: { floor: 4000, ceiling: 10_000 },
  /** Fetched and run before any interaction, on pages without self-starting islands. */
  script: { floor: 600, ceiling: 3000 },
  /** The rules that the page carries. */
  style: { floor: 4000, ceiling: 9500 },
  font: { floor: 14_000, ceiling: 32_000 },
};

/** Pages that may or must be heavier than the others. */
export const routeBudgets: Partial<Record<RouteName, Partial<Record<Kind, Budget>>>> = {
  home: { page: { floor: 20_000, ceiling: 27_500 }, html: { floor: 12_000, ceiling: 18_000 } },
  // A hundred rows, once in the table and once as data for the script.
  accountSpecs: {
    page: { floor: 14_000, ceiling: 20_000 },
    html: { floor: 9000, ceiling: 14_000 },
  },
  // A drawn terminal and two QR codes.
  platforms: { page: { floor: 15_000, ceiling: 22_500 }, html: { floor: 10_000, ceiling: 15_000 } },
};

/** Pages with a market widget, once the visitor has come near it: includes its loader, but not what the loader fetches elsewhere. */
export const scriptsWithWidget: Budget = { floor: 2000, ceiling: 4500 };

/** All scripts of a page once every island on it is hydrated. */
export const scriptsAllAwake: Budget = { floor: 55_000, ceiling: 75_000 };

/** Scripts before interaction on a page whose islands start by themselves. */
export const scriptsSelfStarting: Budget = { floor: 55_000, ceiling: 75_000 };
