import { contactFields, pickValues } from '../../../core/domain/contact-message.ts';
import { proofAskedStatus, type ContactSending } from '../../../core/domain/contact-outcome.ts';
import { cachePolicies } from '../../http/headers.ts';
import type { Endpoint } from '../../routing/endpoint.ts';
import { providerPaths } from '../provider-paths.ts';
import type { ReceptionResult, Reception } from './reception.ts';
import { parseFormFields, parseJsonFields } from './request-fields.ts';

interface ProviderEndpointOptions {
  ids: ContactSending;
  reception: Reception;
}

/**
 * The two endpoints of the mail provider's API, with its fields, statuses and texts (docs/external-apis.md), so that the
 * provider's own client package works with us unchanged.
 */
export const providerEndpoints = (options: ProviderEndpointOptions): Endpoint[] => [
  {
    kind: 'call',
    path: providerPaths.sendForm,
    handler: (request, { ip }) => handleCall(request, ip, parseFormFields, options),
  },
  {
    kind: 'call',
    path: providerPaths.send,
    handler: (request, { ip }) => handleCall(request, ip, parseJsonFields, options),
  },
];

async function handleCall(
  request: Request,
  ip: string,
  parseFields: typeof parseFormFields,
  { ids, reception }: ProviderEndpointOptions,
): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return response(204, null, {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
  }
  if (request.method !== 'POST')
    return response(405, 'Method Not Allowed', { allow: 'POST, OPTIONS' });
  const admission = reception.admit(ip);
  if (admission.kind === 'limited') return tooMany(admission.retryAfterSeconds);
  const parsed = await parseFields(request);
  if (!parsed.ok) return response(parsed.problem.status, parsed.problem.text);
  const idProblem = findIdProblem(parsed.value, ids);
  if (idProblem) return response(400, idProblem);
  return responseTo(await reception.receive(pickValues(parsed.value), parsed.value, ip));
}

function findIdProblem(
  fields: ReadonlyMap<string, string>,
  ids: ContactSending,
): string | undefined {
  const key = fields.get('user_id');
  if (!key) return 'The user_id parameter is required';
  if (key !== ids.publicKey)
    return 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account';
  if (fields.get('service_id') !== ids.serviceId)
    return 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin';
  if (fields.get('template_id') !== ids.templateId)
    return 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates';
  return undefined;
}

const problemTexts = {
  missing: 'is required',
  malformed: 'is malformed',
  tooLong: 'is too long',
} as const;

function responseTo(received: ReceptionResult): Response {
  switch (received.kind) {
    case 'accepted':
      return response(200, 'OK');
    case 'refused':
    case 'proofMissing':
      return response(403, 'Forbidden');
    case 'proofAsked':
      return response(proofAskedStatus, 'Proof of Work Required');
    case 'tooMany':
      return tooMany(received.retryAfterSeconds);
    case 'failed':
      return response(503, 'Service Unavailable');
    case 'invalid': {
      const name = contactFields
        .map((field) => field.name)
        .find((field) => received.problems[field]);
      return response(
        400,
        `The ${name} parameter ${problemTexts[(name && received.problems[name]) ?? 'malformed']}`,
      );
    }
  }
}

const tooMany = (seconds: number): Response =>
  response(429, 'Too Many Requests', { 'retry-after': String(seconds) });

function response(
  status: number,
  text: string | null,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cachePolicies.never,
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}
