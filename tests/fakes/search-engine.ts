import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Announcement {
  method: string | undefined;
  path: string | undefined;
  contentType: string | undefined;
  body: unknown;
}

export interface FakeSearchEngine {
  endpoint: string;
  announcements: Announcement[];
  /** The statuses of its next responses; then 200. */
  statuses: number[];
  stop(): Promise<void>;
}

/** The receiving side of IndexNow. */
export async function startFakeSearchEngine(): Promise<FakeSearchEngine> {
  const announcements: Announcement[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    announcements.push({
      method: request.method,
      path: request.url,
      contentType: request.headers['content-type'],
      body: await json(request),
    });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    announcements,
    statuses,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
