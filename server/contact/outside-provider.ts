import type { ContactSending, FailureCause } from '../../core/domain/contact-outcome.ts';
import { failureCauseOfStatus } from '../../core/domain/contact-outcome.ts';
import { secondMs } from '../../core/util/durations.ts';
import { providerPaths } from './provider-api.ts';

const timeoutMs = 10 * secondMs;

/**
 * Forwards a form that was posted without JavaScript to the outside provider, which refuses calls from servers unless the
 * account allows them.
 * @returns undefined if the provider took it
 */
export async function forwardForm(
  fields: Iterable<readonly [name: string, value: string]>,
  sending: ContactSending,
  privateKey: string | undefined,
): Promise<FailureCause | undefined> {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
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
    return response.ok ? undefined : failureCauseOfStatus(response.status);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate ? 'timeout' : 'unavailable';
  }
}
