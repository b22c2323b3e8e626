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

const app = next({
  dev: false,
  dir: import.meta.dirname,
  hostname: settings.host,
  port: settings.port,
});
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(
  { requestTimeout: requestTimeoutMs, headersTimeout: headersTimeoutMs },
  (request, response) => {
    response.setHeader('content-security-policy', contentSecurityPolicy);
    void handle(request, response);
  },
);
server.on('error', ({ message }) => {
  console.error(
    `Cannot listen on CMS_HOST='${settings.host}', CMS_PORT='${settings.port}': ${message}`,
  );
  process.exit(1);
});
server.listen({ port: settings.port, host: settings.host });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

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
