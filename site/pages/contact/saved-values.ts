/** The form's values, saved in the tab until they are sent. `restore-values.ts` puts them back. */
import { pickValues } from '../../../core/domain/contact-message.ts';

/** @param key of session storage */
export function saveValues(key: string, form: HTMLFormElement | null): void {
  if (!form) return;
  const values = pickValues(new FormData(form));
  try {
    if (Object.values(values).some((value) => value !== ''))
      sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is not available: the values last as long as the page.
  }
}

export function forgetValues(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing was saved either.
  }
}
