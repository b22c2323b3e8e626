import { contactFields, type ContactMessage } from '../../../core/domain/contact-message.ts';
import { failureCauseOfStatus, type ContactSending } from '../../../core/domain/contact-outcome.ts';
import type { KeepResult } from '../keep-result.ts';
import { outsideTimeoutMs } from '../limits.ts';
import { providerPaths } from '../provider-paths.ts';

/**
 * Forwards a message that was posted without JavaScript to the outside provider, which refuses calls from servers unless the
 * account allows them.
 */
export async function forwardMessage(
  message: ContactMessage,
  sending: ContactSending,
  privateKey: string | undefined,
): Promise<KeepResult> {
  const form = new FormData();
  for (const { name, key } of contactFields) form.set(name, message[key]);
  form.set('service_id', sending.serviceId);
  form.set('template_id', sending.templateId);
  form.set('user_id', sending.publicKey);
  if (privateKey) form.set('accessToken', privateKey);
  try {
    const response = await fetch(`${sending.outsideOrigin}${providerPaths.sendForm}`, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(outsideTimeoutMs),
    });
    await response.body?.cancel();
    return response.ok
      ? { kind: 'accepted' }
      : { kind: 'failed', failureCause: failureCauseOfStatus(response.status) };
  } catch (error) {
    return {
      kind: 'failed',
      failureCause:
        error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unavailable',
    };
  }
}
