import type { ReactNode } from 'react';
import { emptyValues, type ContactValues } from '../../../core/domain/contact-message.ts';
import type { FailureCause } from '../../../core/domain/contact-outcome.ts';
import { mailtoUrl } from './mailto-url.ts';

export interface FailureWords {
  failures: Record<FailureCause, string>;
  kept: string;
  otherWay: string;
}

interface FailureProps {
  failureCause: FailureCause;
  /** Undefined: the form is empty. */
  values: ContactValues | undefined;
  supportEmail: string;
  words: FailureWords;
}

/** Says why a message was not sent, and offers to send it from the visitor's own mail program. */
export function Failure({ failureCause, values, supportEmail, words }: FailureProps): ReactNode {
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
