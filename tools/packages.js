// @ts-check
/** Installs a folder's packages when its lock file has changed since the last installation. Plain JavaScript for Node 20. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} LockFile */

/** @param {string} file @returns {LockFile['packages'] | undefined} */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether the packages are those of the lock file, as npm itself noted when it last installed into the folder, by
 * whatever command. Optional packages may be for other machines.
 * @param {string} folder
 */
export function packagesInstalled(folder) {
  const wanted = readLockFile(path.join(folder, 'package-lock.json'));
  const installed = readLockFile(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    if (name === '') return true;
    const found = installed[name];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * @param {string} folder
 * @param {{ npm?: string | undefined, quiet?: boolean, scripts?: boolean }} [options] npm: the path of npm's script, if
 *   this runs under npm; quiet: return the output instead of printing it; scripts: let packages run their own after
 *   installation
 * @returns {{ kind: 'installed' } | { kind: 'failed', output: string }}
 */
export function installPackages(
  folder,
  { npm = process.env['npm_execpath'], quiet = false, scripts = false } = {},
) {
  // The build tools are development packages: they are needed even with NODE_ENV=production.
  const parameters = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  // Older versions of npm ignore `allowScripts` in package.json.
  if (!scripts) parameters.push('--ignore-scripts');
  const [program, start] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...start, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // Retrying for minutes would only delay the report that there is no network.
    env: { npm_config_fetch_retries: '1', ...process.env },
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (result.status !== 0)
    return { kind: 'failed', output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
  return { kind: 'installed' };
}

/**
 * Installs a folder's packages on its first use, and again when its lock file has changed.
 * @param {string} folder
 * @param {{ name: string, scripts?: boolean }} options name: what the packages are for, as messages call it; scripts: as
 *   for `installPackages`
 * @returns {{ kind: 'installed' } | { kind: 'unreachable' | 'failed', message: string }} unreachable: packages are
 *   missing and the registry cannot be reached
 */
export function ensurePackages(folder, { name, scripts = false }) {
  if (packagesInstalled(folder)) return { kind: 'installed' };
  console.log(`Installing the packages of ${name} (once; a minute or two) …`);
  const result = installPackages(folder, { quiet: true, scripts });
  if (result.kind === 'installed') return result;
  const unreachable =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.exec(
      result.output,
    );
  if (unreachable)
    return {
      kind: 'unreachable',
      message: `The packages of ${name} are missing and the package registry cannot be reached (${unreachable[1]})`,
    };
  return {
    kind: 'failed',
    message: `${result.output.trim()}\nnpm ci failed in ${path.relative('.', folder)}/ (its output is above)`,
  };
}
