import {
  failureCauseOfStatus,
  type ContactSending,
  type FailureCause,
} from '../../contract/contact-outcome.ts';
import type { ContactMessage } from './contact-message.ts';
import { providerPaths } from './provider.ts';

/** How long the outside provider may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Hands a message that was posted without JavaScript to the outside provider. It refuses calls from servers unless its
 * account allows them; then the visitor is told so.
 */
export async function forwardMessage(
  message: ContactMessage,
  sending: ContactSending,
  privateKey: string | undefined,
): Promise<{ kind: 'accepted' } | { kind: 'failed'; cause: FailureCause }> {
  const form = new FormData();
  form.set('contact-name', message.name);
  form.set('contact-phone', message.phone);
  form.set('contact-email', message.email);
  form.set('subject', message.subject);
  form.set('contact-message', message.message);
  form.set('service_id', sending.serviceId);
  form.set('template_id', sending.templateId);
  form.set('user_id', sending.publicKey);
  if (privateKey) form.set('accessToken', privateKey);
  try {
    const response = await fetch(`${sending.outsideOrigin}${providerPaths.sendForm}`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok
      ? { kind: 'accepted' }
      : { kind: 'failed', cause: failureCauseOfStatus(response.status) };
  } catch (error) {
    return {
      kind: 'failed',
      cause:
        error instanceof DOMException && error.name === 'TimeoutError' ? 'noAnswer' : 'unavailable',
    };
  }
}
