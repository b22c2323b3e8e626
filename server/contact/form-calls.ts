import { cachePolicies } from '../pages/headers.ts';
import type { Log } from '../log.ts';
import type { FormTokens } from './form-tokens.ts';
import { networkOf } from './network.ts';
import { problemName } from './problem-name.ts';
import type { ProofsOfWork } from './proof-of-work.ts';

interface FormCallOptions {
  formTokens: () => Promise<FormTokens>;
  /** Undefined: messages need no proof of work. */
  proofs: Pick<ProofsOfWork, 'issue'> | undefined;
  log: Log;
  now: () => Date;
}

/** Handlers of the requests that the form makes beside sending. */
export interface FormCalls {
  formToken: (request: Request, clientIp: string) => Promise<Response>;
  /** Undefined: messages need no proof of work. */
  challenge: ((request: Request) => Promise<Response>) | undefined;
}

export function createFormCalls({ formTokens, proofs, log, now }: FormCallOptions): FormCalls {
  return {
    formToken: (request, clientIp) =>
      respond(
        request,
        {
          type: 'text/plain; charset=utf-8',
          issue: async () => (await formTokens()).issue(now(), networkOf(clientIp)),
        },
        log,
      ),
    challenge:
      proofs &&
      ((request) =>
        respond(
          request,
          {
            type: 'application/json',
            issue: async () => JSON.stringify(await proofs.issue(now())),
          },
          log,
        )),
  };
}

async function respond(
  request: Request,
  { type, issue }: { type: string; issue: () => Promise<string> },
  log: Log,
): Promise<Response> {
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
    log.error('The outbox of contact messages does not respond', { problem: problemName(error) });
    return new Response('Service Unavailable', { status: 503, headers });
  }
}
