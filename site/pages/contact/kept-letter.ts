/** The visitor's letter, kept in the tab until it is sent. `restore-letter.ts` puts it back. */
import { pickValues } from '../../../contract/contact-message.ts';

/** @param key of session storage */
export function keepLetter(key: string, form: HTMLFormElement | null): void {
  if (!form) return;
  const values = pickValues(new FormData(form));
  try {
    if (Object.values(values).some((value) => value !== ''))
      sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is not available: the letter lasts as long as the page.
  }
}

export function forgetLetter(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
