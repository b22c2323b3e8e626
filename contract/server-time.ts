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

const knownZones = new Map<string, boolean>();
const maxKnownZones = 1000;

/** Whether a text is the name of a place in the time zone database: `Europe/London`, not `EST` or `+01:00`. */
export function isTimeZone(name: string): boolean {
  let isKnown = knownZones.get(name);
  if (isKnown === undefined) {
    isKnown = /^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+$/.test(name) && isUnderstood(name);
    if (knownZones.size >= maxKnownZones) knownZones.clear();
    knownZones.set(name, isKnown);
  }
  return isKnown;
}

function isUnderstood(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
