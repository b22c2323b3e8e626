/** A clock: that of a time zone, moved by a fixed number of minutes. */
export interface Clock {
  /** As the IANA time zone database names it. */
  timeZone: string;
  shiftMinutes: number;
}

/**
 * The trading server's clock: its midnight is always 17:00 in New York, so it follows New York's changes of the clock.
 * `winter` and `summer` name its two UTC offsets. Source: the broker's contract specifications.
 */
export const serverTime = {
  timeZone: 'America/New_York',
  shiftMinutes: 7 * 60,
  winter: 'GMT+2',
  summer: 'GMT+3',
} as const satisfies Clock & { winter: string; summer: string };
