// @ts-check
/** Starts our servers in separate processes, for tests, benchmarks and trials. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Settings of a server, by environment variable. Of our own environment it gets only PATH.
 * @typedef {Record<string, string>} Environment
 */

/**
 * A process that may still be starting, or may fail to start.
 * @typedef {object} Launched
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => string} output its standard output so far
 * @property {() => string} errors its standard error so far
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 */

/**
 * A server that listens.
 * @typedef {Launched & { origin: string, port: number }} Running
 */

/**
 * Where a server runs.
 * @typedef {object} Place
 * @property {string} [folder] the repository's root
 * @property {string} [program] by default this Node
 * @property {number} [socket] the file descriptor of a socket that it gets as a service manager passes one
 */

/**
 * @param {readonly string[]} parameters
 * @param {Environment} environment
 * @param {Place} [place]
 * @returns {Launched}
 */
export function launch(
  parameters,
  environment,
  { folder = '.', program: own = process.execPath, socket } = {},
) {
  const command = [own, ...parameters];
  // Only the process itself knows its number, which the protocol wants.
  const [program = '', ...rest] =
    socket === undefined ? command : ['sh', '-c', 'LISTEN_PID=$$ exec "$0" "$@"', ...command];
  const child = spawn(program, rest, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...environment,
      ...(socket === undefined ? {} : { LISTEN_FDS: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
  });
  // If the program that launched it is stopped, it does not stay behind.
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (errors += chunk.toString()));
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

/**
 * Waits for the line that names the server's port. @throws with the whole output, if the process ends instead
 * @param {readonly string[]} parameters
 * @param {Environment} environment
 * @param {RegExp} readyLine
 * @param {Place} [place]
 * @returns {Promise<Running>}
 */
export async function start(parameters, environment, readyLine, place) {
  const server = launch(parameters, environment, place);
  /** @type {PromiseWithResolvers<number>} */
  const { promise, resolve, reject } = Promise.withResolvers();
  const look = () => {
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
const anyFreePort = { HOST: '127.0.0.1', PORT: '0' };

/** Launches the built site, which may reject its settings. @param {Environment} [settings] @returns {Launched} */
export const launchBuiltSite = (settings = {}) =>
  launch(siteProgram, { ...anyFreePort, ...settings });

/**
 * Starts the built site, on a free port of this machine unless the settings say otherwise; resolves once it serves.
 * @param {Place & { settings?: Environment }} [options]
 * @returns {Promise<Running>}
 */
export const startBuiltSite = ({ settings = {}, ...place } = {}) =>
  start(siteProgram, { ...anyFreePort, ...settings }, /Serving http:\/\/localhost:(\d+)/, place);
