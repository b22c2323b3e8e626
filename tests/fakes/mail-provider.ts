import { createServer, type Server } from 'node:http';

/** Messages that the provider received, and how it responds next. */
export interface FakeMailProvider {
  server: Server;
  /** Fields of every accepted message, in order of arrival. */
  taken: [string, string][][];
  /** The next responses; if empty, it accepts. `hang`: never responds. */
  next: ({ status: number; text: string } | 'hang')[];
}

/** A fake of the outside mail provider, as in docs/external-apis.md: a real HTTP server that never sends anything. */
export function fakeMailProvider(): FakeMailProvider {
  const taken: FakeMailProvider['taken'] = [];
  const next: FakeMailProvider['next'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const scripted = next.shift();
    if (scripted === 'hang') return;
    const { status, text } = scripted ?? { status: 200, text: 'OK' };
    if (!scripted) {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(Buffer.concat(chunks), { headers }).formData();
      taken.push(
        [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
    }
    const headers = { 'content-type': 'text/plain', 'access-control-allow-origin': '*' };
    response.writeHead(status, headers).end(text);
  });
  return { server, taken, next };
}
