// @ts-check
/**
 * `npm run bench -- container`: takes every step of the Dockerfile in empty folders, as an engine would, and starts both
 * images as their user from a root that they cannot write to. Needs root on Linux, and the package registry.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/harness/free-port.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { createReplay, sizeOf } from '../tools/container/replay.ts';
import { execInRoot } from '../tools/container/root.ts';

const { folder, remove } = temporaryFolder('images');
/** How this machine reaches the package registry. */
const buildEnvironment = Object.fromEntries(
  Object.entries(process.env).flatMap(([key, value = '']) =>
    /^(?:npm_config_registry|node_extra_ca_certs|(?:https?|no)_proxy)$/i.test(key)
      ? [[key, value]]
      : [],
  ),
);
const build = createReplay({ context: '.', folder, buildEnvironment });
/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {'site' | 'cms'} name @param {string[][]} before what runs first, in containers of their own */
async function tryImage(name, before) {
  const startedAt = performance.now();
  const image = build(name);
  console.log(`${name}: built in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const base = sizeOf(path.join(folder, 'base/usr')) - sizeOf(path.join(folder, 'runtime/runtime'));
  console.log(`  without the base image: ${megabytes(sizeOf(image.root) - base)}`);
  for (const part of [
    'usr/local/bin',
    `app/${name === 'cms' ? 'cms' : 'dist'}`,
    'app/node_modules',
  ])
    console.log(`  of which /${part}: ${megabytes(sizeOf(path.join(image.root, part)))}`);

  const volume = path.join(folder, `${name}-data`);
  mkdirSync(volume);
  const [user = 0, group = 0] = image.user.split(':').map(Number);
  chownSync(volume, user, group);
  const port = await freePort();
  const options = {
    environment: { PORT: `${port}`, HOST: '127.0.0.1', CMS_PORT: `${port}` },
    mounts: [{ source: volume, target: '/data', writable: true }],
    readOnly: true,
  };
  /** @param {string[]} parameters */
  const run = (parameters) =>
    spawn(...execInRoot(image, parameters, options), { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const parameters of before) {
    const [code] = await once(run([...image.entrypoint, ...parameters]), 'exit');
    if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}`);
  }
  const servedFrom = performance.now();
  const server = run([...image.entrypoint, ...image.command]);
  let health = 1;
  while (health !== 0 && server.exitCode === null) {
    [health] = await once(run(image.healthCheck), 'exit');
    await sleep(100);
  }
  console.log(`  healthy after ${((performance.now() - servedFrom) / 1000).toFixed(1)} s`);
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  console.log(`  SIGTERM: ended with ${code}`);
}

try {
  if (process.getuid?.() === 0) {
    await tryImage('site', []);
    await tryImage('cms', [['commands/command.ts', 'prepare']]);
  } else console.log('Left out: it needs root');
} finally {
  remove();
}
