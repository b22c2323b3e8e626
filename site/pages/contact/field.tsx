import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ContactFieldName } from '../../../contract/contact-message.ts';
import styles from './contact-form.module.css';

/** The attributes of each field's `input`, or the rows of its `textarea`. */
const controls: Record<
  ContactFieldName,
  { wide?: boolean } & ({ input: InputHTMLAttributes<HTMLInputElement> } | { rows: number })
> = {
  'contact-name': { wide: true, input: { type: 'text', autoComplete: 'name' } },
  'contact-phone': {
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', dir: 'ltr' },
  },
  'contact-email': {
    input: { type: 'email', autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
  },
  subject: { wide: true, input: { type: 'text', autoComplete: 'off' } },
  'contact-message': { wide: true, rows: 7 },
};

interface FieldProps {
  id: string;
  name: ContactFieldName;
  label: string;
  hint?: { id: string; text: string } | undefined;
  problem: string | undefined;
  readOnly: boolean;
  defaultValue: string;
  focusOnLoad: boolean;
}

/** One field of the form: label, control, problem and hint. */
export function Field({
  id,
  name,
  label,
  hint,
  problem,
  readOnly,
  defaultValue,
  focusOnLoad,
}: FieldProps): ReactNode {
  const control = controls[name];
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
  return (
    <div className={control.wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {'rows' in control ? (
        <textarea {...attributes} rows={control.rows} />
      ) : (
        <input {...attributes} {...control.input} />
      )}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
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
