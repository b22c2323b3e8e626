// @ts-check
/**
 * `npm run dev [-- --cms] [--widgets=fake]`: islands refresh in place, pages reload, styles change without a flash.
 * With `--cms` the editors' CMS runs beside it: the site reads from it and is notified of every change.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer as createProbe } from 'node:net';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    cms: { type: 'boolean', default: false },
    widgets: { type: 'string', default: 'provider' },
  },
});

/** @param {string} message @returns {never} */
function stopWith(message) {
  console.error(message);
  process.exit(1);
}

const host = process.env['HOST'] || 'localhost';
const wantedPort = Number(process.env['PORT'] || 3000);
const { defaultCmsPort } = await import(new URL('../cms/default-port.ts', import.meta.url).href);
const cmsPort = Number(process.env['CMS_PORT'] || defaultCmsPort);

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** The wanted port; if PORT is not set and it is in use, the next free one. */
async function choosePort() {
  if (await isFree(wantedPort)) return wantedPort;
  if (process.env['PORT'])
    stopWith(
      `Port ${wantedPort} is in use: stop the program that uses it, or set PORT to another port`,
    );
  for (let port = wantedPort + 1; port < wantedPort + 100; port++) {
    if (port === cmsPort || !(await isFree(port))) continue;
    console.log(`Port ${wantedPort} is in use: taking ${port}`);
    return port;
  }
  stopWith(`Port ${wantedPort} is in use, and so are those after it: set PORT to a free one`);
}

const port = await choosePort();
const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

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
    env: { ...process.env, SITE_URL: url },
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
  server: { port, strictPort: true, host },
});
try {
  await server.listen();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}

console.log(`\n  The site is on ${url}`);
if (admin) console.log(`  The CMS is on ${admin}`);
console.log('  Press Ctrl+C to stop\n');
