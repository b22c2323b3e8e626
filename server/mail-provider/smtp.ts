import { createTransport } from 'nodemailer';
import { renderMail } from './mail.ts';
import type { StoredMessage } from './outbox.ts';

/** Delivers one message, or rejects. */
export type Send = (message: StoredMessage) => Promise<void>;

export interface SmtpSettings {
  url: string;
  from: string;
  to: string;
}

/** No attempt takes longer than this, in milliseconds: a lease outlasts it. */
export const maxAttemptMs = 120_000;

/** Sends through the SMTP server that the settings name. */
export function createSmtpSend(
  { url, from, to }: SmtpSettings,
  attemptTimeoutMs = maxAttemptMs,
): Send {
  const stepTimeoutMs = Math.min(30_000, attemptTimeoutMs);
  const transport = createTransport({
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });
  return async (message) => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    // The steps have their own limits; a server that drips through all of them meets this one.
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
