// @ts-check
/** Which Node runs the site: the one pinned among the packages, or else the machine's. Plain JavaScript for Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The site's own minimum. */
const minSiteNodeVersion = 24;

/** Whether this file can be run here: one for another C library exists and cannot. @param {string} file */
const runs = (file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The pinned Node of this platform, if there is a package of it. @param {string} folder
 * @returns {{ kind: 'none' | 'not installed' | 'works' } | { kind: 'cannot run', link: string }}
 */
function findPinnedNode(folder) {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const names = new RegExp(`^node-(?:bin-)?${os}-${process.arch}$`);
  const { optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const name = Object.keys(optionalDependencies).find((dependency) => names.test(dependency));
  if (!name) return { kind: 'none' };
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const file = path.join(folder, 'node_modules', name, program);
  if (!existsSync(file)) return { kind: 'not installed' };
  if (runs(path.resolve(file))) return { kind: 'works' };
  return { kind: 'cannot run', link: path.join(folder, 'node_modules/.bin/node') };
}

/**
 * Removes the link to a pinned Node that cannot run here, so that the machine's own is found.
 * @param {string} [folder] the repository's root
 * @returns {string | undefined} what keeps the site from running, in one line
 */
export function prepareRuntime(folder = '.') {
  const pinned = findPinnedNode(folder);
  if (pinned.kind === 'works') return undefined;
  if (pinned.kind === 'cannot run') rmSync(pinned.link, { force: true });
  if (Number(process.versions.node.split('.')[0]) >= minSiteNodeVersion) return undefined;
  const platform = `${process.platform}-${process.arch}`;
  const tooOld = `Node ${process.versions.node} is too old`;
  const install = `install Node ${minSiteNodeVersion} or newer`;
  switch (pinned.kind) {
    case 'none':
      return `No pinned Node for ${platform}, and ${tooOld}: ${install}`;
    case 'not installed':
      return `The pinned Node for ${platform} is not installed, and ${tooOld}: run npm ci --include=optional, or ${install}`;
    case 'cannot run':
      return `The pinned Node for ${platform} cannot run here (it needs glibc, which Alpine Linux does not have), and ${tooOld}: ${install}`;
  }
}

/** Exits with one line if the site cannot run on this Node. */
export function requireRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= minSiteNodeVersion) return;
  console.error(
    prepareRuntime() ??
      `Node ${process.versions.node} is too old: run this through npm, which finds the pinned Node, or install Node ${minSiteNodeVersion} or newer`,
  );
  process.exit(1);
}
