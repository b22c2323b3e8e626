import type { RequestListener, Server } from 'node:http';
import { promisify } from 'node:util';
import { messageOf } from '../../core/util/error-message.ts';
import type { ContactObserver } from '../contact/contact-service.ts';
import type { ContentObserver } from '../create-site.ts';
import type { Log } from '../log.ts';
import type { Rendering } from '../pages/rendering.ts';
import { createRequestIds } from '../request-scope.ts';
import { SettingError, type Settings } from '../settings.ts';
import { createAccessLog } from './access-log.ts';
import { createEventCounts, type EventCounts } from './event-counts.ts';
import type { MetricsServer } from './metrics-server.ts';
import { observeFetch } from './observed-content.ts';
import { createRenderCounts, observeRendering } from './observed-rendering.ts';
import { createListener, createObservedListener, type Answering } from './observed-requests.ts';
import type { ObservedSite } from './observed-site.ts';
import { createRequestCounts } from './request-counts.ts';
import { createRoutes, startingRoutes } from './route-classes.ts';
import type { Tracing } from './tracing.ts';

/** What the operator sees of the site: metrics, access log, traces. What is off is not in the way of anything. */
export interface Telemetry {
  /** Answers the requests of a server. */
  listener(app: () => Answering): RequestListener;
  rendering(rendering: Rendering): Rendering;
  contact: ContactObserver | undefined;
  content: ContentObserver | undefined;
  /** @returns where the metrics are. @throws {SettingError} if their port cannot be listened on */
  serveMetrics(server: Server): Promise<string | undefined>;
  /** From now on it is this site that answers. */
  follow(observed: ObservedSite): void;
  /** Sends and writes what is left, but not for long. */
  stop(): Promise<void>;
}

const maxStopMs = 2000;

const nothing: Telemetry = {
  listener: createListener,
  rendering: (rendering) => rendering,
  contact: undefined,
  content: undefined,
  serveMetrics: () => Promise.resolve(undefined),
  follow: () => {},
  stop: () => Promise.resolve(),
};

export async function createTelemetry(
  { telemetry, trustedProxies, content }: Settings,
  log: Log,
): Promise<Telemetry> {
  if (!telemetry.metrics && !telemetry.hasAccessLog && !telemetry.tracing) return nothing;
  let observed: ObservedSite | undefined;
  let routes = startingRoutes();
  const requests = createRequestCounts();
  const renders = createRenderCounts();
  const events = createEventCounts();
  const accessLog = telemetry.hasAccessLog ? createAccessLog() : undefined;
  const tracing = telemetry.tracing
    ? (await import('./tracing.ts')).createTracing(telemetry.tracing, { trustedProxies, log })
    : undefined;
  let metricsServer: MetricsServer | undefined;

  return {
    listener: (app) =>
      createObservedListener(app, {
        routes: () => routes,
        counts: requests,
        accessLog,
        tracing,
        requestIdOf: createRequestIds(trustedProxies),
      }),
    rendering: (rendering) => observeRendering(rendering, renders, tracing),
    contact: observeContact(events, tracing),
    content: {
      fetch: observeFetch(tracing),
      refreshing: (refresh) =>
        tracing ? () => tracing.step({ name: 'refresh content' }, refresh) : refresh,
    },
    async serveMetrics(server) {
      if (!telemetry.metrics) return undefined;
      const { host, port } = telemetry.metrics;
      const [{ createMetrics }, { serveMetrics }] = await Promise.all([
        import('./metrics.ts'),
        import('./metrics-server.ts'),
      ]);
      const metrics = createMetrics({
        requests,
        renders,
        events,
        observed: () => observed,
        connections: () => promisify(server.getConnections.bind(server))(),
        refreshSeconds: content.service || content.specsService ? content.refreshSeconds : 0,
        accessLogDropped: () => accessLog?.dropped ?? 0,
      });
      try {
        metricsServer = await serveMetrics(telemetry.metrics, metrics, log);
      } catch (error) {
        throw new SettingError(
          `METRICS_PORT='${port}' cannot be used on METRICS_HOST='${host}': ${messageOf(error)}`,
        );
      }
      return metricsServer.url;
    },
    follow(running) {
      observed = running;
      const { site, files, settings } = running;
      routes = createRoutes({
        ...settings,
        paths: site.pages.paths(),
        files: files.keys(),
        endpoints: site.app.endpoints,
      });
    },
    async stop() {
      metricsServer?.close();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, maxStopMs).unref();
      await Promise.race([Promise.allSettled([tracing?.stop(), accessLog?.finish()]), late]);
    },
  };
}

function observeContact(events: EventCounts, tracing: Tracing | undefined): ContactObserver {
  const step = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    tracing ? tracing.step({ name, kind: 'client' }, work) : work();

  return {
    storing:
      (store) =>
      async (...message) => {
        try {
          const result = await step('store message', () => store(...message));
          events.stored[result.repeated ? 'repeated' : 'stored'] += 1;
          return result;
        } catch (error) {
          events.stored.failed += 1;
          throw error;
        }
      },
    sending: (send) => async (message) => {
      const startMs = performance.now();
      try {
        await step('deliver message', () => send(message));
        events.mails.delivered += 1;
      } catch (error) {
        events.mails.failed += 1;
        throw error;
      } finally {
        events.mailSeconds += (performance.now() - startMs) / 1000;
      }
    },
    limited: (limit) => void events.limited.set(limit, (events.limited.get(limit) ?? 0) + 1),
  };
}
