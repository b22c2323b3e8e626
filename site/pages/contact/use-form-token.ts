import { useEffect, useRef } from 'react';
import { formTokenPath } from '../../../core/domain/api-paths.ts';
import { formTokenField, minFillMs } from '../../../core/domain/contact-message.ts';
import { hourMs, secondMs } from '../../../core/util/durations.ts';

/** An older token is replaced, although the server accepts it for longer. */
const maxTokenAgeMs = hourMs;
/** The form is sent without a token after this time. */
const fetchTimeoutMs = 5 * secondMs;
/** Added to `minFillMs`, because the server measures with another clock. */
const safetyMarginMs = 200;

const sleep = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

interface FormToken {
  /** Empty if the server did not give one. */
  text: string;
  fetchedAtMs: number;
}

async function fetchFormToken(): Promise<FormToken> {
  const fetching = fetch(formTokenPath)
    .then(async (response) => (response.ok ? (await response.text()).trim() : ''))
    .catch(() => '');
  const text = await Promise.race([fetching, sleep(fetchTimeoutMs).then(() => '')]);
  return { text, fetchedAtMs: Date.now() };
}

/**
 * Fetches a form token when the form is hydrated, that is, when the visitor first touches it.
 * @param isNeeded false where an outside provider, which knows no tokens, sends the message
 * @returns a function that puts the token into the form, once the server will accept it
 */
export function useFormToken(isNeeded: boolean): (form: HTMLFormElement) => Promise<void> {
  const latest = useRef<Promise<FormToken> | undefined>(undefined);
  useEffect(() => {
    if (isNeeded) latest.current = fetchFormToken();
  }, [isNeeded]);
  return async (form) => {
    const input = form.elements.namedItem(formTokenField);
    if (!isNeeded || !(input instanceof HTMLInputElement)) return;
    let token = await latest.current;
    // A request that failed when the form was hydrated may succeed now.
    if (!token?.text || Date.now() - token.fetchedAtMs > maxTokenAgeMs)
      token = await (latest.current = fetchFormToken());
    input.value = token.text;
    // People and password managers that are too fast wait here; the server refuses only programs.
    if (token.text)
      await sleep(Math.max(0, token.fetchedAtMs + minFillMs + safetyMarginMs - Date.now()));
  };
}
