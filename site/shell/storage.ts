/** The visitor's browser as a store. Where it may not be used (private mode, policy), nothing is stored, and nothing fails. */
import * as storageKeys from '../facts/storage-keys.ts';

/** @returns undefined if there is nothing in local storage under the key */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param value undefined: nothing remains under the key. @returns false if storage may not be used, or is full */
export function store(
  key: string,
  value: string | undefined,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    if (value === undefined) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The entry that `carry.ts` stores, as JSON. */
export interface KeptReferral {
  /** As `validParameters` spells them. */
  parameters: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** The parameters of the link that once led here; undefined if there are none, or their time is over. */
export function keptReferral(): KeptReferral | undefined {
  try {
    const kept = JSON.parse(readStored(storageKeys.referral) ?? 'null') as KeptReferral | null;
    return kept && kept.until > Date.now() ? kept : undefined;
  } catch {
    // Something else is stored there.
    return undefined;
  }
}
