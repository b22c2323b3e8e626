import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  contactFields,
  emptyValues,
  pickValues,
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
import { forgetValues, saveValues } from './saved-values.ts';
import { onceSeenFor } from './seen-for.ts';
import { asksForProof, createSend, failureCauseOf, logFailure, preloadMailClient } from './send.ts';
import { useFormToken } from './use-form-token.ts';
import { useProof } from './use-proof.ts';

export interface ContactFormOptions {
  sending: ContactSending;
  formTokenUrl: string;
  /** Undefined: messages need no proof of work. */
  challengeUrl?: string | undefined;
  /** The outcome of the form that was posted without JavaScript. */
  outcome: ContactOutcome;
  timings: { successMs: number; timeoutMs: number };
  /** The key of session storage under which the values are saved until they are sent. */
  valuesKey: string;
}

type SendState =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'failed'; failureCause: FailureCause; values: ContactValues | undefined };

interface UseContactForm {
  sendState: SendState;
  problems: FieldProblems;
  /** Fields are uncontrolled: once a message is sent, a new attempt begins with new, empty fields. */
  attempt: { number: number; initialValues: ContactValues };
  formRef: RefObject<HTMLFormElement | null>;
  /** Reports how sending ended; it is scrolled into view. */
  resultRef: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Validates and sends the form, and keeps the outcome: success until it has been in view for its time, a failure until the visitor sends again. */
export function useContactForm({
  sending,
  formTokenUrl,
  challengeUrl,
  outcome,
  timings,
  valuesKey,
}: ContactFormOptions): UseContactForm {
  const [sendState, setSendState] = useState(() => initialSendState(outcome));
  const [problems, setProblems] = useState<FieldProblems>(
    outcome.state === 'invalid' ? outcome.problems : {},
  );
  const [attempt, setAttempt] = useState({
    number: 0,
    initialValues: ('values' in outcome && outcome.values) || emptyValues,
  });
  const initialState = useRef(sendState);
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const formToken = useFormToken(sending.outsideOrigin === undefined ? formTokenUrl : undefined);
  const proof = useProof(challengeUrl, sending.proofOfWork === 'on');

  useEffect(() => {
    // From here on the form itself, not the browser, shows problems, in the page's language.
    if (formRef.current) formRef.current.noValidate = true;
    // Typed before hydration.
    saveValues(valuesKey, formRef.current);
    preloadMailClient();
  }, [valuesKey]);

  useEffect(() => {
    const result = resultRef.current;
    if (!result || (sendState.state !== 'sent' && sendState.state !== 'failed')) return;
    // After a post without JavaScript the page opened at its outcome; meanwhile the visitor has moved on.
    if (sendState !== initialState.current) bringIntoView(result);
    if (sendState.state === 'failed') return;
    return onceSeenFor(result, timings.successMs, () => setSendState({ state: 'idle' }));
  }, [sendState, timings]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = pickValues(new FormData(form));
    const fail = (failureCause: FailureCause, error: unknown): void => {
      logFailure(error);
      setSendState({ state: 'failed', failureCause, values });
    };
    setSendState({ state: 'sending' });
    try {
      const send = await createSend(sending, timings.timeoutMs);
      const fillInAndSend = async (
        fillInProof: typeof proof.fillIn,
      ): Promise<FailureCause | undefined> => {
        const failureCause = await fillInProof(form);
        if (failureCause) return failureCause;
        await formToken.fillIn(form);
        await send(form);
        return undefined;
      };
      const failureCause = await fillInAndSend(proof.fillIn).catch((rejection: unknown) => {
        if (!asksForProof(rejection)) throw rejection;
        return fillInAndSend(proof.fillInAsked);
      });
      if (failureCause) return fail(failureCause, failureCause);
    } catch (rejection) {
      proof.prepare();
      return fail(failureCauseOf(rejection), rejection);
    }
    forgetValues(valuesKey);
    setAttempt(({ number }) => ({ number: number + 1, initialValues: emptyValues }));
    setSendState({ state: 'sent' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sendState.state === 'sending') return;
    const form = event.currentTarget;
    const found = validateValues(pickValues(new FormData(form)));
    setProblems(found);
    const invalidField = firstInvalidField(found);
    if (invalidField === undefined) return void submit(form);
    setSendState({ state: 'idle' });
    const control = form.elements.namedItem(invalidField);
    if (control instanceof HTMLElement) control.focus();
  };

  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    proof.prepare();
    saveValues(valuesKey, event.currentTarget);
    const current = validateValues(pickValues(new FormData(event.currentTarget)));
    setProblems((shown) => withoutFixed(shown, current));
  };

  return { sendState, problems, attempt, formRef, resultRef, onSubmit, onInput };
}

/** A smooth scroll takes up to so long. */
const scrollMs = 1000;

/** Even if a smooth scroll is under way, which would carry it out of view again. */
function bringIntoView(element: HTMLElement): void {
  const scroll = (): void => element.scrollIntoView({ block: 'nearest' });
  // Stops the other scroll, but not one that a busy browser has yet to begin.
  scrollBy({ behavior: 'instant' });
  scroll();
  addEventListener('scrollend', scroll, { signal: AbortSignal.timeout(scrollMs) });
}

function initialSendState(outcome: ContactOutcome): SendState {
  if (outcome.state === 'failed') return { values: undefined, ...outcome };
  return { state: outcome.state === 'sent' ? 'sent' : 'idle' };
}

/** Removes a problem as soon as it is fixed; new ones appear only when the visitor sends again. */
function withoutFixed(shown: FieldProblems, current: FieldProblems): FieldProblems {
  if (firstInvalidField(shown) === undefined) return shown;
  const remaining: FieldProblems = {};
  for (const { name } of contactFields)
    if (shown[name] && current[name]) remaining[name] = current[name];
  return remaining;
}

export const firstInvalidField = (problems: FieldProblems): ContactFieldName | undefined =>
  contactFields.find(({ name }) => problems[name])?.name;
