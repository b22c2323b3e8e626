import type { AddressRule, ContactValues, FieldProblems } from './contact-message.ts';

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
  | 'unknown';

/** The page's answer to a form that was posted without JavaScript. */
export type ContactOutcome =
  | { state: 'idle' }
  | { state: 'sent' }
  | { state: 'invalid'; values: ContactValues; problems: FieldProblems }
  /** Without `values` if the request's body could not be read. */
  | { state: 'failed'; failureCause: FailureCause; values?: ContactValues };

/** Where and how the browser sends the form. */
export interface ContactSending extends AddressRule {
  /** Undefined: the provider built into this site. */
  outsideOrigin: string | undefined;
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** The client package refuses automated browsers, with status 451. */
  blockHeadless: boolean;
}

/** The default of the setting. */
export const defaultRetentionDays = 180;

/** Everything that the contact page is rendered from. */
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
  blockHeadless: true,
  takesUnicode: false,
};

const causes: Partial<Record<number, FailureCause>> = {
  0: 'offline',
  400: 'misconfigured',
  403: 'refused',
  404: 'misconfigured',
  412: 'misconfigured',
  413: 'tooLarge',
  422: 'misconfigured',
  429: 'tooMany',
  451: 'headless',
};

/** Maps a status of the mail provider's response to a cause. */
export const failureCauseOfStatus = (status: number): FailureCause =>
  causes[status] ?? (status >= 500 ? 'unavailable' : 'unknown');

/** Maps a rejection of the mail provider's client package to a cause. */
export function failureCauseOfRejection(rejection: unknown): FailureCause {
  // When the network fails, version 4 passes on the browser's TypeError; version 3 rejected with status 0.
  if (rejection instanceof TypeError) return 'offline';
  // The package throws a plain string when the key, service or template is missing.
  if (typeof rejection === 'string') return 'misconfigured';
  const status =
    typeof rejection === 'object' && rejection && 'status' in rejection && rejection.status;
  return typeof status === 'number' ? failureCauseOfStatus(status) : 'unknown';
}
