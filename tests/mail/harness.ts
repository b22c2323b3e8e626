import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OnTestFinished } from '../harness/temporary-folder.ts';

export { newFolder, type OnTestFinished } from '../harness/temporary-folder.ts';

/** Listens on a free port of this machine until the test ends. @returns its origin */
export async function listen(onTestFinished: OnTestFinished, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
