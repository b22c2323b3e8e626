/**
 * Every moment and distance of the site's behaviour, in milliseconds and CSS pixels.
 * Source: sections 2, 4 and 9 of the product specification. The browser tests read this file, too.
 */
export const timings = {
  preloaderFadesAfter: 1000,
  preloaderFadeLasts: 500,
  languageListClosesAfter: 200,
  headlineRotatesEvery: 3000,
  headlineHidesFor: 600,
  counterLasts: 2000,
  contactSuccessShownFor: 5000,
  /** Ours: the row of payment methods moves on by one. */
  paymentsAdvanceEvery: 2500,
  /** Ours: after this an unanswered contact message is told to have had no answer. */
  contactAnswerWithin: 30_000,
} as const;

export const distances = {
  /** The header looks sticky when the page is scrolled further than this. */
  stickyHeader: 250,
  /** Back-to-top appears when the page is scrolled further than this. */
  backToTop: 150,
} as const;

/** The part of the counters that must be in view before they run. */
export const counterStartsAtVisibility = 0.5;

/** Slides in view of the payment-methods carousel: `under` is an exclusive upper bound of the viewport's width in CSS pixels. */
export const carouselSlides = [
  { under: 480, slides: 2 },
  { under: 581, slides: 3 },
  { under: 769, slides: 4 },
  { under: Number.POSITIVE_INFINITY, slides: 6 },
] as const;

/** The carousel shows this many items of the doubled list. */
export const carouselItems = 16;
