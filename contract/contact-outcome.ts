import type { ContactValues, FieldProblems } from './contact-message.ts';

/** Why a message did not go out; each has its own words. */
export type FailureCause =
  /** 451: the client package refuses automated browsers. */
  | 'headless'
  /** 403: blocked, or refused as automatic. */
  | 'refused'
  | 'tooMany'
  /** The request never reached a server. */
  | 'offline'
  /** Sent, but nothing came back in time: it may have arrived. */
  | 'noAnswer'
  /** 400, 404, 412, 422 and the client package's own complaints: the site is set up wrongly. */
  | 'ourFault'
  /** 5xx */
  | 'unavailable'
  | 'tooLarge'
  /** The browser did not do the proof of work: no JavaScript, no secure context, too slow. */
  | 'noProof'
  | 'unknown';

/** What an answer page says about the form that was posted without JavaScript. */
export type ContactOutcome =
  | { state: 'idle' }
  | { state: 'sent' }
  | { state: 'invalid'; values: ContactValues; problems: FieldProblems }
  /** `typed` is missing where the words could not be read. */
  | { state: 'failed'; cause: FailureCause; values?: ContactValues };

/** Where and how the form is sent. */
export interface ContactSending {
  /** Undefined: the provider built into this site. */
  outsideOrigin: string | undefined;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Each message brings a proof of work. */
  proofOfWork: boolean;
}

/** Days that a message is kept before it is deleted, where the settings say nothing else. The privacy policy says the same. */
export const defaultRetentionDays = 180;

export interface ContactFormState {
  sending: ContactSending;
  outcome: ContactOutcome;
  /** Days after which stored messages are deleted. */
  retentionDays: number;
}

/** The built-in provider's ids where the settings name no others. */
export const defaultSending: ContactSending = {
  outsideOrigin: undefined,
  serviceId: 'contact',
  templateId: 'contact-form',
  publicKey: 'public',
  proofOfWork: false,
};

/** The form before anybody wrote, under the default settings. */
export const freshForm: ContactFormState = {
  sending: defaultSending,
  outcome: { state: 'idle' },
  retentionDays: defaultRetentionDays,
};

/** The cause that an HTTP status of the mail provider means. */
export function failureCauseOfStatus(status: number): FailureCause {
  if (status === 451) return 'headless';
  if (status === 403) return 'refused';
  if (status === 429) return 'tooMany';
  if (status === 0) return 'offline';
  if (status === 413) return 'tooLarge';
  if ([400, 404, 412, 422].includes(status)) return 'ourFault';
  return status >= 500 ? 'unavailable' : 'unknown';
}

/** What the mail provider's client package rejects with, as a cause. */
export function failureCauseOfRejection(rejection: unknown): FailureCause {
  // Version 4 lets the browser's own TypeError through when the network fails; version 3 gave status 0.
  if (rejection instanceof TypeError) return 'offline';
  // A missing key, service or template is thrown as a plain string.
  if (typeof rejection === 'string') return 'ourFault';
  if (
    typeof rejection === 'object' &&
    rejection !== null &&
    'status' in rejection &&
    typeof rejection.status === 'number'
  ) {
    return failureCauseOfStatus(rejection.status);
  }
  return 'unknown';
}
