import {
  cleanValue,
  contactFields,
  formTokenField,
  honeypotField,
  pickValues,
  sourceFields,
  validateValues,
  type ContactMessage,
} from '../../core/domain/contact-message.ts';
import type { ContactOutcome, FailureCause } from '../../core/domain/contact-outcome.ts';
import { isLanguageCode } from '../../core/domain/languages.ts';
import { validParameters } from '../../core/domain/referral-parameters.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import type { Settings } from '../settings/settings.ts';
import { createNetworkLimit } from './network-limit.ts';
import type { MessageSource } from './outbox.ts';

/** The outcome of a message. Only `sent` means that it will reach the broker. */
export interface Reception {
  status: 200 | 400 | 403 | 429 | 503;
  outcome: Exclude<ContactOutcome, { state: 'idle' }>;
  retryAfter?: string;
}

/** All that was sent in one form. */
export interface SentForm {
  fields: ReadonlyMap<string, string>;
  ip: string;
  /** The URL of the page that sent it. */
  referrer: string | null;
}

export type Receive = (form: SentForm) => Promise<Reception>;

export const failedReception = (
  status: 403 | 429 | 503,
  failureCause: FailureCause,
  { fields }: SentForm,
): Reception => ({
  status,
  outcome: { state: 'failed', failureCause, values: pickValues(fields) },
});

interface ReceptionOptions {
  /** Undefined: forms have no token. @throws when the key cannot be read */
  isTokenGood?: (token: string) => Promise<boolean>;
  /** Stores or forwards a message. @returns why it did not, if it did not */
  pass: (message: ContactMessage & MessageSource) => Promise<FailureCause | undefined>;
  now: () => Date;
}

/** Checks every message, however it was sent, and passes the valid ones on. */
export function createReception(
  { contact: { sending, maxPerHour }, referral }: Settings,
  { isTokenGood, pass, now }: ReceptionOptions,
): Receive {
  const secondsToWait = createNetworkLimit(maxPerHour);
  return async (form) => {
    const { fields, ip, referrer } = form;
    const token = fields.get(formTokenField);
    // The sender seems to be a program. The response does not say why, so that nobody can learn from it how to pass.
    if (fields.get(honeypotField) || (token && isTokenGood && !(await isTokenGood(token))))
      return failedReception(403, 'refused', form);
    const values = pickValues(fields);
    const problems = validateValues(values, sending);
    if (Object.keys(problems).length > 0)
      return { status: 400, outcome: { state: 'invalid', values, problems } };
    const retryAfterSeconds = secondsToWait(ip, now());
    if (retryAfterSeconds > 0)
      return { ...failedReception(429, 'tooMany', form), retryAfter: String(retryAfterSeconds) };
    const message = recordOf(
      contactFields.map((field) => [field.key, cleanValue(field, values[field.name])]),
    );
    const failureCause = await pass({ ...message, ...sourceOf(fields, referrer, referral.names) });
    return failureCause
      ? failedReception(failureCause === 'tooMany' ? 429 : 503, failureCause, form)
      : { status: 200, outcome: { state: 'sent' } };
  };
}

const partnerNames: ReadonlySet<string> = new Set(['ref', 'ib']);

/** Where the sender came from. Without JavaScript, the URL of the form's page says it. */
function sourceOf(
  fields: ReadonlyMap<string, string>,
  referrer: string | null,
  referralNames: readonly string[],
): MessageSource {
  const url = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
  const page = fields.get(sourceFields.page) || (url?.pathname ?? '');
  const language = fields.get(sourceFields.language) ?? '';
  const query = fields.get(sourceFields.referral) || (url?.search ?? '');
  const parameters = [...new URLSearchParams(validParameters(query, referralNames))];
  const isPartner = ([name]: [string, string]): boolean =>
    partnerNames.has(name) || referralNames.includes(name);
  const textOf = (some: [string, string][]): string =>
    some.map(([name, value]) => `${name}=${value}`).join(' ');
  return {
    page: /^\/[\w/-]{0,200}$/.test(page) ? page : '',
    language: isLanguageCode(language) ? language : '',
    referral: textOf(parameters.filter(isPartner)),
    campaign: textOf(parameters.filter((parameter) => !isPartner(parameter))),
  };
}
