import { createServer, type IncomingMessage, type Server } from 'node:http';

/** What the provider received, and how it responds next. */
export interface FakeMailProvider {
  server: Server;
  /** Fields of every accepted message, in order of arrival. */
  taken: [string, string][][];
  /** The next responses; if empty, it responds as the provider does. `hang`: never responds. */
  next: ({ status: number; text: string } | 'hang')[];
}

const ids = { user_id: 'public', service_id: 'contact', template_id: 'contact-form' };

/**
 * A fake of the outside mail provider, as in docs/external-apis.md: a real HTTP server that never sends anything.
 * @param now its clock, in milliseconds
 */
export function fakeMailProvider(now: () => number = Date.now): FakeMailProvider {
  const taken: FakeMailProvider['taken'] = [];
  const next: FakeMailProvider['next'] = [];
  const lastFrom = new Map<string, number>();

  async function respond(
    request: IncomingMessage,
  ): Promise<[status: number, text: string, headers?: Record<string, string>]> {
    const isForm = request.url === '/api/v1.0/email/send-form';
    if (!isForm && request.url !== '/api/v1.0/email/send') return [404, 'Not Found'];
    if (request.method === 'OPTIONS')
      return [
        204,
        '',
        { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' },
      ];
    if (request.method !== 'POST') return [405, 'Method Not Allowed', { allow: 'POST, OPTIONS' }];
    const visitor = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress);
    const soon = now() - (lastFrom.get(visitor) ?? Number.NEGATIVE_INFINITY) < 1000;
    lastFrom.set(visitor, now());
    const type = request.headers['content-type'] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (soon) return [429, 'Too Many Requests'];
    const fields = isForm ? await formFields(body, type) : jsonFields(body);
    if (!fields) return [400, 'The request body cannot be read'];
    const value = (name: string): string | undefined =>
      fields.find(([field]) => field === name)?.[1];
    if (!value('user_id')) return [400, 'The user_id parameter is required'];
    if (value('user_id') !== ids.user_id)
      return [
        400,
        'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
      ];
    if (value('service_id') !== ids.service_id)
      return [
        400,
        'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
      ];
    if (value('template_id') !== ids.template_id)
      return [
        400,
        'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
      ];
    taken.push(fields);
    return [200, 'OK'];
  }

  const server = createServer((request, response) => {
    const scripted = request.method === 'POST' ? next.shift() : undefined;
    if (scripted === 'hang') return;
    void (
      scripted ? Promise.resolve([scripted.status, scripted.text] as const) : respond(request)
    ).then(([status, text, headers = {}]) => {
      response
        .writeHead(status, {
          'content-type': 'text/plain',
          'content-length': Buffer.byteLength(text),
          'access-control-allow-origin': '*',
          ...headers,
        })
        .end(text);
      request.resume();
    });
  });
  return { server, taken, next };
}

async function formFields(body: Buffer, type: string): Promise<[string, string][] | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  } catch {
    return undefined;
  }
}

function jsonFields(body: Buffer): [string, string][] | undefined {
  try {
    const { template_params: params = {}, ...call } = JSON.parse(body.toString()) as Record<
      string,
      string
    > & { template_params?: Record<string, string> };
    return Object.entries({ ...params, ...call } as Record<string, string>);
  } catch {
    return undefined;
  }
}
