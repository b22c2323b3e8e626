import type { ContactService } from '../../server/contact/contact-service.ts';
import { ipOf } from '../../server/routing/client-ip.ts';
import { generousLimits } from './messages.ts';

const trustedProxies = Number(generousLimits.TRUSTED_PROXIES);

/** Handles a request at the paths where the site mounts a contact service; 404 for any other. */
export async function handleCall(
  { endpoints }: ContactService,
  request: Request,
  peerIp: string,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const endpoint = endpoints.find(({ path }) => path === pathname);
  return endpoint?.kind === 'call'
    ? endpoint.handler(request, { ip: ipOf(request, peerIp, trustedProxies) })
    : new Response('Not Found', { status: 404 });
}
