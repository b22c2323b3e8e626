const canonicalZones = new Map<string, string | undefined>();
const maxCanonicalZones = 1000;

/**
 * The one name of a time zone that has several: 'America/New_York' for 'US/Eastern', too. Undefined if the text is not the name
 * of a place in the time zone database: `EST`, `+01:00`.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (!canonicalZones.has(name)) {
    if (canonicalZones.size >= maxCanonicalZones) canonicalZones.clear();
    const isPlace = /^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+)+$/.test(name);
    canonicalZones.set(name, isPlace ? resolveTimeZone(name) : undefined);
  }
  return canonicalZones.get(name);
}

function resolveTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (name: string): boolean => canonicalTimeZone(name) !== undefined;
