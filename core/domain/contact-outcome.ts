import type { ContactValues, FieldProblems } from './contact-message.ts';

/** Why a message was not sent. Each cause has its own words (`failures` in the word files). */
export type FailureCause =
  /** 451: the client package refuses automated browsers. */
  | 'headless'
  /** 403: blocked, or refused as automatic. */
  | 'refused'
  | 'tooMany'
  /** The request did not reach a server. */
  | 'offline'
  /** The request timed out: the message may have arrived. */
  | 'timeout'
  /** 400, 404, 412, 422 and errors of the client package itself: the site is misconfigured. */
  | 'misconfigured'
  /** 5xx */
  | 'unavailable'
  | 'tooLarge'
  /** The browser did not do the proof of work: no JavaScript, no secure context, too slow. */
  | 'noProof'
  | 'unknown';

/** What the page says about a form that was posted without JavaScript. */
export type ContactOutcome =
  | { state: 'idle' }
  | { state: 'sent' }
  | { state: 'invalid'; values: ContactValues; problems: FieldProblems }
  /** Without `values` if the request's body could not be read. */
  | { state: 'failed'; failureCause: FailureCause; values?: ContactValues };

/**
 * Which messages need a proof of work: none, those that the server asks for one by `proofAskedStatus`, or every one
 * (docs/decisions/0033).
 */
export type ProofOfWork = 'off' | 'auto' | 'on';

/** Precondition Required: this message is taken with a proof of work. */
export const proofAskedStatus = 428;

/** Where and how the browser sends the form. */
export interface ContactSending {
  /** Undefined: the provider built into this site. */
  outsideOrigin: string | undefined;
  serviceId: string;
  templateId: string;
  publicKey: string;
  proofOfWork: ProofOfWork;
  /** The client package refuses automated browsers, with status 451. */
  blockHeadless: boolean;
}

/** The default retention of messages, which the privacy policy as a document states. Its one-page form states the setting. */
export const defaultRetentionDays = 180;

/** What the contact page is rendered from. */
export interface ContactPageState {
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
  proofOfWork: 'auto',
  blockHeadless: true,
};

/** The empty form under the default settings. */
export const freshForm: ContactPageState = {
  sending: defaultSending,
  outcome: { state: 'idle' },
  retentionDays: defaultRetentionDays,
};

/** Maps a status of the mail provider's response to a cause. */
export function failureCauseOfStatus(status: number): FailureCause {
  if (status === 451) return 'headless';
  if (status === 403) return 'refused';
  if (status === 429) return 'tooMany';
  if (status === 0) return 'offline';
  if (status === 413) return 'tooLarge';
  if ([400, 404, 412, 422].includes(status)) return 'misconfigured';
  return status >= 500 ? 'unavailable' : 'unknown';
}

/** Maps a rejection of the mail provider's client package to a cause. */
export function failureCauseOfRejection(rejection: unknown): FailureCause {
  // When the network fails, version 4 passes on the browser's TypeError; version 3 rejected with status 0.
  if (rejection instanceof TypeError) return 'offline';
  // The package throws a plain string when the key, service or template is missing.
  if (typeof rejection === 'string') return 'misconfigured';
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
