/** Timings of the market widgets. Apart from `facts/timings.ts`, which every page loads. */
export const embedTimings = {
  /** A widget without a sign of life for this long has failed; a later one is still shown. */
  timeoutMs: 10_000,
  /** The news scroll by one pixel this often. Source: section 2 of the product specification. */
  newsScrollIntervalMs: 5000,
} as const;
