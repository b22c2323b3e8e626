import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReplay } from '../../tools/container/replay.ts';
import { execInRoot, type Image, type RunOptions } from '../../tools/container/root.ts';
import { freePort } from '../harness/free-port.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { goodValues, sendForm } from '../mail/messages.ts';

/** The base images are Debian, as this machine must be, and roots need mounts that nobody else sees, which needs root. */
const canReplay =
  existsSync('/etc/debian_version') &&
  spawnSync('unshare', ['--mount', 'mount', '--bind', '/proc', '/proc']).status === 0;

/**
 * The Dockerfile's steps, except for those that install and build, of which this run's own packages and dist/ are the
 * results, and the one that strips Node, which takes seconds. `npm run bench -- container` takes them all.
 */
function standInForRun(command: string, { root, mounts }: Image): boolean {
  if (command.startsWith('npm ci '))
    mounts.push({ source: path.resolve('node_modules'), target: '/src/node_modules' });
  else if (command === 'npm run build')
    cpSync('dist', path.join(root, 'src/dist'), { recursive: true });
  else if (command.startsWith('strip '))
    cpSync(process.execPath, path.join(root, 'runtime/usr/local/bin/node'));
  else return false;
  return true;
}

function run(
  image: Image,
  parameters: string[],
  options: RunOptions,
): ChildProcess & { errors: () => string } {
  const child = spawn(...execInRoot(image, parameters, options), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return Object.assign(child, { errors: () => errors });
}

test('the image that the Dockerfile builds serves as an ordinary user from a root that it cannot write to', async ({
  skip,
}) => {
  skip(!canReplay, 'no Debian, or no right to mount here');
  const folder = newFolder(onTestFinished, 'image');
  const image = createReplay({ context: '.', folder, standInForRun })('site');
  const [user = 0, group = 0] = image.user.split(':').map(Number);
  expect(user).toBeGreaterThan(0);

  const volume = path.join(folder, 'volume');
  mkdirSync(volume);
  chownSync(volume, user, group);
  const secret = path.join(folder, 'readiness-token');
  const token = 'a-token-of-a-monitor';
  writeFileSync(secret, `${token}\n`, { mode: 0o444 });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options: RunOptions = {
    environment: {
      HOST: '127.0.0.1',
      PORT: String(port),
      READINESS_TOKEN_FILE: '/run/secrets/readiness-token',
    },
    mounts: [
      ...image.volumes.map((target) => ({ source: volume, target, writable: true })),
      { source: secret, target: '/run/secrets/readiness-token' },
    ],
    readOnly: true,
  };
  const healthOf = async (): Promise<unknown> =>
    (await once(run(image, image.healthCheck, options), 'exit'))[0];
  expect(await healthOf()).toBe(1);

  const site = run(image, [...image.entrypoint, ...image.command], options);
  await expect
    .poll(() => fetch(`${origin}/readyz`).then(({ status }) => status, site.errors))
    .toBe(200);
  expect(await healthOf()).toBe(0);
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  expect(status).toMatch(new RegExp(`^Uid:(\\s+${user}){4}$`, 'm'));
  expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
  expect(status).toMatch(/^CapEff:\s+0+$/m);

  for (const [pathname, encoding] of [
    ['/', 'br'],
    ['/en/account-types', 'gzip'],
    ['/api/account-types', 'identity'],
  ] as const)
    expect(
      (await fetch(origin + pathname, { headers: { 'accept-encoding': encoding } })).status,
    ).toBe(200);
  expect((await sendForm(origin, {}, {})).status).toBe(200);
  const details = async (): Promise<unknown> =>
    (await fetch(`${origin}/readyz`, { headers: { authorization: `Bearer ${token}` } })).json();
  // A count that took long on a busy machine is kept for longer.
  await expect.poll(details).toMatchObject({ details: { contactMessages: { waiting: 1 } } });
  expect(existsSync(path.join(volume, 'contact-messages.db'))).toBe(true);

  const ended = once(site, 'exit');
  site.kill(image.stopSignal as NodeJS.Signals);
  expect(await ended).toEqual([0, null]);
  expect(site.errors()).not.toContain('"level":"error"');

  const messages = spawnSync(
    ...execInRoot(image, [...image.entrypoint, 'dist/server/messages.js', 'list'], options),
    { encoding: 'utf8' },
  );
  expect(messages.stdout).toContain(goodValues['contact-email']);
});
