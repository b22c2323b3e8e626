// @ts-check
/**
 * `npm run cms [-- command]`: the editors' CMS. Without a command it installs missing packages, builds changed sources,
 * migrates the database, seeds it when it is empty, and serves. Other commands: see docs/cms.md.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildIfChanged } from './build-if-changed.js';
import { ensurePackages } from './packages.js';
import { requirePort, stopWith } from './require-port.js';

const folder = path.resolve('cms');
/** Every file that the build reads. Commands and migrations run without it. */
const sources = ['cms/**/*', 'core/**/*', 'site/facts/*.ts'];
const exclude = ['cms/{node_modules,.next,data,migrations,commands,next-env.d.ts}'];
/** EX_UNAVAILABLE of sysexits.h: the packages are missing and cannot be downloaded; the CMS itself is fine. */
const unavailableExitCode = 69;

function install() {
  const result = ensurePackages(folder, { name: 'the CMS', scripts: true });
  if (result.kind === 'installed') return;
  stopWith(result.message, result.kind === 'unreachable' ? unavailableExitCode : 1);
}

/** @type {NodeJS.ProcessEnv} */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // The lock file may lack other machines' compilers; Next would ask the registry for them.
  NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  // Commands load thousands of modules: compile them once.
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ?? path.join(folder, 'node_modules/.cache/node'),
  // Relative to the caller's folder, not to cms/.
  ...(process.env['CMS_DATA_FOLDER']
    ? { CMS_DATA_FOLDER: path.resolve(process.env['CMS_DATA_FOLDER']) }
    : {}),
};

async function build() {
  install();
  await buildIfChanged({ sources, exclude, digestFile: 'cms/.next/.sources' }, () => {
    console.log('Building the CMS …');
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    });
    if (status !== 0) stopWith(`${stdout}${stderr}`.trim());
  });
}

/** @param {string[]} parameters @returns {Promise<number>} */
async function runCommand(...parameters) {
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

async function start() {
  const { defaultCmsPort } = await import(new URL('../cms/settings.ts', import.meta.url).href);
  await requirePort('CMS_PORT', defaultCmsPort, process.env['CMS_HOST']?.trim() || '127.0.0.1');
  await build();
  const code = await runCommand('prepare');
  if (code !== 0) process.exit(code);
  // Serve from this process, so that signals reach the server.
  Object.assign(process.env, environment);
  process.chdir(folder);
  await import(new URL('../cms/server.ts', import.meta.url).href);
}

const [name = 'start', ...parameters] = process.argv.slice(2);
if (name === 'start') await start();
else if (name === 'build') await build();
else {
  install();
  process.exit(await runCommand(name, ...parameters));
}
