// @ts-check
/** Finds (or, as root on Debian, installs) the Chromium that the browser tests drive, and the fonts that they need. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The same engine without a browser around it: a fresh visitor costs half. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
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
  const found = own ?? browsers.find((place) => existsSync(place));
  if (!found)
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path');
  return found;
}

/** The headless shell if this machine has one, else the browser. @returns {string} */
export function findHeadlessChromium() {
  return !process.env['CHROMIUM'] && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Written when the shell was looked for. A release that does not package it is asked only once per installation. */
const shellTried = 'node_modules/.headless-shell-tried';

/** Only Debian packages the shell. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * What pages are drawn with beside their own fonts: Chinese text always, Latin text wherever our font comes late. On a
 * machine without them, Chinese has no glyphs, and Latin text is wider than visitors see it.
 */
const fallbackFonts = [
  { names: ['Arial', 'Liberation Sans'], package: 'fonts-liberation' },
  { names: [':lang=zh'], package: 'fonts-wqy-microhei' },
];

/** @param {string} pattern a family, or what a font has to contain, in fontconfig's notation */
const hasFont = (pattern) =>
  Boolean(spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' }).stdout?.trim());

/** The packages of the fallback fonts that this machine lacks. */
const missingFonts = () =>
  fallbackFonts.filter(({ names }) => !names.some(hasFont)).map((font) => font.package);

/** Installs what is missing of the system's packages, if this user may install. */
export function ensureChromium() {
  if (process.env['CHROMIUM'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  const missing = [
    ...(browsers.some((place) => existsSync(place)) ? [] : ['chromium']),
    ...(existsSync(headlessShell) || existsSync(shellTried) || !isDebian()
      ? []
      : ['chromium-headless-shell']),
    ...(existsSync('/usr/bin/fc-list') ? [] : ['fontconfig']),
    ...missingFonts(),
  ];
  if (missing.length === 0) return;
  /** @param {string[]} parameters */
  const apt = (...parameters) =>
    spawnSync(
      'apt-get',
      ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...parameters],
      { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    );
  console.log(`Installing ${missing.join(', ')} from the system’s packages (once) …`);
  apt('update');
  // One by one: without the shell, tests run in the browser.
  for (const name of missing) apt('install', '-y', '--no-install-recommends', name);
  writeFileSync(shellTried, '');
  for (const name of missingFonts())
    console.warn(`Tests that measure text will fail: install the package ${name}`);
}
