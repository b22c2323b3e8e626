import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../harness/free-port.ts';

/** The newest Postgres of the system's packages, or undefined if none can run. */
export const postgresPrograms: string | undefined = findPrograms();

function findPrograms(): string | undefined {
  const own = process.env['POSTGRES_PROGRAMS'];
  const newest = [
    ...(own ? [own] : []),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
  // Postgres does not run as root; its package creates this user.
  const canRun = process.getuid?.() !== 0 || postgresUser() !== undefined;
  return canRun ? newest : undefined;
}

function postgresUser(): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN),
  );
  return uid && gid ? { uid, gid } : undefined;
}

export interface Postgres {
  /** Creates a new database for each call. @returns its URL */
  newDatabase(): string;
  port: number;
  /** Ends as in a crash. */
  halt(): void;
  resume(): void;
  stop(): void;
}

/** A real Postgres in a temporary folder, on a free port of this machine, with its default durability. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms;
  if (!programs) throw new Error('There is no Postgres on this machine');
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const run = (program: string, ...options: string[]): void => {
    // Its output goes to a file: a pipe would stay open as long as the server runs.
    const { status } = spawnSync(path.join(programs, program), options, {
      cwd: folder,
      stdio: 'ignore',
      ...user,
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}`);
  };
  const port = await freePort();
  const data = path.join(folder, 'data');
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'outbox',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  );
  const resume = (): void =>
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`,
      'start',
    );
  const halt = (): void => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  resume();
  let databases = 0;
  return {
    port,
    halt,
    resume,
    newDatabase() {
      const name = `outbox_${++databases}`;
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'outbox', name);
      return `postgres://outbox@127.0.0.1:${port}/${name}`;
    },
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
