import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { start, type Environment, type Running } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { generousLimits, sendForm } from './messages.ts';
import { recognised, startMailbox } from './smtp-server.ts';

/**
 * Messages are submitted while the provider is killed (`kill -9`) again and again. Every message that got 200 must be delivered
 * in the end. A kill proves the order (first written, then confirmed), not the durability of the disk, which
 * `synchronous=FULL` provides.
 */
const kills = 3;
const senders = 6;
/** A provider is killed after so many confirmed messages, in the middle of others. */
const confirmedBeforeKill = 15;

async function startProvider(environment: Environment): Promise<Running> {
  const provider = await start(
    ['tests/mail/provider-process.ts'],
    {
      NODE_NO_WARNINGS: '1',
      ...generousLimits,
      MAIL_TO: 'support@broker.example',
      MAIL_FROM: 'website@broker.example',
      ...environment,
    },
    /^(\d+)$/m,
  );
  onTestFinished(() => provider.stop('SIGKILL'));
  return provider;
}

/** Submits from all senders, and kills the provider under them. @returns the subjects that got 200 */
async function submitUntilKilled(
  { process: provider, origin }: Running,
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

test('every message that was confirmed before a kill is delivered by other processes', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const environment = { SMTP_URL: mailbox.url, DATA_FOLDER: newFolder(onTestFinished) };
  const confirmed: string[] = [];
  for (let kill = 0; kill < kills; kill++)
    confirmed.push(...(await submitUntilKilled(await startProvider(environment), `kill-${kill}`)));
  expect(confirmed.length).toBeGreaterThanOrEqual(kills * confirmedBeforeKill);
  await startProvider(environment);
  // Each subject has one Message-ID only, so repeats are recognised.
  const arrived = (): string[] =>
    recognised(mailbox.mails).map(({ subject }) => subject?.replace('Contact form: ', '') ?? '');
  await expect
    .poll(() => confirmed.filter((subject) => !arrived().includes(subject)), { timeout: 30_000 })
    .toEqual([]);
  expect(new Set(arrived()).size).toBe(arrived().length);
});
