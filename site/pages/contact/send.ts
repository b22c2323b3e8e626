import {
  failureCauseOfRejection,
  type ContactSending,
  type FailureCause,
} from '../../../core/domain/contact-outcome.ts';
import { contactTimeoutMs } from '../../facts/timings.ts';

/** Sends a form, or rejects with an error that `failureCauseOf` understands. */
export type Send = (form: HTMLFormElement) => Promise<void>;

/** The package reads the browser's storage when it is loaded: never on the server, and not where storage is blocked. */
const loadMailClient = () => import('@emailjs/browser');

/** Fetches the mail client before it is needed. If that fails, sending reports it. */
export const preloadMailClient = (): void => void loadMailClient().catch(() => {});

const timedOut = 'timed out';

/** @returns undefined if the mail client does not run in this browser */
export async function createSend(sending: ContactSending): Promise<Send | undefined> {
  const { publicKey, blockHeadless, outsideOrigin, serviceId, templateId } = sending;
  const client = await loadMailClient().catch(() => undefined);
  if (!client) return undefined;
  client.init({ publicKey, blockHeadless, origin: outsideOrigin ?? location.origin });
  return async (form) => {
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(timedOut), contactTimeoutMs);
    });
    await Promise.race([client.sendForm(serviceId, templateId, form), timeout]);
  };
}

export const failureCauseOf = (rejection: unknown): FailureCause =>
  rejection === timedOut ? 'timeout' : failureCauseOfRejection(rejection);

/** Logs why a message was not sent: by status and text, as the requirements say, where the client package gave them. */
export function logFailure(error: unknown): void {
  // Version 3 of the package reported a failed network so: the requirements still name it.
  const details =
    error instanceof TypeError
      ? [0, 'Network Error']
      : typeof error === 'object' && error && 'status' in error && 'text' in error
        ? [error.status, error.text]
        : [error];
  console.error('The contact message was not sent:', ...details);
}
