import { expect, onTestFinished, test } from 'vitest';
import { openContactStore } from '../../server/contact/contact-service.ts';
import { runMessages } from '../../server/contact/messages-command.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { quickTimes, startBuiltIn, type BuiltIn } from './built-in-provider.ts';
import { newFolder } from './harness.ts';
import { sendForm } from './messages.ts';
import { recognised, startMailbox } from './smtp-server.ts';

/** A site whose machine has a wrong clock must lose no message, and must notice by itself when the clock is right again. */

const dayMs = 24 * 60 * 60_000;
const rightTime = new Date('2026-06-15T12:00:00Z');
const daysLater = (days: number): Date => new Date(rightTime.getTime() + days * dayMs);

/** A machine whose clock can be set, and whose elapsed time cannot. */
class Machine {
  readonly folder = newFolder(onTestFinished);
  now = rightTime;
  elapsedMs = 0;

  pass(durationMs: number): void {
    this.now = new Date(this.now.getTime() + durationMs);
    this.elapsedMs += durationMs;
  }

  start(environment: Record<string, string> = {}): Promise<BuiltIn> {
    return startBuiltIn(
      onTestFinished,
      { DATA_FOLDER: this.folder, ...environment },
      { now: () => this.now, elapsedMs: () => this.elapsedMs, deliveryTimes: quickTimesOfDays },
    );
  }

  async run(...parameters: string[]): Promise<{ code: number; output: string; errors: string }> {
    let [output, errors] = ['', ''];
    const code = await runMessages(
      parameters,
      { DATA_FOLDER: this.folder },
      { write: (text) => (output += text) },
      { write: (text) => (errors += text) },
      () => this.now,
    );
    return { code, output, errors };
  }
}

/** Polls quickly, and gives up after three days as the site does. */
const quickTimesOfDays = { ...quickTimes, giveUpAfterMs: 3 * dayMs };

const doubt = /^The clock is far from the time that the site last noted/;
const problems = async ({ service }: BuiltIn): Promise<readonly string[]> => {
  const status = await service.status();
  return typeof status === 'object' ? status.problems : [status];
};
const becomesDoubted = (site: BuiltIn) =>
  expect.poll(() => problems(site)).toEqual([expect.stringMatching(doubt)]);
const becomesTrusted = (site: BuiltIn) => expect.poll(() => problems(site)).toEqual([]);

async function mailServerThatIsDown() {
  const mailbox = await startMailbox();
  await mailbox.close();
  return {
    settings: {
      SMTP_URL: mailbox.url,
      MAIL_TO: 'support@broker.example',
      MAIL_FROM: 'website@broker.example',
    },
    comesBack: () => startMailbox(Number(new URL(mailbox.url).port)),
  };
}

const attempted = (site: BuiltIn, count: number) =>
  expect
    .poll(
      async () =>
        (await site.outbox.list()).filter(({ attempts, problem }) => attempts > 0 && problem)
          .length,
    )
    .toBe(count);

test.each([
  ['200 days ahead', daysLater(200)],
  ['in 1970', new Date(0)],
])(
  'a restart with a clock %s neither gives up nor deletes messages, and goes on by itself once the clock is right',
  async (_, wrongTime) => {
    const { settings, comesBack } = await mailServerThatIsDown();
    const machine = new Machine();
    const before = await machine.start(settings);
    for (let number = 0; number < 20; number++)
      await sendForm(before.origin, { subject: `before ${number}` });
    await attempted(before, 20);
    await before.service.stop();

    machine.now = wrongTime;
    const site = await machine.start(settings);
    await becomesDoubted(site);
    expect(site.log.lines).toContainEqual({
      level: 'error',
      message: expect.stringMatching(doubt) as string,
      details: { clock: wrongTime.toISOString(), expected: rightTime.toISOString() },
    });
    await sendForm(site.origin, { subject: 'with a wrong clock' });
    machine.pass(60_000);
    await attempted(site, 21);
    expect(await site.outbox.counts()).toEqual({ waiting: 21, delivered: 0, failed: 0 });

    machine.now = new Date(rightTime.getTime() + 120_000);
    machine.elapsedMs += 60_000;
    await becomesTrusted(site);
    const mailbox = await comesBack();
    await expect
      .poll(() => {
        machine.pass(1000);
        return recognised(mailbox.mails).length;
      })
      .toBe(21);
  },
);

test('a clock that jumps while the site runs deletes nothing', async () => {
  const machine = new Machine();
  const site = await machine.start();
  await sendForm(site.origin);
  await becomesTrusted(site);
  machine.now = daysLater(200);
  await becomesDoubted(site);
  expect(await site.outbox.counts()).toMatchObject({ waiting: 1 });
  machine.now = rightTime;
  await becomesTrusted(site);
});

test('a site that was off for months goes on once the operator accepts the clock, and keeps what arrived meanwhile', async () => {
  const machine = new Machine();
  const before = await machine.start();
  await sendForm(before.origin, { subject: 'old' });
  machine.pass(11 * 60_000);
  await expect.poll(() => notedTime(machine)).toEqual(machine.now);
  await before.service.stop();
  machine.now = daysLater(200);
  const site = await machine.start();
  await becomesDoubted(site);
  await sendForm(site.origin, { subject: 'new' });
  expect(await site.outbox.counts()).toMatchObject({ waiting: 2 });
  expect(await machine.run('accept-clock')).toEqual({
    code: 0,
    output: `The clock is accepted: it is ${machine.now.toISOString()}. 1 message counts as received now.\n`,
    errors: '',
  });
  await becomesTrusted(site);
  await expect
    .poll(async () =>
      (await site.outbox.list()).map(({ subject, receivedAt }) => [subject, receivedAt]),
    )
    .toEqual([['new', machine.now]]);
});

test('npm run messages deletes nothing by a clock that is far from the noted time', async () => {
  const machine = new Machine();
  const before = await machine.start();
  await sendForm(before.origin);
  await before.service.stop();
  machine.now = daysLater(200);
  expect(await machine.run('prune')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /^Nothing was deleted: the clock says 2027-01-01T12:00:00.000Z, but .* 2026-06-15T12:00:00.000Z\. .*accept-clock first\n$/,
    ) as string,
  });
  await machine.run('accept-clock');
  expect((await machine.run('prune')).output).toBe('1 message deleted\n');
});

test('a store without messages takes any clock, and one of a day ago does not matter', async () => {
  const machine = new Machine();
  const first = await machine.start();
  await first.service.stop();
  machine.now = daysLater(200);
  const second = await machine.start();
  await sendForm(second.origin);
  expect(await problems(second)).toEqual([]);
  await second.service.stop();
  machine.now = new Date(daysLater(201).getTime() - 1000);
  const third = await machine.start();
  await expect.poll(async () => (await notedTime(machine))?.getTime()).toBe(machine.now.getTime());
  expect(await problems(third)).toEqual([]);
});

async function notedTime({ folder }: Machine): Promise<Date | undefined> {
  const store = openContactStore(parseSettings({ DATA_FOLDER: folder }), memoryLog());
  try {
    return (await store.clockNotes.readClock()).notedTime;
  } finally {
    await store.close();
  }
}
