/**
 * Durations and distances that the product requirements set, and ours that several modules share. Timings of one module
 * are constants in it, named `…Ms`. The browser tests read this file, too.
 * Source: sections 2, 4 and 9 of the product requirements.
 */
export const timings = {
  preloaderVisibleMs: 1000,
  preloaderFadeMs: 500,
  dropdownCloseDelayMs: 200,
  headlineIntervalMs: 3000,
  headlineHiddenMs: 600,
  counterDurationMs: 2000,
  contactSuccessVisibleMs: 5000,
  /** Ours: the payment methods' carousel advances by one. */
  paymentsIntervalMs: 2500,
  /** Ours: after this the contact form reports that there was no response. */
  contactTimeoutMs: 30_000,
} as const;

export const distances = {
  /** Beyond this scroll position the header looks sticky. */
  stickyHeaderPx: 250,
  /** Beyond this scroll position the back-to-top link appears. */
  backToTopPx: 150,
} as const;

/** The share of the counters that must be in view before they run. */
export const counterVisibleRatio = 0.5;

/** Slides in view of the payment methods' carousel. `under`: exclusive upper bound of the viewport's width, in CSS pixels. */
export const carouselSlides = [
  { under: 480, slides: 2 },
  { under: 581, slides: 3 },
  { under: 769, slides: 4 },
  { under: Number.POSITIVE_INFINITY, slides: 6 },
] as const;

/** The carousel shows this many items of the doubled list. */
export const carouselItems = 16;
