// @ts-check
/** Finds (or, as root on Debian, installs) the Chromium that the browser tests drive, and the fonts that they need. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same engine without a browser around it: a fresh visitor costs half. Only Debian packages it. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Fonts that pages are drawn with beside their own, by what has to be there: Chinese text always, Latin until ours comes. */
const fallbackFonts = {
  'fonts-liberation': ['Arial', 'Liberation Sans'],
  'fonts-wqy-microhei': [':lang=zh'],
};

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
  const found = own ?? browsers.find((place) => existsSync(place));
  if (!found)
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path');
  return found;
}

/** The headless shell if this machine has one, else the browser. @returns {string} */
export const findHeadlessChromium = () =>
  !process.env['CHROMIUM'] && existsSync(headlessShell) ? headlessShell : findChromium();

/** @param {string} pattern in fontconfig's notation */
const hasFont = (pattern) => Boolean(spawnSync('fc-list', [pattern, 'family']).stdout?.length);

/** Installs what is missing of the system's packages, if this user may install. */
export function ensureChromium() {
  if (process.env['CHROMIUM'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  const missing = [
    ...(browsers.some((place) => existsSync(place)) ? [] : ['chromium', 'chromium-headless-shell']),
    ...(existsSync('/usr/bin/fc-list') ? [] : ['fontconfig']),
    ...Object.entries(fallbackFonts).flatMap(([name, patterns]) =>
      patterns.some(hasFont) ? [] : [name],
    ),
  ];
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} from the system’s packages …`);
  /** @param {string[]} parameters */
  const apt = (...parameters) =>
    spawnSync(
      'apt-get',
      ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...parameters],
      {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  apt('update');
  // One by one: without the shell, tests run in the browser.
  for (const name of missing) apt('install', '-y', '--no-install-recommends', name);
}
