/** A visitor's remembered choice, by its key of local storage; nothing is stored before the visitor is asked. */
export type Consent = 'allowed' | 'refused';

/** Where nothing can be stored, a choice lasts as long as the page. */
const unstored = new Map<string, Consent>();

/** @param key undefined: this deployment does not ask */
export function readConsent(key: string | undefined): Consent | 'unknown' {
  if (key === undefined) return 'allowed';
  try {
    const stored = localStorage.getItem(key);
    return stored === 'allowed' || stored === 'refused' ? stored : 'unknown';
  } catch {
    return unstored.get(key) ?? 'unknown';
  }
}

/** Tells this page as the browser tells those of other tabs. @param consent undefined: it is withdrawn */
export function storeConsent(key: string, consent: Consent | undefined): void {
  try {
    if (consent) localStorage.setItem(key, consent);
    else localStorage.removeItem(key);
  } catch {
    if (consent) unstored.set(key, consent);
    else unstored.delete(key);
  }
  dispatchEvent(new StorageEvent('storage', { key }));
}
