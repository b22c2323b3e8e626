import { STATUS_CODES } from 'node:http';
import { contactFields, type FieldProblem } from '../../core/domain/contact-message.ts';
import type { ContactSending } from '../../core/domain/contact-outcome.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cachePolicies } from '../http/headers.ts';
import type { Receive, Reception } from './reception.ts';
import { parseFormFields, parseJsonFields } from './request-fields.ts';

/** The mail provider's API (docs/external-apis.md): the built-in provider serves it, an outside one is called by it. */
export const providerPaths = {
  sendForm: '/api/v1.0/email/send-form',
  send: '/api/v1.0/email/send',
} as const;

/**
 * The two endpoints of the mail provider's API, with its fields, statuses and texts, so that the provider's own client package
 * works with us unchanged.
 */
export const providerEndpoints = (ids: ContactSending, receive: Receive): Endpoint[] => [
  {
    kind: 'call',
    path: providerPaths.sendForm,
    handler: (request, ip) => handleCall(request, ip, parseFormFields, ids, receive),
  },
  {
    kind: 'call',
    path: providerPaths.send,
    handler: (request, ip) => handleCall(request, ip, parseJsonFields, ids, receive),
  },
];

async function handleCall(
  request: Request,
  ip: string,
  parseFields: typeof parseFormFields,
  ids: ContactSending,
  receive: Receive,
): Promise<Response> {
  if (request.method === 'OPTIONS')
    return response(204, null, {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
  if (request.method !== 'POST')
    return response(405, 'Method Not Allowed', { allow: 'POST, OPTIONS' });
  const parsed = await parseFields(request);
  if (!parsed.ok) return response(parsed.problem.status, parsed.problem.text);
  const fields = parsed.value;
  const idProblem = findIdProblem(fields, ids);
  if (idProblem) return response(400, idProblem);
  return responseTo(await receive({ fields, ip, referrer: request.headers.get('referer') }));
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

const problemTexts: Record<FieldProblem, string> = {
  missing: 'is required',
  malformed: 'is malformed',
  tooLong: 'is too long',
};

function responseTo({ status, outcome, retryAfter }: Reception): Response {
  if (outcome.state === 'invalid') {
    const name = contactFields.map((field) => field.name).find((field) => outcome.problems[field]);
    const text = problemTexts[(name && outcome.problems[name]) ?? 'malformed'];
    return response(status, `The ${name} parameter ${text}`);
  }
  return response(status, STATUS_CODES[status] ?? '', {
    ...(retryAfter && { 'retry-after': retryAfter }),
  });
}

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
