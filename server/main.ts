import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ContentFileError } from '../core/content-files/content-file.ts';
import { minuteMs, secondMs } from '../core/util/durations.ts';
import { messageOf } from '../core/util/error-message.ts';
import type { App } from './app.ts';
import { documents } from './built-documents.ts';
import { createCdnPurge } from './cdn/cdn-purge.ts';
import { limitConnections, limitPipelining } from './connection-limits.ts';
import { createContactService, type ContactService } from './contact/contact-service.ts';
import { checkBuiltInContent } from './content-service/built-in/built-in-service.ts';
import { refreshEvery } from './content-service/refresh/refresh-timer.ts';
import { createSite, type RunningSite } from './create-site.ts';
import { createKeptResponses } from './http/kept-responses.ts';
import { createIndexNow } from './index-now.ts';
import { findLeftovers, leftoversSummary, readLaunchInputs } from './launch-check.ts';
import { jsonLog } from './log.ts';
import { createRenderThread } from './pages/render-thread.ts';
import { createStoredPages } from './pages/stored-pages.ts';
import { readSettings } from './read-settings.ts';
import { createRequestListener } from './request-listener.ts';
import { SettingError, type Settings } from './settings.ts';
import { closeGently, createStoppingApp } from './shutdown.ts';
import { programDigest, readSiteFiles } from './site-files.ts';
import { createStartingApp } from './starting-app.ts';
import type { Metrics } from './telemetry/metrics.ts';

const dist = 'dist';
/** How late the site may show that a notice begins or ends, or that a year does. */
const clockIntervalMs = 1000;
/** How often responses that changed are written to the disk. */
const keepIntervalMs = minuteMs;
/** For requests in flight after SIGTERM or SIGINT, and after SHUTDOWN_DELAY. */
const shutdownTimeoutMs = 10 * secondMs;
/** For a request's headers, and for all of it. */
const headersTimeoutMs = 15 * secondMs;
const requestTimeoutMs = 30 * secondMs;
const maxIdleMs = 30 * secondMs;
const maxResponseMs = 5 * minuteMs;
const maxPipelined = 16;

/** Ends the process with a message for the operator, without a stack trace. */
function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingError) stopWith(error.message);
    throw error;
  }
}

/** An invalid content file fails the startup, where the editor sees why; no visitor depends on older content yet. */
async function checkContentFiles({ content }: Settings): Promise<void> {
  try {
    await checkBuiltInContent(content);
  } catch (error) {
    if (error instanceof ContentFileError) stopWith(error.message);
    throw error;
  }
}

const isContentRefreshed = ({ content }: Settings): boolean =>
  content.refreshSeconds > 0 && Boolean(content.service ?? content.specsService);

/** The site does not start if contact messages would be lost. */
function openContactService(settings: Settings): ContactService {
  try {
    return createContactService(settings, jsonLog);
  } catch (error) {
    stopWith(
      `Contact messages cannot be stored in DATA_FOLDER='${settings.dataFolder}': ${messageOf(error)}`,
    );
  }
}

async function serveMetrics(address: NonNullable<Settings['metrics']>): Promise<Metrics> {
  const { createMetrics } = await import('./telemetry/metrics.ts');
  const created = createMetrics(jsonLog);
  try {
    process.stdout.write(`Metrics are at ${await created.serve(address)}\n`);
  } catch (error) {
    stopWith(
      `METRICS_PORT='${address.port}' cannot be used on METRICS_HOST='${address.host}': ${messageOf(error)}`,
    );
  }
  return created;
}

const { promise: ready, resolve: becomeReady } = Promise.withResolvers<RunningSite>();
// Before anything that takes time: without a handler, the signal ends the process.
process.on('SIGHUP', () => void ready.then(({ refreshContent }) => refreshContent()));

const settings = settingsOrStop();
await checkContentFiles(settings);

