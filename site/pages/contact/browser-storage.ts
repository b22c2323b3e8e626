/** The form's use of browser storage. Where storage is blocked, the form works without. */
import { pickValues } from '../../../core/domain/contact-message.ts';
import * as storageKeys from '../../facts/storage-keys.ts';

function withoutFailing<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** `restore-values.ts` puts them back. */
export function saveValues(form: HTMLFormElement | null): void {
  if (!form) return;
  const values = pickValues(new FormData(form));
  withoutFailing(() => {
    if (Object.values(values).some((value) => value !== ''))
      sessionStorage.setItem(storageKeys.contactValues, JSON.stringify(values));
    else sessionStorage.removeItem(storageKeys.contactValues);
  });
}

export const forgetValues = (): void =>
  withoutFailing(() => sessionStorage.removeItem(storageKeys.contactValues));

/** The parameters of the link that led here (site/shell/carry.ts); '' if none are kept. */
export const keptReferral = (): string =>
  withoutFailing(() => {
    const kept = JSON.parse(localStorage.getItem(storageKeys.referral) ?? '{}') as Record<
      string,
      unknown
    >;
    return Number(kept['until']) > Date.now() ? String(kept['parameters']) : '';
  }) ?? '';
