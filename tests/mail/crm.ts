import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OnTestFinished } from '../harness/temporary-folder.ts';

const secret = 'a secret of the CRM'.replaceAll(' ', '-');

/** A customer relations program that checks signatures. @param statuses of its first responses; then 200 */
export async function startCrm(onTestFinished: OnTestFinished, ...statuses: number[]) {
  const calls: { status: number; id: unknown; body: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [, time, signature] =
        /^t=(\d+),v1=(.+)$/.exec(String(request.headers['webhook-signature'])) ?? [];
      const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const status = signature === expected ? (statuses.shift() ?? 200) : 403;
      calls.push({ status, id: request.headers['webhook-id'], body: JSON.parse(body) });
      response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    settings: {
      CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
      CONTACT_WEBHOOK_SECRET: secret,
    },
  };
}
