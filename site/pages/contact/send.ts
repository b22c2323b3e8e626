import {
  failureCauseOfRejection,
  proofAskedStatus,
  type ContactSending,
  type FailureCause,
} from '../../../core/domain/contact-outcome.ts';

/** Not a static import: the package looks for the browser's storage when it is loaded, and the server has none. */
const loadMailClient = () => import('@emailjs/browser');

/** Fetches the mail client before it is needed. If that fails, sending reports it. */
export const preloadMailClient = (): void => void loadMailClient().catch(() => {});

const timedOut = 'timed out';

/** @returns a function that sends a form; it rejects with an error that `failureCauseOf` understands */
export async function createSend(
  sending: ContactSending,
  timeoutMs: number,
): Promise<(form: HTMLFormElement) => Promise<void>> {
  const { init, sendForm } = await loadMailClient();
  const { publicKey, blockHeadless, outsideOrigin = location.origin } = sending;
  init({ publicKey, blockHeadless, origin: outsideOrigin });
  return async (form) => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(timedOut), timeoutMs);
    try {
      await Promise.race([sendForm(sending.serviceId, sending.templateId, form), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

export const failureCauseOf = (rejection: unknown): FailureCause =>
  rejection === timedOut ? 'timeout' : failureCauseOfRejection(rejection);

/** Whether the server will accept the message once it has a proof of work. */
export const asksForProof = (rejection: unknown): boolean =>
  statusOf(rejection) === proofAskedStatus;

const statusOf = (rejection: unknown): unknown =>
  typeof rejection === 'object' && rejection && 'status' in rejection
    ? rejection.status
    : undefined;

/** Logs why a message was not sent: by status and text, as the requirements say, where the client package gave them. */
export function logFailure(error: unknown): void {
  console.error('The contact message was not sent:', ...describe(error));
}

function describe(error: unknown): unknown[] {
  // What version 3 of the package reported: the requirements still name it so.
  if (error instanceof TypeError) return [0, 'Network Error'];
  return typeof error === 'object' && error && 'status' in error && 'text' in error
    ? [error.status, error.text]
    : [error];
}
