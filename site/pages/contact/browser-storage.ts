/** The form's use of browser storage. Where storage is blocked, the form works without. */
import { pickValues } from '../../../core/domain/contact-message.ts';

export interface StorageKeys {
  /** In session storage: the form's values until they are sent. `restore-values.ts` puts them back. */
  values: string;
  /** In local storage: the parameters of the link that led here (site/shell/carry.ts). */
  referral: string;
}

function withoutFailing<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function saveValues(key: string, form: HTMLFormElement | null): void {
  if (!form) return;
  const values = pickValues(new FormData(form));
  withoutFailing(() => {
    if (Object.values(values).some((value) => value !== ''))
      sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  });
}

export const forgetValues = (key: string): void =>
  withoutFailing(() => sessionStorage.removeItem(key));

/** @returns '' if nothing is kept */
export const keptReferral = (key: string): string =>
  withoutFailing(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return Number(kept['until']) > Date.now() ? String(kept['parameters']) : '';
  }) ?? '';
