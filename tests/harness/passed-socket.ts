import { BoundSocket } from 'node:net';
import { startSite, type Environment, type Running } from './server-process.ts';
import { newFolder, type OnTestFinished } from './temporary-folder.ts';

export interface Replica {
  port: number;
  /** The process that serves now. */
  site: () => Running;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A site on a socket that outlives its processes, as a service manager keeps one. */
export async function startReplica(
  onFinished: OnTestFinished,
  environment: Environment,
): Promise<Replica> {
  const socket = new BoundSocket({ host: '127.0.0.1' });
  onFinished(() => socket.close());
  const dataFolder = newFolder(onFinished);
  const start = (): Promise<Running> =>
    startSite({ DATA_FOLDER: dataFolder, ...environment }, socket.fd());
  let site = await start();
  onFinished(() => site.stop('SIGKILL'));
  return {
    port: socket.address().port,
    site: () => site,
    stop: () => site.stop(),
    async start() {
      site = await start();
    },
  };
}
