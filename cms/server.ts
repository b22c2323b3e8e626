import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { prepareEnvironment } from './environment.ts';
import { CmsSettingError, type CmsSettings } from './settings.ts';

/** How long requests in flight may take after the process was told to stop, in milliseconds. */
const shutdownPatience = 10_000;

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readSettings(): CmsSettings {
  try {
    return prepareEnvironment();
  } catch (error) {
    if (error instanceof CmsSettingError) stopWith(error.message);
    throw error;
  }
}

const settings = readSettings();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// The port is taken first, so that a busy one is told at once; requests that come early wait.
const { promise: ready, resolve: becomeReady } =
  Promise.withResolvers<ReturnType<ReturnType<typeof next>['getRequestHandler']>>();
const server = createServer(
  { requestTimeout: 120_000, headersTimeout: 15_000 },
  (request, response) => {
    if (request.url === '/healthz')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"status":"ok"}');
    void ready.then((handle) => handle(request, response));
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stopWith(
      `Port ${settings.port} is in use: stop what listens there, or set CMS_PORT to another one`,
    );
  if (error.code === 'EACCES')
    stopWith(`Port ${settings.port} is not open to this user: set CMS_PORT to one above 1023`);
  stopWith(`Cannot listen on ${settings.host}: ${error.message}`);
});
server.listen({ port: settings.port, host: settings.host });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const app = next({ dev: false, dir: import.meta.dirname, hostname: settings.host, port });
await app.prepare();
becomeReady(app.getRequestHandler());
// The first request opens the database; it is ours, so that no editor waits, and what is wrong is seen now.
const first = await fetch(
  `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/api/site-notice`,
);
await first.body?.cancel();
if (first.status >= 500) stopWith('The CMS started but cannot answer; the reason stands above');

say(
  `${settings.origin ?? `http://localhost:${port}`}/admin is served (${settings.database.kind === 'sqlite' ? `SQLite, ${settings.database.file}` : 'Postgres'})`,
);
say(
  settings.publishing
    ? `Published changes are told to ${settings.publishing.sites.join(', ')}`
    : 'SITE_URL and CONTENT_CHANGED_SECRET are not both set: the site sees changes at its own next refresh',
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), shutdownPatience).unref();
  });
}
