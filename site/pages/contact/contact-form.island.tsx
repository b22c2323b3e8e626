import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { buttonClass } from '../../ui/button.tsx';
import {
  challengeTtlMs,
  contactFields,
  emptyValues,
  validateValues,
  proofField,
  minFillMs,
  formTokenField,
  honeypotField,
  type ContactFieldName,
  type ContactValues,
  type FieldProblem,
  type FieldProblems,
} from '../../../contract/contact-message.ts';
import styles from './contact-form.module.css';
import {
  failureCauseOfRejection,
  type ContactOutcome,
  type ContactSending,
  type FailureCause,
} from '../../../contract/contact-outcome.ts';
import { draftUrl } from './draft.ts';
import type { Proof } from './proof-of-work.ts';

interface ContactFormProps {
  /** Where the form goes without JavaScript. */
  action: string;
  /** Where letters go. */
  supportEmail: string;
  sending: ContactSending;
  /** Where to ask when the visitor began. */
  formTokenUrl: string;
  /** Where to ask for a challenge; undefined: messages need no proof of work. */
  challengeUrl?: string | undefined;
  /** What became of the form that was posted without JavaScript. */
  outcome: ContactOutcome;
  timings: { successShownFor: number; answerWithin: number };
  words: {
    to: string;
    name: string;
    phone: string;
    phoneHint: string;
    email: string;
    subject: string;
    message: string;
    trap: string;
    send: string;
    sending: string;
    sent: string;
    note: string;
    problems: Record<ContactFieldName, Record<FieldProblem, string>>;
    /** The one about the proof of work only where it is needed. */
    failures: Record<Exclude<FailureCause, 'noProof'>, string> & { noProof?: string };
    kept: string;
    otherWay: string;
  };
}

type Situation =
  | { state: 'idle' | 'sending' | 'sent' }
  | { state: 'failed'; cause: FailureCause; typed: ContactValues | undefined };

function situationAfter(outcome: ContactOutcome): Situation {
  if (outcome.state === 'failed')
    return { state: 'failed', cause: outcome.cause, typed: outcome.values };
  return { state: outcome.state === 'sent' ? 'sent' : 'idle' };
}

/** Not a plain import: the package looks for the browser's storage when it is loaded, and the server has none. */
const mailClient = () => import('@emailjs/browser');

