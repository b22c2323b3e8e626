/** The visitor's remembered choice about the charting provider's widgets; nothing is stored before the visitor is asked. */
export type Consent = 'allowed' | 'refused';

/** Where nothing can be stored, the choice lasts as long as the page. */
let unstored: Consent | undefined;

/** @param key of local storage; undefined: this deployment does not ask */
export function readConsent(key: string | undefined): Consent | 'unknown' {
  if (key === undefined) return 'allowed';
  try {
    const stored = localStorage.getItem(key);
    return stored === 'allowed' || stored === 'refused' ? stored : 'unknown';
  } catch {
    return unstored ?? 'unknown';
  }
}

/** Tells this page's embeds as the browser tells those of other tabs. @param consent undefined: it is withdrawn */
export function storeConsent(key: string, consent: Consent | undefined): void {
  try {
    if (consent) localStorage.setItem(key, consent);
    else localStorage.removeItem(key);
  } catch {
    unstored = consent;
  }
  dispatchEvent(new StorageEvent('storage', { key }));
}
