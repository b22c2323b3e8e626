// @ts-check
/**
 * Runs before every npm script, on whatever Node runs npm (the pinned one may not run on this machine), and installs missing packages, so that one command is
 * enough after cloning. Plain JavaScript for Node 20: no package is installed yet.
 */
import { installPackages, packagesInstalled } from './packages.js';
import { prepareRuntime } from './runtime.js';

/** Of the Node that runs npm; `tools/runtime.js` has the site's own minimum. */
const minNpmNodeVersion = 20;

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < minNpmNodeVersion)
  stopWith(`Node ${minNpmNodeVersion} or newer is required; this is Node ${process.versions.node}`);

if (!packagesInstalled('.')) {
  if (!process.env['npm_execpath']) stopWith('Run this through npm: npm start or npm test');
  console.log('Installing packages (only once; takes a minute or two) …');
  if (installPackages('.').kind === 'failed')
    stopWith('npm ci failed; its output is above. Is the package registry reachable?');
}

const problem = prepareRuntime();
if (problem) stopWith(problem);
