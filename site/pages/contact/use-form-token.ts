import { useEffect, useRef } from 'react';
import { formTokenField, minFillMs } from '../../../core/domain/contact-message.ts';
import { hourMs } from '../../../core/util/durations.ts';

/** An older token is replaced, although the server accepts it for longer. */
const maxTokenAgeMs = hourMs;
/** After this the form is sent without a token. */
const fetchTimeoutMs = 5000;
/** Added to `minFillMs`, because the server measures with another clock. */
const safetyMarginMs = 200;

interface FormToken {
  /** Empty if the server did not give one. */
  text: string;
  fetchedAtMs: number;
}

/**
 * Fetches a form token when the form is hydrated, that is, when the visitor first touches it.
 * @param url undefined: the provider needs no token
 */
export function useFormToken(url: string | undefined): {
  /** Puts the token into the form, once the server will accept it. */
  fillIn: (form: HTMLFormElement) => Promise<void>;
} {
  const latest = useRef<Promise<FormToken> | undefined>(undefined);
  useEffect(() => {
    if (url !== undefined) latest.current = fetchFormToken(url);
  }, [url]);
  return {
    async fillIn(form) {
      const input = form.elements.namedItem(formTokenField);
      if (url === undefined || !(input instanceof HTMLInputElement)) return;
      let token = await latest.current;
      // A request that failed when the form was hydrated may succeed now.
      if (!token?.text || Date.now() - token.fetchedAtMs > maxTokenAgeMs)
        token = await (latest.current = fetchFormToken(url));
      input.value = token.text;
      if (token.text !== '') await waitUntil(token.fetchedAtMs + minFillMs + safetyMarginMs);
    },
  };
}

async function fetchFormToken(url: string): Promise<FormToken> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    return { text: response.ok ? (await response.text()).trim() : '', fetchedAtMs: Date.now() };
  } catch {
    return { text: '', fetchedAtMs: Date.now() };
  }
}

/** People and password managers that are too fast wait here; the server refuses only programs. */
async function waitUntil(timeMs: number): Promise<void> {
  const remainingMs = timeMs - Date.now();
  if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
}