/** A letter to support. Whatever becomes of it, the visitor is told, and only a letter that has arrived is cleared. */
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
  const [situation, setSituation] = useState<Situation>(() => situationAfter(outcome));
  const [problems, setProblems] = useState<FieldProblems>(
    outcome.state === 'invalid' ? outcome.problems : {},
  );
  // Each letter has its own fields: the next one begins empty, whatever the first began with.
  const [letter, setLetter] = useState({
    number: 0,
    typed: 'values' in outcome ? outcome.values : emptyValues,
  });
  const form = useRef<HTMLFormElement>(null);
  const stamp = useStamp(sending.outsideOrigin === undefined ? formTokenUrl : undefined);
  const proof = useProof(challengeUrl);
  const id = useId();
  const busy = situation.state === 'sending';

  useEffect(() => {
    // From here on we say ourselves what is wrong, in the page's language; before, the browser does.
    if (form.current) form.current.noValidate = true;
    // Fetched before it is needed; a failure is told when sending.
    void mailClient().catch(() => {});
  }, []);

  useEffect(() => {
    if (situation.state !== 'sent') return;
    const timer = setTimeout(() => setSituation({ state: 'idle' }), timings.successShownFor);
    return () => clearTimeout(timer);
  }, [situation, timings]);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = wordsIn(element);
    setSituation({ state: 'sending' });
    try {
      const { init, sendForm } = await mailClient();
      init({ publicKey: sending.publicKey, origin: sending.outsideOrigin ?? location.origin });
      const cause = await proof.putInto(element);
      if (cause) return setSituation({ state: 'failed', cause, typed });
      await stamp.putInto(element);
      await inTime(sendForm(sending.serviceId, sending.templateId, element), timings.answerWithin);
    } catch (rejection) {
      proof.prepare();
      return setSituation({
        state: 'failed',
        cause: rejection === late ? 'noAnswer' : failureCauseOfRejection(rejection),
        typed,
      });
    }
    setLetter(({ number }) => ({ number: number + 1, typed: emptyValues }));
    setSituation({ state: 'sent' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const found = validateValues(wordsIn(event.currentTarget));
    setProblems(found);
    const first = contactFields.find(({ name }) => found[name]);
    if (first) {
      setSituation({ state: 'idle' });
      const control = event.currentTarget.elements.namedItem(first.name);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    void send(event.currentTarget);
  };

  /** A complaint goes away as soon as it is met; a new one waits for the next attempt to send. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    proof.prepare();
    const now = validateValues(wordsIn(event.currentTarget));
    setProblems((before) => {
      const left = Object.fromEntries(
        Object.keys(before).flatMap((name) =>
          now[name as ContactFieldName] ? [[name, now[name as ContactFieldName]]] : [],
        ),
      );
      return Object.keys(left).length === 0 && Object.keys(before).length === 0 ? before : left;
    });
  };

  // Without JavaScript nothing is announced: the answer page opens at what it has to say. React itself focuses only controls.
  const opensHere = (state: ContactOutcome['state']) =>
    outcome.state === state && letter.number === 0 ? { tabIndex: -1, autoFocus: true } : {};
  const firstProblem = contactFields.find(({ name }) => problems[name])?.name;
  /** What every control needs. */
  const control = (name: ContactFieldName, hint?: string) => ({
    id: `${id}${name}`,
    name,
    required: true,
    readOnly: busy,
    defaultValue: letter.typed?.[name] ?? '',
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby':
      [problems[name] && `${id}${name}-problem`, hint].filter(Boolean).join(' ') || undefined,
    autoFocus: outcome.state === 'invalid' && letter.number === 0 && name === firstProblem,
  });
  const field = (name: ContactFieldName) => {
    const problem = problems[name];
    return { id: `${id}${name}`, problem: problem && words.problems[name][problem] };
  };
  const phoneHint = `${id}phone-hint`;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      aria-busy={busy}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={styles.to}>
        <span>{words.to}</span> <bdi dir="ltr">{supportEmail}</bdi>
      </p>
      <Fragment key={letter.number}>
        <Field {...field('contact-name')} label={words.name} wide>
          <input {...control('contact-name')} type="text" autoComplete="name" />
        </Field>
        <Field
          {...field('contact-phone')}
          label={words.phone}
          hint={{ id: phoneHint, text: words.phoneHint }}
        >
          <input
            {...control('contact-phone', phoneHint)}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            dir="ltr"
          />
        </Field>
        <Field {...field('contact-email')} label={words.email}>
          <input
            {...control('contact-email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            dir="ltr"
          />
        </Field>
        <Field {...field('subject')} label={words.subject} wide>
          <input {...control('subject')} type="text" autoComplete="off" />
        </Field>
        <Field {...field('contact-message')} label={words.message} wide>
          <textarea {...control('contact-message')} rows={7} />
        </Field>
      </Fragment>
      {sending.outsideOrigin === undefined && (
        <div className={styles.trap} inert>
          <label htmlFor={`${id}trap`}>{words.trap}</label>
          <input
            id={`${id}trap`}
            name={honeypotField}
            type="text"
            autoComplete="off"
            tabIndex={-1}
          />
          <input name={formTokenField} type="hidden" />
          {challengeUrl !== undefined && <input name={proofField} type="hidden" />}
        </div>
      )}
      <div className={styles.end}>
        <div className={styles.send}>
          <button type="submit" className={buttonClass()} aria-disabled={busy || undefined}>
            {busy ? words.sending : words.send}
          </button>
          <p>{words.note}</p>
        </div>
        <div role="status" className={styles.sent} {...opensHere('sent')}>
          {situation.state === 'sent' && <p>{words.sent}</p>}
          {busy && <p className="visually-hidden">{words.sending}</p>}
        </div>
        <div role="alert" className={styles.failed} {...opensHere('failed')}>
          {situation.state === 'failed' && (
            <>
              <p>{words.failures[situation.cause]}</p>
              {situation.typed && <p>{words.kept}</p>}
              <p>
                {words.otherWay}{' '}
                <a href={draftUrl(situation.typed ?? emptyValues, supportEmail)} className="ltr">
                  {supportEmail}
                </a>
              </p>
            </>
          )}
        </div>
      </div>
    </form>
  );
}

function wordsIn(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const words = { ...emptyValues };
  for (const { name } of contactFields) {
    const value = data.get(name);
    if (typeof value === 'string') words[name] = value;
  }
  return words;
}

const late = Symbol('no answer in time');

/** @throws `late` when it takes longer */
function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), milliseconds);
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

