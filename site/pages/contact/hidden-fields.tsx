import type { ReactNode } from 'react';
import {
  formTokenField,
  honeypotField,
  sourceFields,
} from '../../../core/domain/contact-message.ts';

interface HiddenFieldsProps {
  id: string;
  honeypotLabel: string;
  /** The provider built into this site checks honeypot and token. */
  isBuiltIn: boolean;
  page: string;
  language: string;
}

/**
 * The fields that the form itself fills in, and the honeypot: people cannot see or reach it; programs that fill in every field
 * do.
 */
export function HiddenFields({
  id,
  honeypotLabel,
  isBuiltIn,
  page,
  language,
}: HiddenFieldsProps): ReactNode {
  return (
    <div className="visually-hidden" inert>
      {isBuiltIn && (
        <>
          <label htmlFor={id}>{honeypotLabel}</label>
          <input id={id} name={honeypotField} type="text" autoComplete="off" tabIndex={-1} />
          <input name={formTokenField} type="hidden" />
        </>
      )}
      <input name={sourceFields.page} type="hidden" defaultValue={page} />
      <input name={sourceFields.language} type="hidden" defaultValue={language} />
      <input name={sourceFields.referral} type="hidden" />
    </div>
  );
}
