import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { secondMs } from '../core/util/durations.ts';
import { messageOf } from '../core/util/error-message.ts';
import { OperatorError } from '../core/util/operator-error.ts';
import { createContactService, type ContactService } from './contact/contact-service.ts';
import { checkBuiltInContent } from './content-service/content-folder.ts';
import { refreshEvery } from './content-service/refresh-timer.ts';
import { createSite, type RunningSite } from './create-site.ts';
import { health, notReady, stopping } from './endpoints/health.ts';
import { pathOf } from './http/request-url.ts';
import { closeGently } from './http/shutdown.ts';
import { readSiteFiles } from './http/site-files.ts';
import { jsonLog } from './log.ts';
import { readBuiltAssets } from './pages/built-assets.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import type { Metrics } from './telemetry/metrics.ts';

const dist = 'dist';
/** How late the site may show that a notice begins or ends, or that a year does. */
const clockIntervalMs = secondMs;
/** How often pages are tried again that have never rendered: no balancer sends requests to a site that is not ready. */
const retryIntervalMs = 30 * secondMs;
/** For requests in flight after SIGTERM or SIGINT, and after SHUTDOWN_DELAY. */
const shutdownTimeoutMs = 10 * secondMs;
/** For a request's headers, and for all of it. */
const headersTimeoutMs = 15 * secondMs;
const requestTimeoutMs = 30 * secondMs;
/** For a connection on which nothing moves: a client that does not read holds memory. */
const maxIdleMs = 30 * secondMs;

/** Ends the process with one line for the operator, without a stack trace. */
function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * An invalid setting or content file ends the start, where the operator sees why: no visitor depends on older content yet.
 * @param problem for work that is stopped by any error: the line's beginning
 */
async function orStop<Result>(
  work: () => Result | Promise<Result>,
  problem?: string,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (problem) stopWith(`${problem}: ${messageOf(error)}`);
    if (error instanceof OperatorError) stopWith(error.message);
    throw error;
  }
}

async function serveMetrics(
  { host, port }: NonNullable<Settings['metrics']>,
  isContentRefreshed: boolean,
): Promise<Metrics> {
  const { createMetrics } = await import('./telemetry/metrics.ts');
  const created = createMetrics(jsonLog, isContentRefreshed);
  const url = await orStop(
    () => created.serve({ host, port }),
    `METRICS_PORT='${port}' cannot be used on METRICS_HOST='${host}'`,
  );
  process.stdout.write(`Metrics are at ${url}\n`);
  return created;
}

async function listen(server: Server, { port, host, passedSocket }: Settings): Promise<void> {
  server.listen(
    passedSocket === undefined ? { port, ...(host ? { host } : {}) } : { fd: passedSocket },
  );
  await once(server, 'listening');
}

const settings = await orStop(() => readSettings(process.env));
await orStop(() => checkBuiltInContent(settings.content));

/** Resolves once every page has been tried: until then, visitors wait instead of seeing an error. */
const { promise: ready, resolve: becomeReady } = Promise.withResolvers<RunningSite>();
let runningSite: RunningSite | undefined;
let isStopping = false;
function respond(request: Request, peerIp: string): Response | Promise<Response> {
  const path = pathOf(request.url);
  // Load balancers are told to send their requests elsewhere.
  if (path === '/readyz' && isStopping) return stopping();
  if (runningSite) return runningSite.app.fetch(request, peerIp);
  if (path === '/healthz') return health();
  return path === '/readyz' ? notReady() : ready.then((site) => site.app.fetch(request, peerIp));
}
// Before anything that takes time: without a handler, the signal ends the process.
process.on('SIGHUP', () => void ready.then(({ refreshContent }) => refreshContent()));
let contact: ContactService | undefined;
const { refreshSeconds } = settings.content;
const metrics = settings.metrics && (await serveMetrics(settings.metrics, refreshSeconds > 0));
const server = createServer(
  {
    maxHeaderSize: 16_384,
    requestTimeout: requestTimeoutMs,
    headersTimeout: headersTimeoutMs,
    // Requests without a body, nearly all, get no stream for one.
    optimizeEmptyRequests: true,
  },
  getRequestListener((request, { incoming }) =>
    respond(request, incoming.socket.remoteAddress ?? ''),
  ),
);
metrics?.measureRequests(server);
server.setTimeout(maxIdleMs);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stopWith(
      `Port ${settings.port} is in use: stop the process that listens on it, or set PORT to another port`,
    );
  if (error.code === 'EACCES')
    stopWith(`Port ${settings.port} is not allowed for this user: set PORT to a port above 1023`);
  stopWith(`Cannot listen: ${error.message}`);
});
// A port in use is reported at once, and the process is known to be alive.
await listen(server, settings);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    isStopping = true;
    const delayMs = runningSite ? settings.shutdownDelaySeconds * secondMs : 0;
    setTimeout(() => process.exit(1), delayMs + shutdownTimeoutMs).unref();
    void closeGently(server, delayMs)
      .then(() => contact?.stop())
      .finally(() => metrics?.close())
      .finally(() => process.exit(0));
  });
contact = await orStop(
  () => createContactService(settings, jsonLog),
  `Contact messages cannot be stored in DATA_FOLDER='${settings.dataFolder}'`,
);
const [files, assets] = await Promise.all([readSiteFiles(dist), readBuiltAssets(dist)]);
const site = await orStop(() =>
  createSite({
    settings,
    assets,
    files,
    log: jsonLog,
    contact,
    ...(metrics && { onRenderingFailed: metrics.countFailedRendering }),
  }),
);
metrics?.follow(site);
await site.renderAll();
runningSite = site;
becomeReady(site);
contact.start();
const { port } = server.address() as AddressInfo;
process.stdout.write(
  `Serving http://localhost:${port}${settings.publicOrigin.includes('//localhost') ? '' : ` as ${settings.publicOrigin}`}\n`,
);
process.stdout.write(`Contact messages are ${contact.summary}\n`);
if (!settings.portal)
  process.stdout.write(
    "A built-in page takes the client portal's place: set PORTAL_URL to link to yours\n",
  );

if (refreshSeconds > 0) refreshEvery(refreshSeconds, site.refreshContent, site.content.isFresh);
setInterval(() => void site.followClock(), clockIntervalMs).unref();
setInterval(() => void site.renderAll(), retryIntervalMs).unref();