/** A stamp is asked for again when it is older than this, in milliseconds. */
const stampLasts = 60 * 60 * 1000;
/** How long the form waits for a stamp before it sends without one. */
const stampPatience = 5000;

/**
 * Asks the server for a signed time when the form comes to life, that is when somebody first touches it.
 * @param address undefined: the provider wants none
 */
function useStamp(address: string | undefined): {
  putInto: (form: HTMLFormElement) => Promise<void>;
} {
  const latest = useRef<Promise<Stamp> | undefined>(undefined);
  useEffect(() => {
    if (address !== undefined) latest.current = askForStamp(address);
  }, [address]);
  return {
    async putInto(form) {
      const field = form.elements.namedItem(formTokenField);
      if (address === undefined || !(field instanceof HTMLInputElement)) return;
      let stamp = await latest.current;
      // One that could not be had when the page came to life may be had now.
      if (!stamp?.text || Date.now() - stamp.at > stampLasts)
        stamp = await (latest.current = askForStamp(address));
      field.value = stamp.text;
      // Quick people (and their password managers) wait; only programs are refused for haste.
      const early = stamp.text === '' ? 0 : stamp.at + minFillMs + 200 - Date.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    },
  };
}

interface Stamp {
  /** Empty: there is none to be had. */
  text: string;
  at: number;
}

async function askForStamp(address: string): Promise<Stamp> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(stampPatience) });
    return { text: response.ok ? (await response.text()).trim() : '', at: Date.now() };
  } catch {
    return { text: '', at: Date.now() };
  }
}

/** A proof is worked out again when its challenge is older than this, in milliseconds. */
const proofLasts = challengeTtlMs * 0.75;

/** Its code comes to the browser only where the settings ask for it. */
async function workOut(address: string): Promise<Proof> {
  try {
    const { prove } = await import('./proof-of-work.ts');
    return await prove(address);
  } catch {
    return { cause: 'offline' };
  }
}

/**
 * Works out a proof for the next message while the visitor writes it.
 * @param address undefined: messages need none
 */
function useProof(address: string | undefined): {
  prepare: () => void;
  putInto: (form: HTMLFormElement) => Promise<FailureCause | undefined>;
} {
  const next = useRef<{ proof: Promise<Proof>; since: number } | undefined>(undefined);
  const prepare = (): void => {
    if (address !== undefined) next.current ??= { proof: workOut(address), since: Date.now() };
  };
  useEffect(prepare, [address]);
  return {
    prepare,
    async putInto(form) {
      const field = form.elements.namedItem(proofField);
      if (address === undefined || !(field instanceof HTMLInputElement)) return undefined;
      const prepared = next.current;
      // It counts once, whatever becomes of the message.
      next.current = undefined;
      let proof =
        prepared && Date.now() - prepared.since < proofLasts ? await prepared.proof : undefined;
      // What could not be had when the form came to life may be had now.
      if (!proof || 'cause' in proof) proof = await workOut(address);
      if ('cause' in proof) return proof.cause;
      field.value = proof.text;
      return undefined;
    },
  };
}

interface FieldProps {
  id: string;
  label: string;
  hint?: { id: string; text: string };
  problem: string | undefined;
  wide?: boolean;
  children: ReactNode;
}

function Field({ id, label, hint, problem, wide, children }: FieldProps): ReactNode {
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hint.id} className={styles.hint}>
          {hint.text}
        </p>
      )}
    </div>
  );
}
