/**
 * Durations and distances that the product requirements set, and ours that several modules share. Timings of one module
 * are constants in it, named `…Ms`. The browser tests read this file, too.
 * Source: sections 2, 4 and 9 of the product requirements.
 */
export const preloaderVisibleMs = 1000;
export const preloaderFadeMs = 500;
export const dropdownCloseDelayMs = 200;
export const headlineIntervalMs = 3000;
export const counterDurationMs = 2000;
export const contactSuccessVisibleMs = 5000;
/** Ours: the payment methods' carousel advances by one. */
export const paymentsIntervalMs = 2500;
/** Ours: after this the contact form reports that there was no response. */
export const contactTimeoutMs = 30_000;

/** Ours: a widget that has not responded within this time has failed; if it responds later, it is still shown. */
export const widgetTimeoutMs = 10_000;
/** The news scroll by one pixel this often. */
export const newsScrollIntervalMs = 5000;

/** Beyond this scroll position the header looks sticky. */
export const stickyHeaderPx = 250;
/** Beyond this scroll position the back-to-top link appears. */
export const backToTopPx = 150;

/** The share of the counters that must be in view before they run. */
export const counterVisibleRatio = 0.5;

/** The most slides of the payment methods' carousel in view; its stylesheet has the numbers by width. */
export const maxSlidesInView = 6;

/** The carousel shows this many items of the doubled list. */
export const carouselItems = 16;
