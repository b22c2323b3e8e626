import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../harness/temporary-folder.ts';
import { generousLimits, sendForm } from './messages.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { recognised, startMailbox, type Mailbox } from './smtp-server.ts';

/**
 * Messages are submitted while the provider is killed (`kill -9`) again and again. Every message that got 200 must be delivered
 * in the end. A kill proves the order (first written, then confirmed), not the durability of the disk, which
 * `synchronous=FULL` provides.
 */
const kills = 8;
const senders = 6;
/** A provider is killed after so many confirmed messages, in the middle of others. */
const confirmedBeforeKill = 15;

const mailSettings = { MAIL_TO: 'support@broker.example', MAIL_FROM: 'website@broker.example' };

async function start(
  environment: Record<string, string>,
): Promise<{ provider: ChildProcess; origin: string }> {
  const provider = spawn(process.execPath, ['tests/mail/provider-process.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      ...generousLimits,
      ...mailSettings,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void provider.kill('SIGKILL'));
  const [port] = (await once(provider.stdout, 'data')) as [Buffer];
  return { provider, origin: `http://127.0.0.1:${port.toString().trim()}` };
}

/** Submits from all senders, and kills the provider under them. @returns the subjects that got 200 */
async function submitUntilKilled(
  { provider, origin }: Awaited<ReturnType<typeof start>>,
  name: string,
): Promise<string[]> {
  const confirmed: string[] = [];
  let number = 0;
  const gone = once(provider, 'exit');
  async function sender(): Promise<void> {
    for (;;) {
      const subject = `${name}-${number++}`;
      const response = await sendForm(origin, { subject }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (text === undefined) return;
      if (response?.status === 200) confirmed.push(subject);
      if (confirmed.length === confirmedBeforeKill) provider.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  await gone;
  return confirmed;
}

const arrivedIn = (mailbox: Mailbox): string[] =>
  recognised(mailbox.mails).map(({ subject }) => subject?.replace('Contact form: ', '') ?? '');

const allArrive = (mailbox: Mailbox, confirmed: readonly string[]) =>
  expect
    .poll(() => confirmed.filter((subject) => !arrivedIn(mailbox).includes(subject)), {
      timeout: 60_000,
    })
    .toEqual([]);

test(
  'every message that was confirmed before a kill is delivered',
  { timeout: 120_000 },
  async () => {
    const mailbox = await startMailbox();
    const folder = newFolder(onTestFinished);
    const environment = { DATA_FOLDER: folder, SMTP_URL: mailbox.url };
    const confirmed: string[] = [];
    for (let kill = 0; kill < kills; kill++)
      confirmed.push(...(await submitUntilKilled(await start(environment), `kill-${kill}`)));
    expect(confirmed.length).toBeGreaterThanOrEqual(kills * confirmedBeforeKill);
    await start(environment);
    await allArrive(mailbox, confirmed);
    // Each subject has one Message-ID only, so repeats are recognised.
    expect(new Set(arrivedIn(mailbox)).size).toBe(arrivedIn(mailbox).length);
    const database = new DatabaseSync(path.join(folder, 'contact-messages.db'), { readOnly: true });
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  },
);

describe.skipIf(!postgresPrograms)('with Postgres (skipped where the machine has none)', () => {
  test(
    'after replicas were killed, two others deliver every confirmed message',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const mailbox = await startMailbox();
      const environment = { DATABASE_URL: postgres.newDatabase(), SMTP_URL: mailbox.url };
      const confirmed: string[] = [];
      for (let kill = 0; kill < 2; kill++)
        confirmed.push(...(await submitUntilKilled(await start(environment), `replica-${kill}`)));
      const [first] = await Promise.all([start(environment), start(environment)]);
      expect((await sendForm(first.origin, { subject: 'last' })).status).toBe(200);
      await allArrive(mailbox, [...confirmed, 'last']);
    },
  );
});
