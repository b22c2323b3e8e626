// @ts-check
/**
 * `npm run dev [-- --cms] [--widgets=fake]`: islands refresh in place, pages reload, styles change without a flash.
 * With `--cms` the editors' CMS runs beside it: the site reads from it and is notified of every change.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { stopWith } from './require-port.js';

const { values } = parseArgs({
  options: {
    cms: { type: 'boolean', default: false },
    widgets: { type: 'string', default: 'provider' },
  },
});

const host = process.env['HOST'] || 'localhost';
const port = Number(process.env['PORT'] || 3000);
const { defaultCmsPort } = await import(new URL('../cms/settings.ts', import.meta.url).href);
const cmsPort = Number(process.env['CMS_PORT'] || defaultCmsPort);

if (values.widgets === 'fake') {
  const { startChartingProvider } = await import('../tests/fakes/charting-provider.ts');
  const { origin } = await startChartingProvider({ host: 'localhost' });
  process.env['WIDGET_ORIGIN'] = origin;
  console.log('Market widgets come from a fake provider');
} else if (values.widgets !== 'provider') {
  stopWith(`--widgets=${values.widgets} is unknown: provider or fake`);
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let cms;
/** @type {import('vite').ViteDevServer | undefined} */
let server;
let stopping = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    stopping = true;
    await server?.close();
    // When the CMS exits, so does this process.
    if (cms) cms.kill();
    else process.exit(0);
  });
}

/** Starts the CMS and waits for its URL; when it exits, so does this process. @returns {Promise<string>} the admin's URL */
async function startCms() {
  if (!process.env['CONTENT_CHANGED_SECRET_FILE'])
    process.env['CONTENT_CHANGED_SECRET'] ||= randomUUID();
  const { promise, resolve } = Promise.withResolvers();
  let output = '';
  cms = spawn(process.execPath, ['tools/cms.js'], {
    env: { ...process.env, SITE_URL: `http://${host.includes(':') ? `[${host}]` : host}:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cms.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    process.stdout.write(chunk);
    output += chunk.toString();
    const line = /Serving (http\S+\/admin)/.exec(output);
    if (line) resolve(line[1]);
  });
  cms.once('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)));
  return promise;
}

let admin;
if (values.cms) {
  admin = await startCms();
  process.env['CONTENT_SERVICE_URL'] = `http://127.0.0.1:${cmsPort}`;
}
process.env['NODE_ENV'] = 'development';
const { createServer } = await import('vite');
server = await createServer({
  mode: 'development',
  clearScreen: false,
  // The next free port, unless one is asked for or the CMS was told of this one.
  server: { port, strictPort: Boolean(process.env['PORT'] || admin), host },
});
try {
  await server.listen();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}

console.log(`\n  The site is on ${server.resolvedUrls?.local[0]}`);
if (admin) console.log(`  The CMS is on ${admin}`);
console.log('  Press Ctrl+C to stop\n');
