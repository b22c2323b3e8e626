/** The visitor's remembered choice about the charting provider's widgets, under a key of local storage. */
export type Consent = keyof typeof storedValues;

/**
 * What local storage holds for each choice; nothing before the visitor is asked, or once the choice is withdrawn. Visitors
 * already have these values. They are not in `facts/storage-keys.ts` because two scripts that share a module fetch it by a
 * request of its own.
 */
const storedValues = { allowed: 'allowed', declined: 'refused' } as const;

/** @param key undefined: this deployment does not ask */
export function readConsent(key: string | undefined): Consent | 'unknown' {
  if (key === undefined) return 'allowed';
  try {
    const stored = localStorage.getItem(key);
    if (stored === storedValues.allowed) return 'allowed';
    return stored === storedValues.declined ? 'declined' : 'unknown';
  } catch {
    return 'unknown';
  }
}

export function storeConsent(key: string, consent: Consent): void {
  try {
    localStorage.setItem(key, storedValues[consent]);
  } catch {
    // Storage is not available: the choice applies to this page only.
  }
}

export function clearConsent(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing was stored either.
  }
}
