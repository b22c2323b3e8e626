import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../settings.ts';
import { maxAttemptMs, maxAttemptStepMs } from '../limits.ts';
import type { StoredMessage } from '../store/stored-message.ts';
import { renderMail } from './mail.ts';

/** Sends one message, or rejects. */
export type Send = (message: StoredMessage) => Promise<void>;

/** Creates a function that sends through the given SMTP server. */
export function createSmtpSend(
  { url, from, to }: SmtpSettings,
  attemptTimeoutMs = maxAttemptMs,
): Send {
  const stepTimeoutMs = Math.min(maxAttemptStepMs, attemptTimeoutMs);
  const transport = createTransport({
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });
  return async (message) => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    // Each step has its own timeout; this one guards against a server that is slow at every step.
    const timer = setTimeout(
      () => reject(Object.assign(new Error('The SMTP server is too slow'), { code: 'ETIMEDOUT' })),
      attemptTimeoutMs,
    );
    try {
      await Promise.race([transport.sendMail(renderMail(message, { from, to })), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
