// @ts-check
/** Installs the packages of a folder when its lock file has changed since the last time. Plain JavaScript for Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} folder */
export function packagesInstalled(folder) {
  const mark = path.join(folder, 'node_modules/.installed-lock.json');
  const npmMark = path.join(folder, 'node_modules/.package-lock.json');
  return (
    existsSync(npmMark) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  );
}

/**
 * @param {string} folder
 * @param {{ npm?: string | undefined, quiet?: boolean }} [options] npm's own script, where we run under npm
 * @returns {{ installed: true } | { installed: false, words: string }}
 */
export function installPackages(folder, { npm = process.env['npm_execpath'], quiet = false } = {}) {
  // The tools of the build are development packages: they are needed whatever NODE_ENV says.
  const parameters = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const [program, start] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...start, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // One more try, not minutes of them: where there is no network we want to say so.
    env: { npm_config_fetch_retries: '1', ...process.env },
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (result.status !== 0)
    return { installed: false, words: `${result.stdout ?? ''}${result.stderr ?? ''}` };
  writeFileSync(
    path.join(folder, 'node_modules/.installed-lock.json'),
    readFileSync(path.join(folder, 'package-lock.json')),
  );
  return { installed: true };
}
