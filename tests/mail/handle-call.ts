import { challengePath, formTokenPath } from '../../contract/api-paths.ts';
import type { ContactService } from '../../server/contact/contact-service.ts';
import { providerPaths } from '../../server/contact/provider-calls.ts';
import { clientIp } from '../../server/routing/client-ip.ts';
import { generousLimits } from './messages.ts';

const trustedProxies = Number(generousLimits.TRUSTED_PROXIES);

/** Handles a request at the paths where the site mounts a contact service; 404 for any other. */
export async function handleCall(
  { calls }: ContactService,
  request: Request,
  peerIp: string,
): Promise<Response> {
  const handlers: Record<string, typeof calls.send> = {
    [formTokenPath]: calls.formToken,
    [challengePath]: calls.challenge,
    [providerPaths.sendForm]: calls.sendForm,
    [providerPaths.send]: calls.send,
  };
  const handler = handlers[new URL(request.url).pathname];
  return (
    handler?.(request, clientIp(request, peerIp, trustedProxies)) ??
    new Response('Not Found', { status: 404 })
  );
}
