import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { temporaryFolder } from './temporary-folder.ts';

/** Settings of a server, by environment variable. Of our own environment it gets only PATH. */
export type Environment = Record<string, string>;

/** A process that may still be starting, or may fail to start. */
export interface Launched {
  process: ChildProcess;
  /** Its standard output so far. */
  output: () => string;
  errors: () => string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A server that listens. */
export interface Running extends Launched {
  origin: string;
  port: number;
}

/** @param socket the file descriptor of a socket that it gets as a service manager passes one */
function launch(
  parameters: readonly string[],
  environment: Environment,
  socket?: number,
): Launched {
  const command = [process.execPath, ...parameters];
  // Only the process itself knows its number, which the protocol wants.
  const [program = '', ...rest] =
    socket === undefined ? command : ['sh', '-c', 'LISTEN_PID=$$ exec "$0" "$@"', ...command];
  const child = spawn(program, rest, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...environment,
      ...(socket === undefined ? {} : { LISTEN_FDS: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
  });
  // If the program that launched it is stopped, it does not stay behind.
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Waits for the line that names the server's port. @throws with the whole output, if the process ends instead */
export async function start(
  parameters: readonly string[],
  environment: Environment,
  readyLine: RegExp,
  socket?: number,
): Promise<Running> {
  const server = launch(parameters, environment, socket);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.process.stdout?.on('data', () => {
    const port = readyLine.exec(server.output())?.[1];
    if (port) resolve(Number(port));
  });
  server.process.once('exit', (code) =>
    reject(
      new Error(
        `${parameters.join(' ')} ended with ${code}:\n${server.output()}${server.errors()}`,
      ),
    ),
  );
  const port = await promise;
  return { ...server, port, origin: `http://127.0.0.1:${port}` };
}

const siteProgram = ['dist/server/main.js'];

/** On any free port; with a data folder that is removed when this process exits, unless the settings name another place. */
function siteEnvironment(environment: Environment): Environment {
  const anyFreePort = { HOST: '127.0.0.1', PORT: '0' };
  if (environment['DATA_FOLDER'] ?? environment['DATABASE_URL'])
    return { ...anyFreePort, ...environment };
  const { folder, remove } = temporaryFolder('data');
  process.once('exit', remove);
  return { ...anyFreePort, DATA_FOLDER: folder, ...environment };
}

/** Launches the built site, which may reject its settings. */
export const launchSite = (environment: Environment = {}, socket?: number): Launched =>
  launch(siteProgram, siteEnvironment(environment), socket);

/** Starts the built site on a free port of this machine; resolves once it serves. */
export const startSite = (environment: Environment = {}, socket?: number): Promise<Running> =>
  start(siteProgram, siteEnvironment(environment), /Serving http:\/\/localhost:(\d+)/, socket);

/** Builds the site if its sources have changed since the last build. */
export function buildSite(): void {
  runTool('tools/build.js');
}

export function runTool(...parameters: string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}`);
}
