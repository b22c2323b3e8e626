// @ts-check
/**
 * `node tools/run.js <file> …`, as every npm script of the repository's own programs: installs missing packages, then runs
 * the file on the pinned Node. One command is enough after cloning. Plain JavaScript for Node 20: no package is there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from './packages.js';
import { requirePort, stopWith } from './require-port.js';

const minNodeVersion = 20;
/** Runs TypeScript, and has what the site uses. */
const minSiteNodeVersion = 24;
/** Programs that need no package of tests and linters. */
const light = [
  'tools/start.js',
  'tools/dev.js',
  'tools/build.js',
  'tools/export.js',
  'tools/cms.js',
  'tools/backup/command.ts',
  'tools/settings.ts',
  'tools/launch-check.ts',
  'server/programs/messages.ts',
];
const pinnedNode = path.resolve('node_modules/.bin/node');

/** Ends with one line where the site could not be started, before minutes are spent on installing. */
async function checkPlace() {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    stopWith(`${process.cwd()} cannot be written to: npm start installs packages and builds here`);
  }
  await requirePort('PORT', 3000, process.env['HOST'] || '0.0.0.0');
}

/** @param {string} node */
const runs = (node) => spawnSync(node, ['--version']).status === 0;
/** @param {string} version */
const major = (version) => Number(version.split('.')[0]);

// Ends with the npm that started it, even a killed one: otherwise a server goes on and holds its port.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'])
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();

const version = process.versions.node;
if (major(version) < minNodeVersion)
  stopWith(`Node ${minNodeVersion} or newer is required; this is Node ${version}`);
const [program = '', ...parameters] = process.argv.slice(2);
if (program === 'tools/start.js') await checkPlace();

const packages = ensurePackages('.', { name: 'the site', dev: !light.includes(program) });
if (packages.kind !== 'installed') stopWith(packages.message);
// Where the pinned Node is for another C library, npm's scripts would find it first, in vain.
const hasPinned = existsSync(pinnedNode) && runs(pinnedNode);
if (!hasPinned) rmSync(pinnedNode, { force: true });

const file = path.resolve(program);
if (major(version) >= minSiteNodeVersion) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else if (hasPinned) {
  const child = spawn(pinnedNode, [file, ...parameters], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
} else {
  stopWith(
    `Node ${version} is too old for the site, and the pinned one does not run here: install Node ${minSiteNodeVersion} or newer`,
  );
}
