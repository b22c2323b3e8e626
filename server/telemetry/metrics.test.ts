import { expect, test } from 'vitest';
import type { ContactStatus } from '../contact/contact-service.ts';
import type { Readiness } from '../health.ts';
import { createEventCounts } from './event-counts.ts';
import { createMetrics } from './metrics.ts';
import { createRenderCounts } from './observed-rendering.ts';
import type { ObservedSite } from './observed-site.ts';
import { createRequestCounts } from './request-counts.ts';
import { routeClasses } from './route-classes.ts';

const held = { pages: 2, bytes: 300 };
const sent: ContactStatus = {
  waiting: 2,
  delivered: 5,
  failed: 1,
  delivery: 'smtp',
  problems: [],
};

function observedSite(
  readiness: () => Promise<Readiness>,
  oldestWaiting: () => Promise<Date | undefined>,
): ObservedSite {
  const status = { state: 'ready', behind: true, leftOut: 3, failures: 4 } as const;
  return {
    site: {
      app: { endpoints: [], queue: { figures: { waiting: 1, refused: 6 } }, readiness },
      pages: undefined as never,
      audiences: {
        served: { figures: () => ({ stored: held, queryString: held, kept: 1 }) } as never,
      },
      content: {
        status: { 'account-types': { ...status, lastResponseAt: '2026-11-23T00:00:00.000Z' } },
        contradictions: [],
        unreadableFigures: [],
      },
    },
    settings: { defaultLanguage: 'zh' },
    files: new Map(),
    contact: { oldestWaiting },
  };
}

function metricsOf(observed: ObservedSite | undefined, requests = createRequestCounts()) {
  const { read } = createMetrics({
    requests,
    renders: createRenderCounts(),
    events: createEventCounts(),
    observed: () => observed,
    connections: () => Promise.resolve(7),
    refreshSeconds: 300,
    accessLogDropped: () => 0,
    now: () => new Date('2026-11-23T01:00:00.000Z'),
    maxWaitMs: 5,
  });
  return async () => (await read()).split('\n').filter((line) => /^(?:site|up)_/.test(line));
}

test('a site that is starting is there and not ready', async () => {
  const lines = await metricsOf(undefined)();
  expect(lines).toContain('site_ready 0');
  expect(lines).toContain('site_http_connections 7');
});

test('the metrics say what the site says, again at every reading', async () => {
  const readiness: Readiness = { status: 'ready', contact: sent };
  const oldest = new Date('2026-11-23T00:30:00.000Z');
  const read = metricsOf(
    observedSite(
      () => Promise.resolve(readiness),
      () => Promise.resolve(oldest),
    ),
  );
  const first = await read();
  for (const line of [
    'site_ready 1',
    'site_degraded 0',
    'site_pages{audience="served",kind="stored"} 2',
    'site_page_bytes{audience="served",kind="query_string"} 300',
    'site_pages_kept{audience="served"} 1',
    'site_turns_refused_total 6',
    'site_content_behind{list="account-types"} 1',
    'site_content_age_seconds{list="account-types"} 3600',
    'site_content_left_out_rows{list="account-types"} 3',
    'site_content_failures_total{list="account-types"} 4',
    'site_content_refresh_seconds 300',
    'site_contact_store_up 1',
    'site_contact_messages{state="waiting"} 2',
    'site_contact_oldest_waiting_seconds 1800',
  ])
    expect(first).toContain(line);
  expect(await read()).toEqual(first);
});

test('without a mail server, messages wait for no delivery', async () => {
  const lines = await metricsOf(
    observedSite(
      () =>
        Promise.resolve({
          status: 'ready',
          contact: { ...sent, delivery: 'none: SMTP_URL is not set' },
        }),
      () => Promise.resolve(new Date('2026-11-01')),
    ),
  )();
  expect(lines).toContain('site_contact_messages{state="waiting"} 2');
  expect(lines.filter((line) => line.startsWith('site_contact_oldest'))).toEqual([]);
});

test('an outbox that does not answer in time is reported, and everything else with it', async () => {
  const never = new Promise<never>(() => {});
  const lines = await metricsOf(
    observedSite(
      () => never,
      () => never,
    ),
  )();
  expect(lines).toContain('site_contact_store_up 0');
  expect(lines).toContain('site_degraded 1');
  expect(lines).toContain('site_pages{audience="served",kind="stored"} 2');
});

test('times are counted in cumulative buckets', async () => {
  const requests = createRequestCounts();
  const page = routeClasses.indexOf('page');
  for (const ms of [0.1, 0.2, 0.3, 30, 5000]) requests.add(page, 200, ms);
  const lines = await metricsOf(undefined, requests)();
  const bucket = (le: string): string | undefined =>
    lines
      .find((line) =>
        line.startsWith(`site_http_request_duration_seconds_bucket{class="page",le="${le}"}`),
      )
      ?.split(' ')[1];
  expect(['0.0002', '0.0005', '0.025', '0.05', '1', '+Inf'].map(bucket)).toEqual([
    '2',
    '3',
    '3',
    '4',
    '4',
    '5',
  ]);
  expect(lines).toContain('site_http_request_duration_seconds_count{class="page"} 5');
  expect(lines).toContain('site_http_requests_total{class="page",status="200"} 5');
  expect(lines).toContain('site_http_requests_total{class="search",status="500"} 0');
});
