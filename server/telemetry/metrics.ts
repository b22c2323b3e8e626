import { collectDefaultMetrics, Counter, Gauge, Registry } from '@prometheus-io/client';
import { keysOf } from '../../core/util/map-keys.ts';
import type { ContactStatus } from '../contact/contact-service.ts';
import type { Readiness } from '../health.ts';
import type { EventCounts } from './event-counts.ts';
import { renderKinds, type RenderCounts } from './observed-rendering.ts';
import type { ObservedSite } from './observed-site.ts';
import { latencyBuckets, type RequestCounts } from './request-counts.ts';
import { routeClasses } from './route-classes.ts';

export interface MetricsSources {
  requests: RequestCounts;
  renders: RenderCounts;
  events: EventCounts;
  /** Undefined while the site is starting. */
  observed: () => ObservedSite | undefined;
  connections: () => Promise<number>;
  refreshSeconds: number;
  accessLogDropped: () => number;
  now?: () => Date;
  maxWaitMs?: number;
}

/** A database that is away must not make the site look away: Prometheus waits ten seconds. */
const defaultMaxWaitMs = 2000;
/** Counted from 0, because an increase from nothing is not seen. */
const alertedStatuses = [200, 429, 500, 503];

/** Resolves with undefined if the work takes longer. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isCounted = (contact: ContactStatus | undefined): contact is Exclude<ContactStatus, string> =>
  typeof contact === 'object';

/** @returns the metrics of this moment as Prometheus reads them */
export function createMetrics({
  requests,
  renders,
  events,
  observed,
  connections,
  refreshSeconds,
  accessLogDropped,
  now = () => new Date(),
  maxWaitMs = defaultMaxWaitMs,
}: MetricsSources): { contentType: string; read: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Gauge<Label> => new Gauge({ name, help, labelNames, registers });
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Counter<Label> => new Counter({ name, help, labelNames, registers });

  const metrics = {
    requests: counter('site_http_requests_total', 'Requests by route class and status', [
      'class',
      'status',
    ]),
    connections: gauge('site_http_connections', 'Open connections'),
    ready: gauge('site_ready', '1: the site can be shown to visitors'),
    degraded: gauge('site_degraded', '1: ready, but it lacks content or cannot store messages'),
    pages: gauge('site_pages', 'Finished pages in memory', ['audience', 'kind']),
    pageBytes: gauge('site_page_bytes', 'Bytes of finished pages, in every encoding', [
      'audience',
      'kind',
    ]),
    pagesKept: gauge('site_pages_kept', 'Pages that the start found finished on the disk', [
      'audience',
    ]),
    renders: counter('site_renders_total', 'Rendered pages', ['kind', 'outcome']),
    renderSeconds: counter('site_render_seconds_total', 'Time for rendering, waiting included', [
      'kind',
    ]),
    rendersWaiting: gauge('site_renders_waiting', 'Pages that are rendered or wait for it', [
      'urgency',
    ]),
    turnsWaiting: gauge('site_turns_waiting', 'Requests that wait for a page of their own'),
    turnsRefused: counter(
      'site_turns_refused_total',
      'Requests refused because too many wait for a page of their own',
    ),
    contentReady: gauge('site_content_ready', '1: there is content of the list', ['list']),
    contentBehind: gauge('site_content_behind', '1: the last attempt to read the list failed', [
      'list',
    ]),
    contentAge: gauge('site_content_age_seconds', 'Time since the last good response', ['list']),
    contentLeftOut: gauge('site_content_left_out_rows', 'Invalid rows that are left out', ['list']),
    contentFailures: counter('site_content_failures_total', 'Failed attempts to read the list', [
      'list',
    ]),
    contradictions: gauge(
      'site_content_contradictions',
      'Figures of the content that the pages state otherwise',
    ),
    unreadable: gauge(
      'site_content_unreadable_figures',
      'Figures of the content that cannot be computed with',
    ),
    refreshSeconds: gauge(
      'site_content_refresh_seconds',
      'How often the content service is read; 0: only when told',
    ),
    storeUp: gauge('site_contact_store_up', '1: the outbox of contact messages responds'),
    messages: gauge('site_contact_messages', 'Contact messages in the outbox', ['state']),
    oldestWaiting: gauge(
      'site_contact_oldest_waiting_seconds',
      'How long the message that has waited longest waits for its delivery; absent if nothing is sent',
    ),
    stored: counter('site_contact_stored_total', 'Contact messages that came', ['outcome']),
    mails: counter('site_mail_attempts_total', 'Attempts to deliver a contact message', [
      'outcome',
    ]),
    mailSeconds: counter('site_mail_seconds_total', 'Time for attempts to deliver'),
    limited: counter('site_limited_total', 'Contact messages and requests refused by a limit', [
      'limit',
    ]),
    logDropped: counter(
      'site_access_log_dropped_total',
      'Lines of the access log that nobody read in time',
    ),
  };
  registry.registerMetric(latencyMetric(requests) as never);
  metrics.refreshSeconds.set(refreshSeconds);

  function readCounts(): void {
    for (const counted of Object.values(metrics)) if (counted instanceof Counter) counted.reset();
    for (const routeClass of routeClasses)
      for (const status of alertedStatuses)
        metrics.requests.inc({ class: routeClass, status: String(status) }, 0);
    for (const { class: routeClass, status, count } of requests.byStatus())
      metrics.requests.inc({ class: routeClass, status: String(status) }, count);
    for (const kind of renderKinds) {
      const { rendered, failed, seconds } = renders.byKind[kind];
      metrics.renders.inc({ kind, outcome: 'rendered' }, rendered);
      metrics.renders.inc({ kind, outcome: 'failed' }, failed);
      metrics.renderSeconds.inc({ kind }, seconds);
    }
    for (const urgency of keysOf(renders.waiting))
      metrics.rendersWaiting.set({ urgency }, renders.waiting[urgency]);
    for (const [limit, count] of events.limited) metrics.limited.inc({ limit }, count);
    for (const outcome of keysOf(events.stored))
      metrics.stored.inc({ outcome }, events.stored[outcome]);
    for (const outcome of keysOf(events.mails))
      metrics.mails.inc({ outcome }, events.mails[outcome]);
    metrics.mailSeconds.inc(events.mailSeconds);
    metrics.logDropped.inc(accessLogDropped());
  }

  function readPages({ site: { audiences, app } }: ObservedSite): void {
    for (const [audience, pages] of Object.entries(audiences)) {
      const { stored, queryString, kept } = pages.figures();
      metrics.pages.set({ audience, kind: 'stored' }, stored.pages);
      metrics.pages.set({ audience, kind: 'query_string' }, queryString.pages);
      metrics.pageBytes.set({ audience, kind: 'stored' }, stored.bytes);
      metrics.pageBytes.set({ audience, kind: 'query_string' }, queryString.bytes);
      metrics.pagesKept.set({ audience }, kept);
    }
    metrics.turnsWaiting.set(app.queue.figures.waiting);
    metrics.turnsRefused.inc(app.queue.figures.refused);
  }

  function readContent({ site: { content } }: ObservedSite): void {
    for (const [list, status] of Object.entries(content.status)) {
      metrics.contentReady.set({ list }, Number(status.state === 'ready'));
      metrics.contentBehind.set({ list }, Number(status.behind));
      metrics.contentLeftOut.set({ list }, status.leftOut);
      metrics.contentFailures.inc({ list }, status.failures);
      if (status.lastResponseAt !== null)
        metrics.contentAge.set({ list }, secondsSince(new Date(status.lastResponseAt)));
    }
    metrics.contradictions.set(content.contradictions.length);
    metrics.unreadable.set(content.unreadableFigures.length);
  }

  const secondsSince = (time: Date): number =>
    Math.max(0, (now().getTime() - time.getTime()) / 1000);

  async function readContact({ site, contact: service }: ObservedSite): Promise<void> {
    // The same that `/readyz` states; too late means that the outbox does not respond.
    const readiness: Readiness = (await within(maxWaitMs, site.app.readiness())) ?? {
      status: 'degraded',
      contact: 'outbox does not respond',
    };
    metrics.ready.set(Number(readiness.status !== 'starting'));
    metrics.degraded.set(Number(readiness.status === 'degraded'));
    metrics.oldestWaiting.remove();
    if (readiness.status === 'starting') return;
    const { contact } = readiness;
    metrics.storeUp.set(Number(contact !== 'outbox does not respond'));
    if (!isCounted(contact)) return;
    const { waiting, delivered, failed } = contact;
    for (const [state, count] of Object.entries({ waiting, delivered, failed }))
      metrics.messages.set({ state }, count);
    if (contact.delivery !== 'smtp') return;
    const oldest = await within(
      maxWaitMs,
      service.oldestWaiting().catch(() => undefined),
    );
    metrics.oldestWaiting.set(oldest ? secondsSince(oldest) : 0);
  }

  return {
    contentType: registry.contentType,
    async read() {
      readCounts();
      metrics.connections.set(await connections());
      const running = observed();
      metrics.ready.set(0);
      metrics.degraded.set(0);
      if (running) {
        readPages(running);
        readContent(running);
        await readContact(running);
      }
      return registry.metrics();
    },
  };
}

/** A histogram that is filled elsewhere: the library's own takes one observation at a time. */
const latencyMetric = (requests: RequestCounts) => ({
  name: 'site_http_request_duration_seconds',
  help: 'Time from a request to its response, without sending it',
  type: 'histogram',
  aggregator: 'sum',
  get() {
    const name = this.name;
    const values = routeClasses.flatMap((routeClass) => {
      const { buckets, sumSeconds } = requests.latency(routeClass);
      let total = 0;
      return [
        ...buckets.map((count, index) => {
          total += count;
          return {
            metricName: `${name}_bucket`,
            labels: { class: routeClass, le: String(latencyBuckets[index] ?? '+Inf') },
            value: total,
          };
        }),
        { metricName: `${name}_sum`, labels: { class: routeClass }, value: sumSeconds },
        { metricName: `${name}_count`, labels: { class: routeClass }, value: total },
      ];
    });
    return Promise.resolve({ ...this, values });
  },
});
