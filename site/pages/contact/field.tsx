import type { InputHTMLAttributes, ReactNode } from 'react';
import type {
  ContactField,
  ContactFieldKind,
  ContactFieldName,
} from '../../../core/domain/contact-message.ts';
import styles from './contact-form.module.css';

/** The attributes of a kind's `input`; a text has a `textarea`. */
const inputAttributes: Record<
  Exclude<ContactFieldKind, 'text'>,
  InputHTMLAttributes<HTMLInputElement>
> = {
  line: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr' },
};

/** Values that the browser may fill in. */
const autoComplete: Partial<Record<ContactFieldName, string>> = {
  'contact-name': 'name',
  'contact-phone': 'tel',
  'contact-email': 'email',
  subject: 'off',
};

interface FieldProps {
  id: string;
  field: ContactField;
  label: string;
  hint?: { id: string; text: string } | undefined;
  problem: string | undefined;
  readOnly: boolean;
  defaultValue: string;
  focusOnLoad: boolean;
}

/** One field of the form: label, control, hint and problem. */
export function Field({
  id,
  field: { name, kind },
  label,
  hint,
  problem,
  readOnly,
  defaultValue,
  focusOnLoad,
}: FieldProps): ReactNode {
  const problemId = `${id}-problem`;
  const describedBy = [problem !== undefined && problemId, hint?.id].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    required: true,
    readOnly,
    defaultValue,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': describedBy || undefined,
    autoFocus: focusOnLoad,
  };
  const isWide = kind === 'line' || kind === 'text';
  return (
    <div
      className={
        isWide ? `${styles.field} grid start ${styles.wide}` : `${styles.field} grid start`
      }
    >
      <label htmlFor={id} className="small strong">
        {label}
      </label>
      {kind === 'text' ? (
        <textarea {...attributes} rows={7} />
      ) : (
        <input {...attributes} {...inputAttributes[kind]} autoComplete={autoComplete[name]} />
      )}
      {hint && (
        <p id={hint.id} className="fine">
          {hint.text}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className={`${styles.problem} small strong`}>
          {problem}
        </p>
      )}
    </div>
  );
}
