/** Timings of the market widgets. Apart from `facts/timings.ts`, which every page loads. */
export const embedTimings = {
  /** A widget that has not responded within this time has failed; if it responds later, it is still shown. */
  timeoutMs: 10_000,
  /** The news scroll by one pixel this often. Source: section 2 of the product requirements. */
  newsScrollIntervalMs: 5000,
} as const;
