// @ts-check
/**
 * Programs of the system's packages that some tests run. Those that are missing are unpacked into node_modules where apt is:
 * nothing of the machine changes, and no service is started.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = 'node_modules/.system-programs';
/** Packages that may contain it, and how it is called without doing anything. */
const programs = {
  nginx: { packages: ['nginx', 'nginx-core'], trial: '-v' },
};

/** @typedef {keyof typeof programs} ProgramName */

/** @param {ProgramName} name @returns {string | undefined} its path or name; undefined: this machine has none that runs */
export function findProgram(name) {
  const { trial } = programs[name];
  return [name, `/usr/sbin/${name}`, path.resolve(folder, 'usr/sbin', name)].find(
    (place) => spawnSync(place, [trial]).status === 0,
  );
}

/** @param {string} program @param {string[]} parameters @param {string} [cwd] */
const succeeds = (program, parameters, cwd = '.') =>
  spawnSync(program, parameters, { cwd, stdio: 'ignore' }).status === 0;

const aptOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** @param {string} name of a package */
function unpack(name) {
  const downloads = path.join(folder, 'downloads');
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  if (!succeeds('apt-get', [...aptOptions, 'download', name], downloads)) return false;
  return readdirSync(downloads).every((file) =>
    succeeds('dpkg-deb', ['-x', path.join(downloads, file), folder]),
  );
}

/** Fetches what is missing. Prints a line for what stays missing. */
export function ensurePrograms() {
  const hasApt = existsSync('/usr/bin/apt-get');
  let hasUpdated = false;
  for (const name of /** @type {ProgramName[]} */ (Object.keys(programs))) {
    const fetchIt = () => {
      programs[name].packages.some(unpack);
      return findProgram(name) !== undefined;
    };
    if (findProgram(name) || (hasApt && fetchIt())) continue;
    if (hasApt && !hasUpdated && process.getuid?.() === 0) {
      hasUpdated = true;
      if (succeeds('apt-get', [...aptOptions, 'update']) && fetchIt()) continue;
    }
    console.log(
      `${name} is not installed and cannot be fetched: the tests that run it are skipped`,
    );
  }
}
