import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { minuteMs, secondMs } from '../core/util/durations.ts';
import { prepareEnvironment } from './environment.ts';

/** Time limit for requests in flight after SIGTERM or SIGINT. */
const shutdownTimeoutMs = 10 * secondMs;
/** For a request's headers, and for all of it: an import may be several megabytes. */
const headersTimeoutMs = 15 * secondMs;
const requestTimeoutMs = 2 * minuteMs;

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const settings = prepareEnvironment();
// The admin loads nothing from another host, and no other host may frame it; it frames the site's previews.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `frame-src 'self' ${settings.publishing ? new URL(settings.publishing.previewSite).origin : ''}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

// Listens before Next is loaded, so that a busy port is reported immediately. Early requests wait.
const { promise: ready, resolve: markReady } =
  Promise.withResolvers<ReturnType<ReturnType<typeof next>['getRequestHandler']>>();
const server = createServer(
  { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs },
  (request, response) => {
    if (request.url === '/healthz')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"status":"ok"}');
    response.setHeader('content-security-policy', contentSecurityPolicy);
    void ready.then((handle) => handle(request, response));
  },
);
server.on('error', ({ message }) =>
  stopWith(`Cannot listen on CMS_HOST='${settings.host}', CMS_PORT='${settings.port}': ${message}`),
);
server.listen({ port: settings.port, host: settings.host });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

const app = next({ dev: false, dir: import.meta.dirname, hostname: settings.host, port });
await app.prepare();
markReady(app.getRequestHandler());
// The first request opens the database: no editor waits for it, and a failure shows at startup.
const firstResponse = await fetch(
  `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/api/account-types`,
);
await firstResponse.body?.cancel();
if (firstResponse.status >= 500)
  stopWith('The CMS started but its first response failed; the cause is above');

console.log(
  `Serving ${settings.origin ?? `http://localhost:${port}`}/admin (${settings.databaseFile})`,
);
console.log(
  settings.publishing
    ? `Published changes are announced to ${settings.publishing.sites.join(', ')}`
    : 'SITE_URL and CONTENT_CHANGED_SECRET are not both set: sites pick up changes at their own next refresh',
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  });
}
