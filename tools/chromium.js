// @ts-check
/** Finds (or, as root on Debian, installs) the Chromium that the browser tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No sandbox, because tests may run as root, and no background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string} the browser's path; throws a one-line message if there is none */
export function findChromium() {
  const own = process.env['CHROMIUM'];
  if (own && !existsSync(own)) throw new Error(`CHROMIUM='${own}' does not exist`);
  const found = own ?? places.find((place) => existsSync(place));
  if (!found)
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path');
  return found;
}

/** Installs Debian's package if there is no Chromium yet and this user may install it. */
export function ensureChromium() {
  if (process.env['CHROMIUM'] || places.some((place) => existsSync(place))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the system’s packages (once) …');
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}
