import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import {
  contactFields,
  emptyValues,
  pickValues,
  validateValues,
  type ContactFieldKey,
  type ContactFieldName,
  type ContactValues,
  type FieldProblem,
  type FieldProblems,
} from '../../../contract/contact-message.ts';
import type {
  ContactOutcome,
  ContactSending,
  FailureCause,
} from '../../../contract/contact-outcome.ts';
import styles from './contact-form.module.css';
import { Failure, type FailureWords } from './failure.tsx';
import { Field } from './field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { createSend, failureCauseOf, preloadMailClient } from './send.ts';
import { useFormToken } from './use-form-token.ts';
import { useProof } from './use-proof.ts';

interface ContactFormProps {
  /** Where the form is posted without JavaScript. */
  action: string;
  supportEmail: string;
  sending: ContactSending;
  formTokenUrl: string;
  /** Undefined: messages need no proof of work. */
  challengeUrl?: string | undefined;
  /** The outcome of the form that was posted without JavaScript. */
  outcome: ContactOutcome;
  timings: { successMs: number; timeoutMs: number };
  words: Record<ContactFieldKey, string> &
    FailureWords & {
      to: string;
      phoneHint: string;
      trap: string;
      send: string;
      sending: string;
      sent: string;
      note: string;
      problems: Record<ContactFieldName, Record<FieldProblem, string>>;
    };
}

type SendState =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'failed'; cause: FailureCause; values: ContactValues | undefined };

function initialSendState(outcome: ContactOutcome): SendState {
  if (outcome.state === 'failed') return { values: undefined, ...outcome };
  return { state: outcome.state === 'sent' ? 'sent' : 'idle' };
}

/** The contact form. It reports every outcome, and is cleared only when a message has been sent. */
export default function ContactForm({
  action,
  supportEmail,
  sending,
  formTokenUrl,
  challengeUrl,
  outcome,
  timings,
  words,
}: ContactFormProps): ReactNode {
  const [sendState, setSendState] = useState(() => initialSendState(outcome));
  const [problems, setProblems] = useState<FieldProblems>(
    outcome.state === 'invalid' ? outcome.problems : {},
  );
  // Fields are uncontrolled: a new draft gets new, empty fields.
  const [draft, setDraft] = useState({
    number: 0,
    initialValues: ('values' in outcome && outcome.values) || emptyValues,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const isBuiltIn = sending.outsideOrigin === undefined;
  const formToken = useFormToken(isBuiltIn ? formTokenUrl : undefined);
  const proof = useProof(challengeUrl);
  const id = useId();
  const isSending = sendState.state === 'sending';

  useEffect(() => {
    // From here on the form itself, not the browser, shows problems, in the page's language.
    if (formRef.current) formRef.current.noValidate = true;
    preloadMailClient();
  }, []);

  useEffect(() => {
    if (sendState.state !== 'sent') return;
    const timer = setTimeout(() => setSendState({ state: 'idle' }), timings.successMs);
    return () => clearTimeout(timer);
  }, [sendState, timings]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = pickValues(new FormData(form));
    setSendState({ state: 'sending' });
    try {
      const send = await createSend(sending, timings.timeoutMs);
      const cause = await proof.fillIn(form);
      if (cause) return setSendState({ state: 'failed', cause, values });
      await formToken.fillIn(form);
      await send(form);
    } catch (rejection) {
      proof.prepare();
      return setSendState({ state: 'failed', cause: failureCauseOf(rejection), values });
    }
    setDraft(({ number }) => ({ number: number + 1, initialValues: emptyValues }));
    setSendState({ state: 'sent' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const found = validateValues(pickValues(new FormData(form)));
    setProblems(found);
    const invalidField = firstInvalidField(found);
    if (invalidField === undefined) return void submit(form);
    setSendState({ state: 'idle' });
    const control = form.elements.namedItem(invalidField);
    if (control instanceof HTMLElement) control.focus();
  };

  /** Removes a problem as soon as it is fixed; new ones appear only at the next attempt to send. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    proof.prepare();
    const current = validateValues(pickValues(new FormData(event.currentTarget)));
    setProblems((shown) => {
      const names = Object.keys(shown) as ContactFieldName[];
      if (names.length === 0) return shown;
      return Object.fromEntries(
        names.filter((name) => current[name]).map((name) => [name, current[name]]),
      );
    });
  };

  // After a post without JavaScript the page opens at its outcome, because nothing is announced there.
  const isPosted = (state: ContactOutcome['state']) =>
    outcome.state === state && draft.number === 0;
  // React itself focuses only controls.
  const focusIfPosted = (state: ContactOutcome['state']) =>
    isPosted(state) ? { tabIndex: -1, autoFocus: true } : {};

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={action}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={styles.to}>
        <span>{words.to}</span> <bdi dir="ltr">{supportEmail}</bdi>
      </p>
      {contactFields.map(({ name, key }) => {
        const problem = problems[name];
        return (
          <Field
            key={`${draft.number} ${name}`}
            id={`${id}${name}`}
            name={name}
            label={words[key]}
            hint={key === 'phone' ? { id: `${id}phone-hint`, text: words.phoneHint } : undefined}
            problem={problem && words.problems[name][problem]}
            readOnly={isSending}
            defaultValue={draft.initialValues[name]}
            focusOnLoad={isPosted('invalid') && name === firstInvalidField(problems)}
          />
        );
      })}
      {isBuiltIn && (
        <HiddenFields
          id={`${id}trap`}
          label={words.trap}
          proofOfWork={challengeUrl !== undefined}
        />
      )}
      <div className={styles.end}>
        <div className={styles.send}>
          <button type="submit" className={buttonClass()} aria-disabled={isSending || undefined}>
            {isSending ? words.sending : words.send}
          </button>
          <p>{words.note}</p>
        </div>
        <div role="status" className={styles.sent} {...focusIfPosted('sent')}>
          {sendState.state === 'sent' && <p>{words.sent}</p>}
          {isSending && <p className="visually-hidden">{words.sending}</p>}
        </div>
        <div role="alert" className={styles.failed} {...focusIfPosted('failed')}>
          {sendState.state === 'failed' && (
            <Failure {...sendState} supportEmail={supportEmail} words={words} />
          )}
        </div>
      </div>
    </form>
  );
}

const firstInvalidField = (problems: FieldProblems): ContactFieldName | undefined =>
  contactFields.find(({ name }) => problems[name])?.name;
