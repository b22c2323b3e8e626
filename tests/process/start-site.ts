import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect } from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const site of running.splice(0)) site.kill('SIGKILL');
});

/** The built site as its own process, on a free port; killed when the test ends. */
export function start(environment: Record<string, string> = {}): {
  site: ChildProcess;
  output: () => string;
  errors: () => string;
} {
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(site);
  let [output, errors] = ['', ''];
  site.stdout.on('data', (data: Buffer) => (output += data.toString()));
  site.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return { site, output: () => output, errors: () => errors };
}

/** The same, once it serves. */
export async function started(environment: Record<string, string> = {}) {
  const process = start(environment);
  await expect.poll(process.output, { timeout: 40_000 }).toContain('is served');
  const port = Number(process.output().match(/localhost:(\d+)/)?.[1]);
  return { ...process, port, origin: `http://127.0.0.1:${port}` };
}
