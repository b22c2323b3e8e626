/** Moments of the widgets, in milliseconds. Apart from `facts/timings.ts`, which every page loads. */
export const embedLimits = {
  /** Without a sign of life for so long a widget has failed; one that comes later is shown all the same. */
  failsAfter: 10_000,
  /** The news move up by one pixel this often. Source: section 2 of the product specification. */
  newsScrollEvery: 5000,
} as const;
