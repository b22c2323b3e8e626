/**
 * The one name of a time zone that has several: 'America/New_York' for 'US/Eastern', too. Undefined if the text is not the name
 * of a place in the time zone database: `EST`, `+01:00`.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (name: string): boolean => canonicalTimeZone(name) !== undefined;
