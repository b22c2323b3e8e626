import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { sendForm } from '../mail/messages.ts';
import { postgresPrograms, startPostgres, type Postgres } from '../mail/postgres.ts';

/** Runs the script that creates the databases of compose.yaml. @returns the folder of the secrets */
function createDatabases({ port }: Postgres): string {
  const secrets = newFolder(onTestFinished, 'secrets');
  for (const name of ['site', 'cms'])
    writeFileSync(
      path.join(secrets, name === 'site' ? 'database-url' : 'cms-database-url'),
      `postgres://${name}:it's:${name}@127.0.0.1:${port}/${name}\n`,
    );
  const { status, stderr } = spawnSync(path.resolve('deploy/container/create-databases.sh'), {
    encoding: 'utf8',
    env: {
      PATH: `${postgresPrograms}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      POSTGRES_USER: 'outbox',
      SECRETS_FOLDER: secrets,
    },
  });
  expect([status, stderr]).toEqual([0, '']);
  return secrets;
}

test.skipIf(!postgresPrograms)(
  'while Postgres is away, at the start or later, only messages are refused; nothing needs a restart (skipped where the machine has no Postgres)',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const secrets = createDatabases(postgres);
    const others = spawnSync(
      path.join(postgresPrograms ?? '', 'psql'),
      ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'cms', '-c', 'SELECT 1', 'site'],
      { encoding: 'utf8' },
    );
    expect(others.stderr).toContain('permission denied for database "site"');

    postgres.halt();
    // A disk is not needed, either.
    const file = path.join(newFolder(onTestFinished), 'a-file');
    writeFileSync(file, '');
    const site = await startSite({
      DATABASE_URL_FILE: path.join(secrets, 'database-url'),
      DATA_FOLDER: path.join(file, 'data'),
      TRUSTED_PROXIES: '1',
    });
    onTestFinished(() => site.stop('SIGKILL'));
    const readiness = async (): Promise<unknown> =>
      ((await (await fetch(`${site.origin}/readyz`)).json()) as { status: string }).status;
    // On a busy machine it counts slowly, and repeats what it counted for longer.
    const becomes = (status: string) => expect.poll(readiness, { timeout: 60_000 }).toBe(status);
    const send = async (subject: string): Promise<unknown> =>
      (await sendForm(site.origin, { subject })).status;
    const serves = async (): Promise<boolean> => (await fetch(`${site.origin}/en/contact`)).ok;

    expect([await send('at the start'), await readiness(), await serves()]).toEqual([
      503,
      'degraded',
      true,
    ]);
    postgres.resume();
    await expect.poll(() => send('there')).toBe(200);
    await becomes('ready');
    postgres.halt();
    expect([await send('later'), await serves()]).toEqual([503, true]);
    await becomes('degraded');
    postgres.resume();
    await expect.poll(() => send('back')).toBe(200);
    await becomes('ready');

    const list = spawnSync(process.execPath, ['dist/server/messages.js', 'list'], {
      encoding: 'utf8',
      env: { DATABASE_URL_FILE: path.join(secrets, 'database-url') },
    });
    expect(list.stdout).toMatch(/there\n(.*\n)*.*back\n/);
    expect(list.stdout).not.toMatch(/at the start|later/);
    await site.stop();
    expect(site.process.exitCode).toBe(0);
    expect(site.errors()).not.toContain("it's");
  },
  180_000,
);
