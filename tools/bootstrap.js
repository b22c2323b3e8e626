// @ts-check
/**
 * Runs before every npm script, under whatever Node the machine has: installs what is missing, so that one command is
 * enough after a clone. Plain JavaScript for Node 20; no dependency is there yet.
 */
import { installPackages, packagesInstalled } from './packages.js';

const oldest = 20;

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < oldest)
  stopWith(`This needs Node ${oldest} or newer; this is Node ${process.versions.node}`);

if (!packagesInstalled('.')) {
  if (!process.env['npm_execpath']) stopWith('Run this through npm: npm start, npm test');
  console.log('Installing packages (once; a minute or two) …');
  if (!installPackages('.').installed)
    stopWith('npm ci failed (its own words are above); is the package registry reachable?');
}
