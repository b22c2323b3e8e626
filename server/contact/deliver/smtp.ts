import type { Transporter } from 'nodemailer';
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
  let creating: Promise<Transporter> | undefined;

  async function createTransport(): Promise<Transporter> {
    // Not at the start, which has no message to send yet.
    const nodemailer = await import('nodemailer');
    return nodemailer.createTransport({
      url,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      socketTimeout: stepTimeoutMs,
      dnsTimeout: stepTimeoutMs,
    });
  }

  return async (message) => {
    const transport = await (creating ??= createTransport());
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
