import { challengePath, formTokenPath } from '../../../core/domain/api-paths.ts';
import { cachePolicies } from '../../http/headers.ts';
import type { Log } from '../../log.ts';
import type { Endpoint } from '../../routing/endpoint.ts';
import { errorName } from '../error-name.ts';
import type { FormTokens } from './form-tokens.ts';
import { networkOf } from './network.ts';
import type { ProofsOfWork } from './proof-of-work.ts';

interface FormEndpointOptions {
  formTokens: () => Promise<FormTokens>;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'issue'> | undefined;
  log: Log;
  now: () => Date;
}

interface IssueOptions {
  type: string;
  issue: () => Promise<string>;
  log: Log;
}

/** What the form requests besides sending: tokens and challenges. */
export function formEndpoints({ formTokens, proofs, log, now }: FormEndpointOptions): Endpoint[] {
  const endpoints: Endpoint[] = [
    {
      kind: 'call',
      path: formTokenPath,
      handler: (request, { ip }) =>
        respond(request, {
          type: 'text/plain; charset=utf-8',
          issue: async () => (await formTokens()).issue(now(), networkOf(ip)),
          log,
        }),
    },
  ];
  if (proofs) {
    const challenge: IssueOptions = {
      type: 'application/json',
      issue: async () => JSON.stringify(await proofs.issue(now())),
      log,
    };
    endpoints.push({
      kind: 'call',
      path: challengePath,
      handler: (request) => respond(request, challenge),
    });
  }
  return endpoints;
}

async function respond(request: Request, { type, issue, log }: IssueOptions): Promise<Response> {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': cachePolicies.never,
  };
  if (request.method !== 'GET')
    return new Response('Method Not Allowed', {
      status: 405,
      headers: { ...headers, allow: 'GET' },
    });
  try {
    return new Response(await issue(), { headers: { ...headers, 'content-type': type } });
  } catch (error) {
    log.error('The outbox of contact messages does not respond', { error: errorName(error) });
    return new Response('Service Unavailable', { status: 503, headers });
  }
}
