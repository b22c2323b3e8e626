import { createHmac } from 'node:crypto';
import { secondMs } from '../../core/util/durations.ts';
import { recordOf } from '../../core/util/map-keys.ts';
import type { Settings } from '../settings/settings.ts';
import type { Send } from './mail.ts';
import { messageKeys } from './outbox.ts';

const timeoutMs = 10 * secondMs;

/** @returns `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>` */
export const signatureOf = (body: string, secret: string, now: Date): string => {
  const time = Math.floor(now.getTime() / secondMs);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};

/** Posts messages as JSON to an operator's own program, such as a CRM. Only a status of 200 to 299 means that it has one. */
export const createWebhook =
  ({ url, secret }: NonNullable<Settings['contact']['webhook']>, now: () => Date): Send =>
  async (message) => {
    const { id, receivedAt } = message;
    const texts = recordOf(messageKeys.map((key) => [key, message[key]]));
    const body = JSON.stringify({ id, receivedAt, ...texts });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-signature': signatureOf(body, secret, now()),
      },
      body,
      // Another address might be anybody's.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw webhookError(error instanceof DOMException ? error.name : 'no response');
    });
    await response.body?.cancel();
    if (!response.ok) throw webhookError(String(response.status));
  };

const webhookError = (code: string): Error =>
  Object.assign(new Error(), { code: `CONTACT_WEBHOOK_URL: ${code}` });
