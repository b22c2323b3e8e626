// @ts-check
/** `npm run edge`: writes the export for a CDN's edge, and the worker for what only a server can do (docs/edge.md). */
import { spawnSync } from 'node:child_process';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build as buildSite } from './build.js';
import { stopWithParent } from './stop-with-parent.js';

const target = 'export-edge';

/** Runs a program of the build. @param {string} name @param {string} folder @param {NodeJS.ProcessEnv} environment */
function run(name, folder, environment) {
  const { status } = spawnSync(process.execPath, [path.resolve(folder, `dist/server/${name}.js`)], {
    cwd: folder,
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) throw new Error(`dist/server/${name}.js ended with ${status}`);
}

/**
 * Bundles the worker with all that it needs, the Postgres client included: a worker has no node_modules.
 * @param {string} folder where the facts of the export are, and the worker will be
 */
async function bundleWorker(folder) {
  const { build } = await import('vite');
  const entry = '\0worker';
  const from = (/** @type {string} */ file) => JSON.stringify(path.resolve(file));
  await build({
    configFile: false,
    mode: 'production',
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'worker-entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? `import { createWorker } from ${from('dist/server/edge-worker.js')};
import facts from ${from(`${folder}/facts.json`)};
export default createWorker(facts, () => import(${from(`${folder}/contact-page.json`)}).then((module) => module.default));`
            : null,
      },
    ],
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'module'] } },
    json: { stringify: true },
    build: {
      ssr: true,
      outDir: path.join(folder, 'worker'),
      emptyOutDir: true,
      minify: true,
      target: 'esnext',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { worker: entry },
        preserveEntrySignatures: 'strict',
        external: /^cloudflare:/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Workers know Node's modules by these names only.
          paths: (id) => (isBuiltin(id) ? `node:${id.replace(/^node:/, '')}` : id),
          // What renders pages and what speaks to Postgres is read when it is first needed.
          codeSplitting: true,
        },
      },
    },
  });
}

/** The first step: the export. @param {string} [folder] where it is written @param {NodeJS.ProcessEnv} [environment] */
export function exportForEdge(folder = '.', environment = process.env) {
  const { COUNTRY_HEADER: _header, COUNTRY_CACHE: _cache, ...forEverybody } = environment;
  // The worker keeps the country rule, which a static folder cannot.
  run('export', folder, forEverybody);
}

/** The second step. @param {string} [folder] where the export is @param {NodeJS.ProcessEnv} [environment] */
export async function makeEdge(folder = '.', environment = process.env) {
  run('make-edge', folder, environment);
  await bundleWorker(path.join(folder, target));
}

/**
 * Serves them by the runtime of the edge, which ends with this process.
 * @param {string} folder what `makeEdge` wrote @param {Record<string, string>} environment
 */
export async function serveEdge(folder, environment) {
  const { startWorkerd } = await import('./workerd.js');
  const { HOST = '127.0.0.1', PORT = '3000' } = environment;
  const { process: workerd, origin } = await startWorkerd({
    folder,
    settings: environment,
    address: `${HOST}:${PORT}`,
  });
  workerd.stderr?.pipe(process.stderr);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.once(signal, () => void workerd.kill());
  console.log(`workerd serves it on ${origin}`);
}

if (import.meta.filename === process.argv[1]) {
  stopWithParent();
  process.env['NODE_ENV'] = 'production';
  await buildSite();
  exportForEdge();
  await makeEdge();
  console.log(`The worker and its assets are in ${target}/ (docs/edge.md)`);
  if (process.argv.includes('--serve'))
    await serveEdge(target, /** @type {Record<string, string>} */ (process.env));
}
