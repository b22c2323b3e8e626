import type { ReactNode } from 'react';
import { formTokenField, honeypotField, proofField } from '../../../core/domain/contact-message.ts';

interface HiddenFieldsProps {
  id: string;
  label: string;
  proofOfWork: boolean;
}

/**
 * The fields that only programs and the form itself fill in: the honeypot, the token and the proof. People cannot see or
 * reach the honeypot; programs that fill in every field do.
 */
export function HiddenFields({ id, label, proofOfWork }: HiddenFieldsProps): ReactNode {
  return (
    <div className="visually-hidden" inert>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} type="text" autoComplete="off" tabIndex={-1} />
      <input name={formTokenField} type="hidden" />
      {proofOfWork && <input name={proofField} type="hidden" />}
    </div>
  );
}
