import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** Registers cleanup for the end of a test: Vitest's own function, or the fixture of the same name. */
export type OnTestFinished = (undo: () => void | Promise<void>) => void;

/** Creates a folder that is removed when the test ends. */
export function newFolder(onTestFinished: OnTestFinished): string {
  const { folder, remove } = temporaryFolder('mail');
  onTestFinished(remove);
  return folder;
}

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
