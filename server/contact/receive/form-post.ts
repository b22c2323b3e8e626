import { pickValues, type ContactValues } from '../../../core/domain/contact-message.ts';
import type { ContactOutcome } from '../../../core/domain/contact-outcome.ts';
import type { Reception, ReceptionResult } from './reception.ts';
import { parseFormFields } from './request-fields.ts';

/** The response to a form that was posted without JavaScript; the contact page shows the outcome. */
export interface FormPostResult {
  status: number;
  outcome: ContactOutcome;
  headers: Record<string, string>;
}

/** Handles a form that was posted without JavaScript. */
export async function handleFormPost(
  request: Request,
  ip: string,
  reception: Reception,
): Promise<FormPostResult> {
  const parsed = await parseFormFields(request);
  if (!parsed.ok) {
    const { status } = parsed.problem;
    const failureCause = status === 413 ? 'tooLarge' : 'misconfigured';
    return { status, outcome: { state: 'failed', failureCause }, headers: {} };
  }
  const values = pickValues(parsed.value);
  const admission = reception.admit(ip);
  const result: ReceptionResult =
    admission.kind === 'limited'
      ? { kind: 'tooMany', retryAfterSeconds: admission.retryAfterSeconds }
      : await reception.receive(values, parsed.value, ip);
  return {
    ...outcomeOf(result, values),
    headers: result.kind === 'tooMany' ? { 'retry-after': String(result.retryAfterSeconds) } : {},
  };
}

function outcomeOf(
  result: ReceptionResult,
  values: ContactValues,
): Pick<FormPostResult, 'status' | 'outcome'> {
  switch (result.kind) {
    case 'accepted':
      return { status: 200, outcome: { state: 'sent' } };
    case 'invalid':
      return { status: 400, outcome: { state: 'invalid', values, problems: result.problems } };
    case 'refused':
      return { status: 403, outcome: { state: 'failed', failureCause: 'refused', values } };
    case 'proofMissing':
    case 'proofAsked':
      return { status: 403, outcome: { state: 'failed', failureCause: 'noProof', values } };
    case 'tooMany':
      return { status: 429, outcome: { state: 'failed', failureCause: 'tooMany', values } };
    case 'failed':
      return {
        status: result.failureCause === 'tooMany' ? 429 : 503,
        outcome: { state: 'failed', failureCause: result.failureCause, values },
      };
  }
}
