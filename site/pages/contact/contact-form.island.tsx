import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import styles from './contact-form.module.css';
import { letterAddress, letterText, type Letter } from './letter.ts';

export interface ContactFormWords {
  to: string;
  name: string;
  phone: string;
  phoneHint: string;
  email: string;
  subject: string;
  message: string;
  note: string;
  write: string;
  opened: string;
  tooLong: string;
  copy: string;
  copied: string;
  notCopied: string;
}

interface ContactFormProps {
  action: string;
  /** Where letters go. */
  address: string;
  words: ContactFormWords;
}

type Written = { state: 'nothing' } | { state: 'opened' | 'tooLong'; text: string; copied: 'no' | 'yes' | 'failed' };

/** A letter to support. It is handed to the visitor's own mail program; nothing typed is ever cleared. */
export default function ContactForm({ action, address, words }: ContactFormProps): ReactNode {
  const [written, setWritten] = useState<Written>({ state: 'nothing' });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const letter = letterFrom(new FormData(event.currentTarget));
    const { address: mailto, complete } = letterAddress(letter, address);
    setWritten({ state: complete ? 'opened' : 'tooLong', text: letterText(letter), copied: 'no' });
    location.assign(mailto);
  };
  const copy = async (): Promise<void> => {
    if (written.state === 'nothing') return;
    try {
      await navigator.clipboard.writeText(written.text);
      setWritten({ ...written, copied: 'yes' });
    } catch {
      setWritten({ ...written, copied: 'failed' });
      form.current?.querySelector('textarea')?.select();
    }
  };

  return (
    <form ref={form} className={styles.form} method="post" action={action} onSubmit={onSubmit}>
      <p className={styles.to}>
        <span>{words.to}</span> <bdi dir="ltr">{address}</bdi>
      </p>
      <Field id={`${id}name`} label={words.name}>
        <input id={`${id}name`} name="contact-name" type="text" autoComplete="name" required maxLength={200} />
      </Field>
      <Field id={`${id}phone`} label={words.phone} hint={words.phoneHint}>
        <input
          id={`${id}phone`}
          name="contact-phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          required
          maxLength={40}
          aria-describedby={`${id}phone-hint`}
        />
      </Field>
      <Field id={`${id}email`} label={words.email}>
        <input id={`${id}email`} name="contact-email" type="email" autoComplete="email" inputMode="email" dir="ltr" required maxLength={254} />
      </Field>
      <Field id={`${id}subject`} label={words.subject} wide>
        <input id={`${id}subject`} name="subject" type="text" autoComplete="off" required maxLength={200} />
      </Field>
      <Field id={`${id}message`} label={words.message} wide>
        <textarea id={`${id}message`} name="contact-message" rows={7} required maxLength={5000} />
      </Field>
      <div className={styles.send}>
        <button type="submit" className={buttonClass()}>
          {words.write}
        </button>
        <p>{words.note}</p>
      </div>
      <div role="status" className={styles.status}>
        {written.state !== 'nothing' && (
          <>
            <p>{words[written.state]}</p>
            <button type="button" className={buttonClass('quiet', 'small')} onClick={() => void copy()}>
              {words.copy}
            </button>
            {written.copied !== 'no' && <p>{written.copied === 'yes' ? words.copied : words.notCopied}</p>}
          </>
        )}
      </div>
    </form>
  );
}

function letterFrom(data: FormData): Letter {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('contact-name'), phone: text('contact-phone'), email: text('contact-email'), subject: text('subject'), message: text('contact-message') };
}

function Field({ id, label, hint, wide, children }: { id: string; label: string; hint?: string; wide?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
