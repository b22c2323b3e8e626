import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { isPagePath } from '../../core/domain/referral-parameters.ts';
import { messageOf } from '../../core/util/error-message.ts';
import type { RunningSite } from '../create-site.ts';
import type { Log } from '../log.ts';

/** In seconds: a page from memory takes less than a millisecond, a rendered one about ten. */
const durationBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Requests are counted by a fixed few classes: nothing that a visitor sends makes another. */
function requestClassOf(method = 'GET', url: string): string {
  const [path = ''] = url.split('?');
  if (path === '/healthz' || path === '/readyz') return 'probe';
  if (/^\/api\/(?:contact|v1\.0)\//.test(path) || (method === 'POST' && isPagePath(path)))
    return 'contact';
  if (path.startsWith('/api/')) return 'api';
  return isPagePath(path) ? 'page' : 'file';
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics of the site for Prometheus: docs/observability.md.
 * @param isContentRefreshed the age of content that is read once says nothing
 */
export function createMetrics(log: Log, isContentRefreshed: boolean) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests by class and status; 499: the client went away before the response',
    labelNames: ['class', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['class'],
    buckets: durationBuckets,
    registers,
  });
  const renderFailures = new Counter({
    name: 'site_render_failures_total',
    help: 'Pages that could not be rendered',
    registers,
  });
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Gauge<Label> => new Gauge({ name, help, labelNames, registers });
  const ready = gauge('site_ready', '1: the site can be shown to visitors');
  const degraded = gauge('site_degraded', '1: ready, but without content or an outbox');
  const contentAge = gauge(
    'site_content_age_seconds',
    'Time since the list was last read from a content service',
    ['list'],
  );
  const contentFailures = new Counter({
    name: 'site_content_failures_total',
    help: 'Failed attempts to read the list',
    labelNames: ['list'],
    registers,
  });
  const messages = gauge('site_contact_messages', 'Contact messages in the outbox', ['state']);
  const oldestWaiting = gauge(
    'site_contact_oldest_waiting_seconds',
    'How long the message that has waited longest waits for its delivery',
  );
  let site: RunningSite | undefined;
  const secondsSince = (time: Date): number => Math.max(0, (Date.now() - time.getTime()) / 1000);

  async function readSite({ app, content }: RunningSite): Promise<void> {
    contentFailures.reset();
    for (const [list, { lastResponseAt, failures }] of Object.entries(content.status)) {
      contentFailures.inc({ list }, failures);
      if (isContentRefreshed && lastResponseAt !== null)
        contentAge.set({ list }, secondsSince(new Date(lastResponseAt)));
    }
    const readiness = await app.readiness();
    ready.set(Number(readiness.status !== 'starting'));
    degraded.set(Number(readiness.status === 'degraded'));
    if (typeof readiness.contact !== 'object') return;
    const { waiting, delivered, failed, oldestWaitingAt, channels } = readiness.contact;
    for (const [state, count] of Object.entries({ waiting, delivered, failed }))
      messages.set({ state }, count);
    oldestWaiting.set(channels.length > 0 && oldestWaitingAt ? secondsSince(oldestWaitingAt) : 0);
  }

  const metricsServer = createServer(({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    (site ? readSite(site) : Promise.resolve())
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          log.error('The metrics cannot be read', { error: messageOf(error) });
          response.writeHead(500).end();
        },
      );
  });

  return {
    /** Counts and times every request of a server. */
    measureRequests(server: Server): void {
      // Before the listener that answers: a page from memory is sent at once.
      server.prependListener('request', ({ method, url = '' }, response) => {
        const startMs = performance.now();
        response.once('close', () => {
          const requestClass = requestClassOf(method, url);
          const status = response.headersSent ? response.statusCode : 499;
          requests.inc({ class: requestClass, status: String(status) });
          durations.observe({ class: requestClass }, (performance.now() - startMs) / 1000);
        });
      });
    },
    countFailedRendering: (): void => renderFailures.inc(),
    /** From now on the metrics tell of this site, too. */
    follow(running: RunningSite): void {
      site = running;
    },
    /** Listens where Prometheus reads. @returns its URL. @throws if it cannot listen */
    async serve(address: { host: string; port: number }): Promise<string> {
      metricsServer.listen(address);
      await once(metricsServer, 'listening');
      const { family, address: host, port } = metricsServer.address() as AddressInfo;
      return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/metrics`;
    },
    close(): void {
      metricsServer.close();
      metricsServer.closeAllConnections();
    },
  };
}
