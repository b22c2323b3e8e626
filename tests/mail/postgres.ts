import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../harness/free-port.ts';

/** Postgres does not run as root; its package creates this user. */
function postgresUser(): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : undefined;
}
const isRoot = process.getuid?.() === 0;
const user = isRoot ? postgresUser() : undefined;

/** The folder of the newest Postgres on this machine, or undefined if none can run. */
export const postgresPrograms: string | undefined =
  isRoot && !user
    ? undefined
    : [
        process.env['POSTGRES_PROGRAMS'] ?? '',
        ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
        '/opt/homebrew/bin',
        '/usr/local/bin',
      ].find((folder) => existsSync(path.join(folder, 'initdb')));

export interface Postgres {
  /** Creates a new database for each call. @returns its URL */
  newDatabase(): string;
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
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const log = path.join(folder, 'log');
  const resume = (): void => run('pg_ctl', '-D', data, '-w', '-l', log, '-o', options, 'start');
  const halt = (): void => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  resume();
  let databases = 0;
  return {
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
