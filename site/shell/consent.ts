import { readStored, store } from './storage.ts';

/** A visitor's remembered choice, by its key of local storage; nothing is stored before the visitor is asked. */
export type Consent = 'allowed' | 'refused';

/** Where nothing can be stored, a choice lasts as long as the page. */
const unstored = new Map<string, Consent | undefined>();

/** @param key undefined: this deployment does not ask */
export function readConsent(key: string | undefined): Consent | 'unknown' {
  if (key === undefined) return 'allowed';
  const consent = readStored(key) ?? unstored.get(key);
  return consent === 'allowed' || consent === 'refused' ? consent : 'unknown';
}

/** Tells this page as the browser tells those of other tabs. @param consent undefined: it is withdrawn */
export function storeConsent(key: string, consent: Consent | undefined): void {
  unstored.set(key, store(key, consent) ? undefined : consent);
  dispatchEvent(new StorageEvent('storage', { key }));
}
