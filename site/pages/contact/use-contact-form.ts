import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  contactFields,
  emptyValues,
  pickValues,
  sourceFields,
  validateValues,
  type ContactFieldName,
  type ContactValues,
  type FieldProblems,
} from '../../../core/domain/contact-message.ts';
import type {
  ContactOutcome,
  ContactSending,
  FailureCause,
} from '../../../core/domain/contact-outcome.ts';
import * as storageKeys from '../../facts/storage-keys.ts';
import { contactSuccessVisibleMs } from '../../facts/timings.ts';
import { keptReferral, store } from '../../shell/storage.ts';
import { createSend, failureCauseOf, logFailure, preloadMailClient } from './send.ts';
import { useFormToken } from './use-form-token.ts';

export interface ContactFormOptions {
  sending: ContactSending;
  /** The outcome of the form that was posted without JavaScript. */
  outcome: ContactOutcome;
}

export type SendState =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'failed'; failureCause: FailureCause; values: ContactValues | undefined };

/** Validates and sends the form, and keeps the outcome: success until it has been shown for its time, a failure until the visitor sends again. */
export function useContactForm({ sending, outcome }: ContactFormOptions) {
  const [sendState, setSendState] = useState(() => initialSendState(outcome));
  const [problems, setProblems] = useState<FieldProblems>(
    outcome.state === 'invalid' ? outcome.problems : {},
  );
  /** Fields are uncontrolled: once a message is sent, a new attempt begins with new, empty fields. */
  const [attempt, setAttempt] = useState<{ number: number; initialValues: ContactValues }>({
    number: 0,
    initialValues: ('values' in outcome && outcome.values) || emptyValues,
  });
  const initialState = useRef(sendState);
  const formRef = useRef<HTMLFormElement>(null);
  /** Reports how sending ended; it is scrolled into view. */
  const resultRef = useRef<HTMLDivElement>(null);
  const fillInToken = useFormToken(sending.outsideOrigin === undefined);

  useEffect(() => {
    // From here on the form itself, not the browser, shows problems, in the page's language.
    if (formRef.current) formRef.current.noValidate = true;
    // Typed before hydration.
    saveValues(formRef.current);
    preloadMailClient();
  }, []);

  useEffect(() => {
    const result = resultRef.current;
    if (!result || (sendState.state !== 'sent' && sendState.state !== 'failed')) return;
    // After a post without JavaScript the page opened at its outcome; meanwhile the visitor has moved on.
    if (sendState !== initialState.current) result.scrollIntoView({ block: 'nearest' });
    if (sendState.state === 'sent')
      return afterShownFor(contactSuccessVisibleMs, () => setSendState({ state: 'idle' }));
  }, [sendState]);

  async function send(form: HTMLFormElement): Promise<void> {
    const values = pickValues(new FormData(form));
    setSendState({ state: 'sending' });
    try {
      const sendByClient = await createSend(sending);
      await fillInToken(form);
      // Now, because React writes hidden fields anew whenever it renders them.
      fillInSource(form);
      // The browser posts the form, and the server's page shows the outcome.
      if (!sendByClient && navigator.onLine) return form.submit();
      if (!sendByClient) throw new TypeError('offline');
      await sendByClient(form);
    } catch (rejection) {
      logFailure(rejection);
      setSendState({ state: 'failed', failureCause: failureCauseOf(rejection), values });
      return;
    }
    store(storageKeys.contactValues, undefined, 'sessionStorage');
    setAttempt(({ number }) => ({ number: number + 1, initialValues: emptyValues }));
    setSendState({ state: 'sent' });
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sendState.state === 'sending') return;
    const form = event.currentTarget;
    const found = validateValues(pickValues(new FormData(form)), sending);
    setProblems(found);
    const invalidField = firstInvalidField(found);
    if (invalidField === undefined) return void send(form);
    setSendState({ state: 'idle' });
    const control = form.elements.namedItem(invalidField);
    if (control instanceof HTMLElement) control.focus();
  };

  /** A problem disappears as soon as it is fixed; new ones appear only when the visitor sends again. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    saveValues(event.currentTarget);
    const current = validateValues(pickValues(new FormData(event.currentTarget)), sending);
    setProblems((shown) => {
      const remaining: FieldProblems = {};
      for (const { name } of contactFields)
        if (shown[name] && current[name]) remaining[name] = current[name];
      return remaining;
    });
  };

  return { sendState, problems, attempt, formRef, resultRef, onSubmit, onInput };
}

function initialSendState(outcome: ContactOutcome): SendState {
  if (outcome.state === 'failed') return { values: undefined, ...outcome };
  return { state: outcome.state === 'sent' ? 'sent' : 'idle' };
}

/** Calls back once a visible page has been shown for a time without interruption. @returns a function that stops waiting */
function afterShownFor(durationMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(callback, durationMs);
  };
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
  };
}

/** Keeps what has been typed for a reload or another language of the page (`restore-values.ts`). */
function saveValues(form: HTMLFormElement | null): void {
  if (!form) return;
  const values = pickValues(new FormData(form));
  const isEmpty = Object.values(values).every((value) => value === '');
  store(storageKeys.contactValues, isEmpty ? undefined : JSON.stringify(values), 'sessionStorage');
}

/** Says where the visitor came from: from which page of ours, and by which partner or campaign. */
function fillInSource(form: HTMLFormElement): void {
  const fill = (name: string, value: string): void => {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && value) input.value = value;
  };
  const { origin, pathname } = new URL(document.referrer || location.href);
  if (origin === location.origin) fill(sourceFields.page, pathname);
  fill(sourceFields.referral, keptReferral()?.parameters ?? '');
}

export const firstInvalidField = (problems: FieldProblems): ContactFieldName | undefined =>
  contactFields.find(({ name }) => problems[name])?.name;
