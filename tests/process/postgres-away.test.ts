import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { generousLimits, sendForm } from '../mail/messages.ts';
import { postgresPrograms, startPostgres } from '../mail/postgres.ts';

test.skipIf(!postgresPrograms)(
  'while Postgres is away, at the start or later, only messages are refused; nothing needs a restart (skipped where the machine has no Postgres)',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const secret = path.join(newFolder(onTestFinished, 'secrets'), 'database-url');
    writeFileSync(secret, postgres.newDatabase());
    postgres.halt();
    // A disk is not needed, either.
    const site = await startSite({
      ...generousLimits,
      DATABASE_URL_FILE: secret,
      DATA_FOLDER: path.join(secret, 'data'),
    });
    onTestFinished(() => site.stop('SIGKILL'));
    const readiness = async (): Promise<unknown> =>
      ((await (await fetch(`${site.origin}/readyz`)).json()) as { status: string }).status;
    const send = async (subject: string): Promise<number> =>
      (await sendForm(site.origin, { subject })).status;
    const serves = async (): Promise<boolean> => (await fetch(`${site.origin}/en/contact`)).ok;

    expect([await send('at the start'), await readiness(), await serves()]).toEqual([
      503,
      'degraded',
      true,
    ]);
    postgres.resume();
    await expect.poll(() => send('there')).toBe(200);
    expect(await readiness()).toBe('ready');
    postgres.halt();
    expect([await send('later'), await readiness(), await serves()]).toEqual([
      503,
      'degraded',
      true,
    ]);
    postgres.resume();
    await expect.poll(() => send('back')).toBe(200);

    const list = spawnSync(process.execPath, ['dist/server/messages.js', 'list'], {
      encoding: 'utf8',
      env: { DATABASE_URL_FILE: secret },
    });
    expect(list.stdout).toMatch(/there\n(.*\n)*.*back\n/);
    expect(list.stdout).not.toMatch(/at the start|later/);
    await site.stop();
    expect(site.process.exitCode).toBe(0);
  },
  120_000,
);
