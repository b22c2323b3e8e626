import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failingDisk, smallDisk } from '../harness/disks.ts';
import {
  launchSite,
  startSite,
  type Environment,
  type Running,
} from '../harness/server-process.ts';
import { sendForm } from '../mail/messages.ts';

const token = 'a-token-of-a-monitor';
const noRight = 'no right to mount a disk here';

async function started(environment: Environment): Promise<Running> {
  const site = await startSite({
    READINESS_TOKEN: token,
    TRUSTED_PROXIES: '1',
    ...environment,
  });
  onTestFinished(() => site.stop('SIGKILL'));
  return site;
}

/** What a monitor sees: the word, and what the operator must attend to. */
async function readiness({ origin }: Running): Promise<unknown[]> {
  const response = await fetch(`${origin}/readyz`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { status, details } = (await response.json()) as {
    status: string;
    details: { contactMessages: { problems: string[]; waiting: number } | string };
  };
  const { contactMessages } = details;
  return typeof contactMessages === 'string'
    ? [response.status, status, contactMessages]
    : [response.status, status, ...contactMessages.problems];
}

const send = async ({ origin }: Running, subject: string): Promise<number> =>
  (await sendForm(origin, { subject, 'contact-message': 'word '.repeat(900) })).status;

test('a disk that is read-only at the start ends it with one line', async ({ skip }) => {
  const disk = smallDisk(onTestFinished, 64);
  if (!disk) return skip(noRight);
  spawnSync('mount', ['-o', 'remount,ro', disk.folder]);
  const site = launchSite({ DATA_FOLDER: disk.folder });
  expect(await once(site.process, 'exit')).toEqual([1, null]);
  expect(site.errors()).toBe(
    `Contact messages cannot be stored in DATA_FOLDER='${disk.folder}': EROFS: read-only file system, open '${disk.folder}/contact-messages.db'\n`,
  );
});

test('a full disk refuses messages and nothing else, and needs no restart once there is space', async ({
  skip,
}) => {
  const disk = smallDisk(onTestFinished, 256);
  if (!disk) return skip(noRight);
  const site = await started({ DATA_FOLDER: disk.folder });
  expect(await send(site, 'before')).toBe(200);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 60)
    statuses.push(await send(site, `filling ${statuses.length}`));
  expect(statuses.at(-1)).toBe(503);
  expect(await readiness(site)).toEqual([
    200,
    'degraded',
    'The outbox cannot be written: database or disk is full',
  ]);
  expect((await fetch(`${site.origin}/en/about`)).status).toBe(200);

  disk.resize(4096);
  expect(await send(site, 'after')).toBe(200);
  expect(await readiness(site)).toEqual([200, 'ready']);
  await site.stop();
  expect(site.process.exitCode).toBe(0);
});

test('a disk that becomes read-only refuses messages and nothing else; what was confirmed is there once it is repaired', async ({
  skip,
}) => {
  const disk = failingDisk(onTestFinished);
  if (!disk) return skip(noRight);
  const settings = { DATA_FOLDER: path.join(disk.folder, 'data') };
  const site = await started(settings);
  expect(await send(site, 'before')).toBe(200);
  disk.fail();
  expect(await send(site, 'refused')).toBe(503);
  expect(await readiness(site)).toEqual([
    200,
    'degraded',
    expect.stringMatching(/^The outbox cannot be written: /),
  ]);
  expect((await fetch(`${site.origin}/en/about`)).status).toBe(200);
  await site.stop();
  expect(site.process.exitCode).toBe(0);

  disk.repair();
  const repaired = await started(settings);
  expect(await send(repaired, 'after')).toBe(200);
  expect(await readiness(repaired)).toEqual([200, 'ready']);
  const list = spawnSync(process.execPath, ['dist/server/messages.js', 'list'], {
    env: { DATA_FOLDER: settings.DATA_FOLDER },
    encoding: 'utf8',
  });
  expect(list.stdout).toMatch(/before.*\n.*after\n2 waiting/);
});