// Listens before rendering, so that a port in use is reported immediately, and that the process is known to be alive.
const startingApp = createStartingApp(settings);
let app: App = startingApp;
let contact: ContactService | undefined;
const metrics = settings.metrics && (await serveMetrics(settings.metrics));
const server = createServer(
  {
    maxHeaderSize: 16_384,
    requestTimeout: requestTimeoutMs,
    headersTimeout: headersTimeoutMs,
    // A tenth of the time of a request: those without a body, nearly all, get no stream for one.
    optimizeEmptyRequests: true,
  },
  limitPipelining(
    createRequestListener(() => app),
    maxPipelined,
  ),
);
metrics?.measureRequests(server);
limitConnections(server, { idleMs: maxIdleMs, responseMs: maxResponseMs });
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stopWith(
      `Port ${settings.port} is in use: stop the process that listens on it, or set PORT to another port`,
    );
  if (error.code === 'EACCES')
    stopWith(`Port ${settings.port} is not allowed for this user: set PORT to a port above 1023`);
  stopWith(`Cannot listen: ${error.message}`);
});
async function listenNow({ port, host, passedSocket }: Settings): Promise<void> {
  server.listen(
    passedSocket === undefined ? { port, ...(host ? { host } : {}) } : { fd: passedSocket },
  );
  await once(server, 'listening');
}

if (settings.passedSocket === undefined) await listenNow(settings);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    const delayMs = app === startingApp ? 0 : settings.shutdownDelaySeconds * secondMs;
    app = createStoppingApp(app);
    setTimeout(() => process.exit(1), delayMs + shutdownTimeoutMs).unref();
    void closeGently(server, delayMs)
      .then(() => contact?.stop())
      .finally(() => metrics?.close())
      .finally(() => process.exit(0));
  });
}
contact = openContactService(settings);
const kept = createKeptResponses(
  path.join(settings.dataFolder, 'responses'),
  path.join(dist, 'responses'),
  jsonLog,
);
const renderThread = createRenderThread({
  file: path.resolve(dist, 'server/render-worker.js'),
  dist,
  settings,
  log: jsonLog,
});
const rendering = metrics?.measureRendering(renderThread) ?? renderThread;
const files = await readSiteFiles(dist, settings, { kept });
const site = await createSite({
  settings,
  createPages: (pageContext, audience) =>
    createStoredPages({
      ...audience,
      settings,
      pageContext,
      rendering,
      log: jsonLog,
      kept: { responses: kept, program: programDigest(dist) },
    }),
  files,
  documents,
  log: jsonLog,
  contact,
  keptContentFirst: true,
  datesPages: true,
  indexNow: createIndexNow(settings, jsonLog),
  cdnPurge: createCdnPurge(settings, jsonLog),
});
metrics?.follow({
  app: site.app,
  content: site.content,
  isContentRefreshed: isContentRefreshed(settings),
});
// Pages are served as they come: those that are kept at once, the others once they are rendered.
app = site.app;
// Until now the visitors have waited in the queue of the socket, which was there before this process.
if (settings.passedSocket !== undefined) await listenNow(settings);
await site.pages.complete;
becomeReady(site);
contact.start();
await site.noteChanges();
const { port } = server.address() as AddressInfo;
process.stdout.write(
  `Serving http://localhost:${port}${settings.publicOrigin.includes('//localhost') ? '' : ` as ${settings.publicOrigin}`}\n`,
);
process.stdout.write(`Contact messages are ${contact.summary}\n`);
const leftovers = findLeftovers(await readLaunchInputs(settings, documents));
if (leftovers.length > 0)
  process.stdout.write(`${leftoversSummary(leftovers.length)}: npm run launch-check\n`);

if (isContentRefreshed(settings))
  refreshEvery(settings.content.refreshSeconds, site.refreshContent, site.contentIsFresh);
setInterval(() => void site.followClock(), clockIntervalMs).unref();
setInterval(() => void kept.save(), keepIntervalMs).unref();
await kept.save();
