// @ts-check
/** Installs a folder's packages when its lock file has changed since the last installation. Plain JavaScript for Node 20. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function readLockFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * True if the packages are those of the lock file, as npm itself noted when it last installed into the folder. Optional
 * packages may be for other machines.
 * @param {string} folder @param {{ dev: boolean }} options dev: with those that only tests and linters use
 */
export function packagesInstalled(folder, { dev }) {
  const wanted = readLockFile(path.join(folder, 'package-lock.json'));
  const installed = readLockFile(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    if (found) return found.version === entry.version && found.integrity === entry.integrity;
    return entry.optional || entry.devOptional || (!dev && entry.dev);
  });
}

/**
 * Installs a folder's packages on its first use, and again when its lock file has changed.
 * @param {string} folder
 * @param {{ name: string, dev?: boolean, scripts?: boolean }} options name: what the packages are for; scripts: let
 *   packages run their own after installation
 * @returns {{ kind: 'installed' } | { kind: 'unreachable' | 'failed', message: string }} unreachable: packages are
 *   missing and the registry cannot be reached
 */
export function ensurePackages(folder, { name, dev = true, scripts = false }) {
  if (packagesInstalled(folder, { dev })) return { kind: 'installed' };
  console.log(`Installing the packages of ${name} …`);
  const npm = process.env['npm_execpath'];
  const [program, start] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, stdout, stderr } = spawnSync(
    program,
    [
      ...start,
      'ci',
      dev ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--loglevel=error',
      // Older versions of npm ignore `allowScripts` in package.json.
      ...(scripts ? [] : ['--ignore-scripts']),
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      // Retrying for minutes would only delay the report that there is no network.
      env: { npm_config_fetch_retries: '1', ...process.env },
      shell: program === 'npm' && process.platform === 'win32',
    },
  );
  if (status === 0) return { kind: 'installed' };
  const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
  const [, code] =
    /\b(E(?:NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|\w+UNREACH|NOTCACHED)|ERR_SOCKET_TIMEOUT)\b/.exec(
      output,
    ) ?? [];
  if (code)
    return {
      kind: 'unreachable',
      message: `The packages of ${name} are missing and the package registry cannot be reached (${code})`,
    };
  return {
    kind: 'failed',
    message: `${output}\nnpm ci failed in ${path.resolve(folder)} (its output is above)`,
  };
}
