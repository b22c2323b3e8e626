// @ts-check
/** Serves what `npm run edge` wrote by workerd, the runtime of the edge, on this machine: for a trial, tests and benchmarks. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { start } from './server-process.js';

const packageOf = createRequire(import.meta.url);
const { environmentSettings } = await import(
  new URL('../server/environment-settings.ts', import.meta.url).href
);

/** The program of the package for this machine; undefined if there is none. @returns {string | undefined} */
export function workerdProgram() {
  try {
    const { default: program } = packageOf('workerd');
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** The same date as on the platform: it decides how the runtime behaves. */
function compatibilityDate() {
  const [, date] =
    /"compatibility_date": "([\d-]+)"/.exec(readFileSync('edge/wrangler.jsonc', 'utf8')) ?? [];
  if (!date) throw new Error('edge/wrangler.jsonc names no compatibility_date');
  return date;
}

/** @param {string} folder @param {string} address */
function configuration(folder, address) {
  const worker = path.join(folder, 'worker');
  const others = readdirSync(worker).filter((name) => name !== 'worker.js');
  // The first is the one that requests reach.
  const modules = ['worker.js', ...others].map(
    (name) => `(name = "${name}", esModule = embed "worker/${name}")`,
  );
  const settings = Object.keys(environmentSettings).map(
    (name) => `(name = "${name}", fromEnvironment = "${name}")`,
  );
  const date = compatibilityDate();
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      compatibilityDate = "${date}",
      modules = [${modules.join(', ')}],
      bindings = [(name = "ASSETS", service = "assets"), ${settings.join(', ')}],
    )),
    (name = "assets", worker = (
      compatibilityDate = "${date}",
      modules = [(name = "assets.js", esModule = embed "assets.js")],
      bindings = [(name = "FILES", service = "files")],
    )),
    (name = "files", disk = (path = "assets")),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "${address}", http = (cfBlobHeader = "CF-Blob"), service = "site")],
);
`;
}

/**
 * Starts it on a free port of this machine, unless the address says otherwise; resolves once it serves.
 * @param {{ folder: string, settings?: import('./server-process.js').Environment, address?: string }} options
 *   folder: what `npm run edge` wrote
 */
export async function startWorkerd({ folder, settings = {}, address = '127.0.0.1:0' }) {
  const program = workerdProgram();
  if (!program) throw new Error('There is no workerd for this machine');
  writeFileSync(
    path.join(folder, 'assets.js'),
    readFileSync(new URL('workerd-assets.js', import.meta.url)),
  );
  writeFileSync(path.join(folder, 'config.capnp'), configuration(folder, address));
  // Experimental is only that it tells its port.
  const parameters = ['serve', '--experimental', '--control-fd=1', 'config.capnp'];
  return start(parameters, settings, /"port":(\d+)/, { folder, program });
}
