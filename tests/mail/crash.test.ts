import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from './harness.ts';
import { anotherVisitor, generousLimits, sendForm } from './messages.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { recognised, startMailbox } from './smtp-server.ts';

/**
 * Messages are submitted while the provider is killed (`kill -9`) again and again. Every message that got 200 must be in the
 * outbox after the restart, and must be delivered. A kill proves the order (first written, then confirmed), not the
 * durability of the disk, which `synchronous=FULL` provides. CRASH_ROUNDS sets the number of kills.
 */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 200);
const lanes = 2;
const senders = 6;
/** A round ends at a random moment up to this long after its first confirmed message; every fifth, after its start. */
const maxLifeMs = 120;

/** The provider bundled into one file, as in a build of the site: it starts 200 times, each in a third of the time. */
const built = mkdtempSync(path.join(tmpdir(), 'provider-'));
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/mail/provider-process.ts',
      outDir: built,
      rolldownOptions: { output: { entryFileNames: 'provider.mjs' }, external: ['pg-native'] },
    },
  });
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

async function start(
  environment: Record<string, string>,
): Promise<{ provider: ChildProcess; origin: string }> {
  const provider = spawn(process.execPath, [path.join(built, 'provider.mjs')], {
    env: {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      NODE_COMPILE_CACHE: path.join(built, 'cache'),
      ...generousLimits,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void provider.kill('SIGKILL'));
  const [port] = (await once(provider.stdout, 'data')) as [Buffer];
  return { provider, origin: `http://127.0.0.1:${port.toString().trim()}` };
}

/** Submits until the provider is dead. @returns the subjects that got 200 */
async function submitUntilKilled(
  origin: string,
  name: string,
  provider: ChildProcess,
): Promise<string[]> {
  const confirmed: string[] = [];
  let number = 0;
  const gone = once(provider, 'exit');
  let isScheduled = false;
  const scheduleKill = (): void => {
    if (!isScheduled) setTimeout(() => provider.kill('SIGKILL'), Math.random() * maxLifeMs);
    isScheduled = true;
  };
  if (Math.random() < 0.2) scheduleKill();
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (;;) {
        const subject = `${name}-${number++}`;
        try {
          const response = await sendForm(
            origin,
            { subject, 'contact-message': `${subject} `.repeat(40) },
            anotherVisitor(),
          );
          if (response.status === 200 && (await response.text()) === 'OK') confirmed.push(subject);
          scheduleKill();
        } catch {
          return;
        }
      }
    }),
  );
  await gone;
  return confirmed;
}

test(
  `${rounds} times killed under load: every confirmed message is in the outbox and is delivered`,
  async () => {
    const mailbox = await startMailbox();
    const lost: string[] = [];
    const confirmed: string[] = [];
    let restarts = 0;

    async function lane(number: number): Promise<string> {
      const folder = newFolder(onTestFinished);
      const environment = {
        DATA_FOLDER: folder,
        SMTP_URL: mailbox.url,
        MAIL_TO: 'support@broker.example',
        MAIL_FROM: 'website@broker.example',
      };
      const file = path.join(folder, 'contact-messages.db');
      let last: string[] = [];
      for (let round = number; round <= rounds; round += lanes) {
        const { provider, origin } = await start(environment);
        const before = round === number ? [] : storedSubjects(file);
        lost.push(...last.filter((subject) => !before.includes(subject)));
        last = await submitUntilKilled(origin, `round-${round}`, provider);
        confirmed.push(...last);
        restarts++;
      }
      await start(environment);
      const stored = storedSubjects(file);
      lost.push(...last.filter((subject) => !stored.includes(subject)));
      return file;
    }

    const files = await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index + 1)));
    expect(restarts).toBe(rounds);
    expect(lost).toEqual([]);
    await expect
      .poll(() => files.map(waiting), { timeout: 120_000, interval: 250 })
      .toEqual(files.map(() => 0));
    const arrived = new Set(
      recognised(mailbox.mails).map((mail) => mail.subject?.replace('Contact form: ', '')),
    );
    expect(confirmed.filter((subject) => !arrived.has(subject))).toEqual([]);
    // Each subject has one Message-ID only, so repeats are recognised.
    expect(recognised(mailbox.mails)).toHaveLength(arrived.size);
    for (const file of files) {
      const database = new DatabaseSync(file, { readOnly: true });
      expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      database.close();
    }
    process.stdout.write(
      `${rounds} kills: ${confirmed.length} messages confirmed, 0 lost; ${arrived.size} delivered, ${mailbox.mails.length - arrived.size} of them more than once, recognised by Message-ID\n`,
    );
  },
  // Far more than a free machine needs (about an eighth of a second a round).
  120_000 + rounds * 8000,
);

function storedSubjects(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const rows = database.prepare('SELECT subject FROM contact_messages').all();
  database.close();
  return rows.map((row) => String(row['subject']));
}

function waiting(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const row = database
    .prepare("SELECT COUNT(*) AS messages FROM contact_messages WHERE state <> 'delivered'")
    .get();
  database.close();
  return Number(row?.['messages']);
}

describe.skipIf(!postgresPrograms)('with Postgres (skipped where the machine has none)', () => {
  test(
    'two replicas, one killed under load: every confirmed message is delivered',
    { timeout: 120_000 },
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const mailbox = await startMailbox();
      const environment = {
        DATABASE_URL: postgres.newDatabase(),
        SMTP_URL: mailbox.url,
        MAIL_TO: 'support@broker.example',
        MAIL_FROM: 'website@broker.example',
      };
      const confirmed: string[] = [];
      for (let round = 0; round < 5; round++) {
        const { provider, origin } = await start(environment);
        confirmed.push(...(await submitUntilKilled(origin, `replica-${round}`, provider)));
      }
      const [first] = await Promise.all([start(environment), start(environment)]);
      expect((await sendForm(first.origin, { subject: 'last' })).status).toBe(200);
      const expected = [...confirmed, 'last'];
      const arrived = (): string[] =>
        recognised(mailbox.mails).map((mail) => mail.subject?.replace('Contact form: ', '') ?? '');
      await expect
        .poll(() => expected.filter((subject) => !arrived().includes(subject)), { timeout: 60_000 })
        .toEqual([]);
      expect(confirmed.length).toBeGreaterThan(0);
    },
  );
});
