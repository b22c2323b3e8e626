import { useId, type ReactNode } from 'react';
import {
  contactFields,
  emptyValues,
  formTokenField,
  honeypotField,
  sourceFields,
  type ContactFieldKey,
  type ContactFieldName,
  type FieldProblem,
} from '../../../core/domain/contact-message.ts';
import type { ContactOutcome, FailureCause } from '../../../core/domain/contact-outcome.ts';
import type { EventAttributes } from '../../facts/analytics-events.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Field } from './field.tsx';
import { mailtoUrl } from './mailto-url.ts';
import {
  firstInvalidField,
  useContactForm,
  type ContactFormOptions,
  type SendState,
} from './use-contact-form.ts';
import styles from './contact-form.module.css';

interface ContactFormProps extends ContactFormOptions {
  /** Where the form is posted without JavaScript: the page itself. */
  action: string;
  language: string;
  supportEmail: string;
  /** Where visits are counted: what a sent message counts as. */
  sentEvent: EventAttributes | undefined;
  words: Record<ContactFieldKey, string> & {
    to: string;
    phoneHint: string;
    honeypot: string;
    send: string;
    sending: string;
    sent: string;
    note: string;
    problems: Record<ContactFieldName, Record<FieldProblem, string>>;
    failures: Record<FailureCause, string>;
    kept: string;
    otherWay: string;
  };
}

/** The contact form. It reports every outcome, and is cleared only when a message has been sent. */
export default function ContactForm({
  action,
  language,
  supportEmail,
  sentEvent,
  words,
  ...options
}: ContactFormProps): ReactNode {
  const { sendState, problems, attempt, formRef, resultRef, onSubmit, onInput } =
    useContactForm(options);
  const { sending, outcome } = options;
  const isSending = sendState.state === 'sending';
  // The provider built into this site checks honeypot and token.
  const isBuiltIn = sending.outsideOrigin === undefined;
  const id = useId();

  // After a post without JavaScript the page opens at its outcome, because nothing is announced there.
  const isPosted = (state: ContactOutcome['state']) =>
    outcome.state === state && attempt.number === 0;
  // React itself focuses only controls.
  const focusIfPosted = (state: ContactOutcome['state']) =>
    isPosted(state) ? { tabIndex: -1, autoFocus: true } : {};

  return (
    <form
      ref={formRef}
      className={`${styles.form} grid`}
      method="post"
      action={action}
      // A browser's own check of addresses knows Latin letters only.
      noValidate={sending.takesUnicode}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={`${styles.to} soft`}>
        <span>{words.to}</span> <bdi dir="ltr">{supportEmail}</bdi>
      </p>
      {contactFields.map((field) => {
        const { name, key } = field;
        const problem = problems[name];
        return (
          <Field
            key={`${attempt.number} ${name}`}
            id={`${id}${name}`}
            field={field}
            label={words[key]}
            hint={key === 'phone' ? { id: `${id}phone-hint`, text: words.phoneHint } : undefined}
            problem={problem && words.problems[name][problem]}
            readOnly={isSending}
            defaultValue={attempt.initialValues[name]}
            focusOnLoad={isPosted('invalid') && name === firstInvalidField(problems)}
          />
        );
      })}
      {/* People cannot see or reach the honeypot; programs that fill in every field do. */}
      <div className="visually-hidden" inert>
        {isBuiltIn && (
          <>
            <label htmlFor={`${id}honeypot`}>{words.honeypot}</label>
            <input
              id={`${id}honeypot`}
              name={honeypotField}
              type="text"
              autoComplete="off"
              tabIndex={-1}
            />
            <input name={formTokenField} type="hidden" />
          </>
        )}
        <input name={sourceFields.page} type="hidden" defaultValue={action} />
        <input name={sourceFields.language} type="hidden" defaultValue={language} />
        <input name={sourceFields.referral} type="hidden" />
      </div>
      <div className={`${styles.end} grid`}>
        <button type="submit" className={buttonClass()} aria-disabled={isSending || undefined}>
          {isSending ? words.sending : words.send}
        </button>
        <div ref={resultRef} className={styles.result}>
          <div role="status" className={styles.sent} {...focusIfPosted('sent')}>
            {sendState.state === 'sent' && <p {...sentEvent}>{words.sent}</p>}
            {isSending && <p className="visually-hidden">{words.sending}</p>}
          </div>
          <div role="alert" className={`${styles.failed} grid gap-2`} {...focusIfPosted('failed')}>
            {sendState.state === 'failed' && (
              <Failure {...sendState} supportEmail={supportEmail} words={words} />
            )}
          </div>
        </div>
        <p className={`${styles.formNote} note`}>{words.note}</p>
      </div>
    </form>
  );
}

/** Says why a message was not sent, and offers to send it from the visitor's own mail program. */
function Failure({
  failureCause,
  values,
  supportEmail,
  words,
}: Extract<SendState, { state: 'failed' }> &
  Pick<ContactFormProps, 'supportEmail' | 'words'>): ReactNode {
  return (
    <>
      <p>{words.failures[failureCause]}</p>
      {values && <p>{words.kept}</p>}
      <p>
        {words.otherWay}{' '}
        <a href={mailtoUrl(values ?? emptyValues, supportEmail)} className="ltr">
          {supportEmail}
        </a>
      </p>
    </>
  );
}
