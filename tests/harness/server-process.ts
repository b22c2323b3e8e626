import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { temporaryFolder } from './temporary-folder.ts';

/** Settings of a server, by the names of its environment. Nothing else of ours reaches it but PATH. */
export type Environment = Record<string, string>;

/** A process that may still be starting, or may refuse to. */
export interface Launched {
  process: ChildProcess;
  /** What it wrote on standard output so far. */
  output: () => string;
  /** What it wrote on standard error so far. */
  errors: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A server that listens. */
export interface Running extends Launched {
  origin: string;
  port: number;
}

export function launch(parameters: readonly string[], environment: Environment): Launched {
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Where the runner itself is stopped no hook runs any more.
  const killWithRunner = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithRunner);
  child.once('exit', () => process.off('exit', killWithRunner));
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
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

/** Waits for the line that names the server's port. @throws with everything that the process said, if it ends instead */
export async function start(
  parameters: readonly string[],
  environment: Environment,
  readyLine: RegExp,
): Promise<Running> {
  const server = launch(parameters, environment);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const look = (): void => {
    const port = readyLine.exec(server.output())?.[1];
    if (port) resolve(Number(port));
  };
  server.process.stdout?.on('data', look);
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

/** Any free port, and a data folder of its own that goes with the process. */
function siteEnvironment(environment: Environment): Environment {
  const defaults = { HOST: '127.0.0.1', PORT: '0' };
  if (environment['DATA_FOLDER'] ?? environment['DATABASE_URL'])
    return { ...defaults, ...environment };
  const { folder, remove } = temporaryFolder('data');
  process.once('exit', remove);
  return { ...defaults, DATA_FOLDER: folder, ...environment };
}

/** The built site, which may refuse its settings. */
export const launchSite = (environment: Environment = {}): Launched =>
  launch(siteProgram, siteEnvironment(environment));

/** The built site, once it serves: on a free port of this machine. */
export const startSite = (environment: Environment = {}): Promise<Running> =>
  start(siteProgram, siteEnvironment(environment), /localhost:(\d+) is served/);

/** `npm run dev`: the sources themselves, on a port that is given. */
export const startDevelopment = (environment: Environment): Promise<Running> =>
  start(
    ['tools/dev.js'],
    { HOST: '127.0.0.1', NODE_ENV: 'development', ...environment },
    /The site is on http:\/\/[^:]+:(\d+)/,
  );

/** Builds the site where its sources are newer than it. */
export function buildSite(): void {
  runTool('tools/build.js');
}

export function runTool(...parameters: string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}`);
}
