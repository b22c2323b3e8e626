import {
  cleanValue,
  contactFields,
  formTokenField,
  honeypotField,
  pickValues,
  sourceFields,
  validateValues,
  type ContactMessage,
  type FieldProblems,
} from '../../core/domain/contact-message.ts';
import type { FailureCause } from '../../core/domain/contact-outcome.ts';
import { isLanguageCode } from '../../core/domain/languages.ts';
import { validParameters } from '../../core/domain/referral-parameters.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import { networkOf, type NetworkLimit } from './network-limit.ts';
import type { MessageSource } from './outbox.ts';

/** The outcome of a message. Only `accepted` means that it will reach the broker. */
export type ReceptionResult =
  | { kind: 'accepted'; status: 200 }
  | { kind: 'invalid'; status: 400; problems: FieldProblems }
  | { kind: 'failed'; status: 403 | 429 | 503; failureCause: FailureCause; retryAfter?: string };

/** The message was not stored: the visitor may try again. */
export const unavailable: ReceptionResult = {
  kind: 'failed',
  status: 503,
  failureCause: 'unavailable',
};
/** It seems automated. The response does not say why, so that a program cannot learn from it. */
const refused: ReceptionResult = { kind: 'failed', status: 403, failureCause: 'refused' };

/** All that was sent in one form. */
export interface SentForm {
  fields: ReadonlyMap<string, string>;
  ip: string;
  /** The URL of the page that sent it. */
  referrer: string | null;
}

export type Receive = (form: SentForm) => Promise<ReceptionResult>;

interface ReceptionOptions {
  limit: NetworkLimit;
  /** Undefined: forms have no token. @throws when the key cannot be read */
  isTokenGood?: (token: string) => Promise<boolean>;
  /** Parameters of the operator's partner program (`REFERRAL_PARAMETERS`). */
  referralNames: readonly string[];
  /** Stores or forwards a message. @returns why it did not, if it did not */
  keep: (message: ContactMessage & MessageSource) => Promise<FailureCause | undefined>;
  now: () => Date;
}

/** Checks every message, however it was sent, and keeps the valid ones. */
export const createReception =
  ({ limit, isTokenGood, referralNames, keep, now }: ReceptionOptions): Receive =>
  async ({ fields, ip, referrer }) => {
    if (fields.get(honeypotField)) return refused;
    const token = fields.get(formTokenField);
    if (token && isTokenGood && !(await isTokenGood(token))) return refused;
    const values = pickValues(fields);
    const problems = validateValues(values);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', status: 400, problems };
    const retryAfterSeconds = limit.take(networkOf(ip), now());
    if (retryAfterSeconds > 0)
      return {
        kind: 'failed',
        status: 429,
        failureCause: 'tooMany',
        retryAfter: `${retryAfterSeconds}`,
      };
    const message = recordOf(
      contactFields.map((field) => [field.key, cleanValue(field, values[field.name])]),
    );
    const failureCause = await keep({ ...message, ...sourceOf(fields, referrer, referralNames) });
    return failureCause
      ? { kind: 'failed', status: failureCause === 'tooMany' ? 429 : 503, failureCause }
      : { kind: 'accepted', status: 200 };
  };

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
