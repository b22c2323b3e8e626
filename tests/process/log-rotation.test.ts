import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../tools/system-programs.js';
import { freePort } from '../harness/free-port.ts';
import { substitute } from '../harness/proxy-parts.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const logrotate = findProgram('logrotate');

test('a log file is rotated without a restart, and no line is lost before or after', async ({
  skip,
}) => {
  if (!logrotate) return skip('logrotate is not installed');
  const folder = newFolder(onTestFinished, 'log');
  const log = path.join(folder, 'error.log');
  const content = newFolder(onTestFinished, 'content');
  for (const name of ['account-types.json', 'account-specs.json', 'holidays.json'])
    writeFileSync(path.join(content, name), readFileSync(`content/${name}`));
  const port = await freePort();
  // As a shell opens it for `2>>`.
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: newFolder(onTestFinished),
      CONTENT_FOLDER: content,
    },
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  const [line] = (await once(site.stdout ?? site, 'data')) as [Buffer];
  expect(line.toString()).toContain('Serving ');
  // Each SIGHUP logs why this file is not read.
  writeFileSync(path.join(content, 'account-types.json'), '{');
  const reasons = (file: string): number =>
    readFileSync(file, 'utf8').split('Error fetching pricing data').length - 1;

  site.kill('SIGHUP');
  await expect.poll(() => reasons(log)).toBe(1);
  const configuration = path.join(folder, 'logrotate.conf');
  writeFileSync(
    configuration,
    substitute(readFileSync('deploy/logrotate/site', 'utf8'), { '/var/log/site': folder }),
    { mode: 0o600 },
  );
  const state = path.join(folder, 'state');
  const { status, stderr } = spawnSync(logrotate, ['--force', '--state', state, configuration], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect([reasons(`${log}.1`), reasons(log)]).toEqual([1, 0]);
  site.kill('SIGHUP');
  await expect.poll(() => reasons(log)).toBe(1);
  expect(readFileSync(log, 'utf8')).not.toContain('\0');
});
