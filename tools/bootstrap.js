// @ts-check
/**
 * Runs before every npm script, under whatever Node the machine has: installs what is missing, so that one command is
 * enough after a clone. Plain JavaScript for Node 20; no dependency is there yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const oldest = 20;
const installedMark = 'node_modules/.package-lock.json';
const lockMark = 'node_modules/.installed-lock.json';

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < oldest) stopWith(`This needs Node ${oldest} or newer; this is Node ${process.versions.node}`);

const lock = readFileSync('package-lock.json', 'utf8');
const installed = existsSync(installedMark) && existsSync(lockMark) && readFileSync(lockMark, 'utf8') === lock;
if (!installed) {
  console.log('Installing packages (once; a minute or two) …');
  const npm = process.env['npm_execpath'];
  if (!npm) stopWith('Run this through npm: npm start, npm test');
  // The tools of the build are development packages: they are needed whatever NODE_ENV says.
  const result = spawnSync(process.execPath, [npm, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], { stdio: 'inherit' });
  if (result.status !== 0) stopWith('npm ci failed (its own words are above); is the package registry reachable?');
  writeFileSync(lockMark, lock);
}
