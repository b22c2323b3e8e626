// @ts-check
/**
 * `npm run cms [-- command]`: the editors' CMS. Without a command it installs what is missing, builds what has changed,
 * brings the database up to date, fills it when it is empty, and serves. Other commands: see docs/cms.md.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installPackages, packagesInstalled } from './packages.js';
import { requireRuntime } from './runtime.js';

const folder = path.resolve(import.meta.dirname, '../cms');
const stamp = path.join(folder, '.next/.sources');
/** Given back where packages are missing and cannot be had: nothing is wrong with the CMS itself (sysexits.h). */
const unavailable = 69;

/** @param {string} message @param {number} [code] @returns {never} */
function stopWith(message, code = 1) {
  console.error(message);
  process.exit(code);
}

function install() {
  if (packagesInstalled(folder)) return;
  console.log('Installing the packages of the CMS (once; a minute or two) …');
  const result = installPackages(folder, { quiet: true });
  if (result.installed) return;
  const unreachable =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.exec(
      result.output,
    );
  if (unreachable)
    stopWith(
      `The packages of the CMS are missing and the package registry cannot be reached (${unreachable[1]})`,
      unavailable,
    );
  stopWith(`${result.output.trim()}\nnpm ci failed in cms/ (its output is above)`);
}

/** A digest of every file that the build reads. */
function sourcesDigest() {
  const digest = createHash('sha256');
  const files = globSync('**/*', {
    cwd: folder,
    exclude: (name) => ['node_modules', '.next', 'data', 'migrations', 'commands'].includes(name),
  });
  for (const file of files.toSorted()) {
    const full = path.join(folder, file);
    if (!statSync(full).isFile() || /\.test\.tsx?$|next-env\.d\.ts$/.test(file)) continue;
    digest.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return digest.digest('hex');
}

/** @type {NodeJS.ProcessEnv} */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // The lock file may lack other machines' compilers; Next would ask the registry for them.
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  // Commands load thousands of modules; compiled once is enough.
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ?? path.join(folder, 'node_modules/.cache/node'),
  CMS_CALLER_FOLDER: process.cwd(),
  // Named by the caller, from where the caller stands.
  ...(process.env['CMS_DATA_FOLDER']
    ? { CMS_DATA_FOLDER: path.resolve(process.env['CMS_DATA_FOLDER']) }
    : {}),
};

function build({ force = false } = {}) {
  install();
  const digest = sourcesDigest();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  rmSync(stamp, { force: true });
  console.log('Building the CMS …');
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) stopWith(`${stdout}${stderr}`.trim());
  writeFileSync(stamp, digest);
}

/** @param {string[]} parameters @returns {Promise<number>} */
async function command(...parameters) {
  const child = spawn(process.execPath, [path.join(folder, 'commands/command.ts'), ...parameters], {
    cwd: folder,
    stdio: 'inherit',
    env: environment,
  });
  return new Promise((resolve) => {
    child.once('error', (error) => stopWith(error.message));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A busy port is told before a minute of building. */
async function requirePort() {
  const port = Number(process.env['CMS_PORT']?.trim() || 3001);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE')
        stopWith(`Port ${port} is in use: stop what listens there, or set CMS_PORT to another one`);
      resolve(undefined);
    });
    probe.listen({ port, host: process.env['CMS_HOST']?.trim() || '127.0.0.1' }, () =>
      probe.close(resolve),
    );
  });
}

async function start() {
  await requirePort();
  build();
  const code = await command('prepare');
  if (code !== 0) process.exit(code);
  // The CMS is this very process from here on, so that signals reach it.
  Object.assign(process.env, environment);
  process.chdir(folder);
  await import(new URL('../cms/server.ts', import.meta.url).href);
}

requireRuntime();
const [name = 'start', ...parameters] = process.argv.slice(2);
if (name === 'start') await start();
else if (name === 'build') build({ force: parameters.includes('--force') });
else {
  install();
  process.exit(await command(name, ...parameters));
}
