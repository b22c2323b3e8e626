/** Units of time. Plain numbers, which the bundler inlines: no browser fetches this module. */

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Times of day and of the week are counted in minutes. */
export const minutesPerDay = 24 * 60;
export const minutesPerWeek = 7 * minutesPerDay;
