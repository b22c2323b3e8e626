// @ts-check
/** Starts the built site in a separate process, for benchmarks and trials. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Resolves once the site serves; on a free port of 127.0.0.1, unless the settings say otherwise.
 * @param {{ folder?: string, settings?: Record<string, string> }} [options] folder: the repository's root
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startBuiltSite({ folder = '.', settings = {} } = {}) {
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(site, 'exit');
  const stop = async () => {
    site.kill();
    await exit;
  };
  let output = '';
  /** @type {Promise<string>} */
  const port = new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const found = /localhost:(\d+) is served/.exec(output)?.[1];
      if (found) resolve(found);
    };
    site.stdout.on('data', read);
    site.stderr.on('data', read);
    exit.then(
      ([code]) => reject(new Error(`The built site exited with code ${code}:\n${output}`)),
      reject,
    );
  });
  return { origin: `http://127.0.0.1:${await port}`, stop };
}
