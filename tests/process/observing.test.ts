import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { routeNames } from '../../site/paths.ts';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { freePort } from '../harness/free-port.ts';
import { launchSite, startSite, type Running } from '../harness/server-process.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

/** The built site with everything on by which its operator sees it. */
let site: Running;
let service: FakeContentService;
let metricsUrl = '';
/** What a collector of traces receives: its strings are readable in the protobuf. */
let traces = '';
const secret = 'a-long-enough-secret';

const collector = createServer((request, response) => {
  request.setEncoding('latin1');
  request.on('data', (chunk: string) => (traces += chunk));
  request.on('end', () => response.end());
});

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  service = await startFakeContentService();
  const collectorPort = (collector.address() as { port: number }).port;
  site = await startSite({
    METRICS_PORT: '0',
    ACCESS_LOG: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_SERVICE_NAME: 'observed-site',
    CONTENT_SERVICE_URL: service.origin,
    CONTENT_CHANGED_SECRET: secret,
    CONTENT_REFRESH: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_TO: 'support@example.com',
    MAIL_FROM: 'site@example.com',
    CONTACT_PROOF_OF_WORK: 'off',
    TRUSTED_PROXIES: '1',
  });
  metricsUrl = /Metrics are at (\S+)/.exec(site.output())?.[1] ?? '';
});
afterAll(async () => {
  await site.stop();
  await service.stop();
  collector.closeAllConnections();
  collector.close();
});

const metrics = async (): Promise<string> => (await fetch(metricsUrl)).text();
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );
const logged = (): Record<string, unknown>[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const loggedAs = async (requestId: string): Promise<Record<string, unknown>> => {
  const find = () => logged().find((line) => line['requestId'] === requestId);
  await expect.poll(find).toBeDefined();
  return find() ?? {};
};

interface Rule {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}
const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

/** The metrics of a query: what is called `up` is Prometheus's own. */
const metricsIn = (query: string): string[] =>
  [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:site|nodejs|process)_\w+/g)].map(
    ([name]) => name,
  );

test('every alert and every panel asks for metrics that the site exports', async () => {
  const text = await metrics();
  const exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
  const queries = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => [title, expr] as const),
    ),
  ];
  expect(queries.length).toBeGreaterThan(30);
  for (const [name, query] of queries) expect([name, metricsIn(query)]).not.toEqual([name, []]);
  const unknown = queries.flatMap(([name, query]) =>
    metricsIn(query)
      .filter((metric) => !exported.has(metric))
      .map((metric) => `${name}: ${metric}`),
  );
  expect(unknown).toEqual([]);
  // And what the site exports of its own is on the dashboard.
  const shown = new Set(queries.flatMap(([, query]) => metricsIn(query)));
  const own = [...exported].filter((name) => name.startsWith('site_'));
  expect(own.filter((name) => !shown.has(name) && !/_(?:sum|count)$/.test(name))).toEqual([]);
});

test('every alert has its section in the runbook', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, title = '']) => title);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations['runbook_url']).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});

test('promtool finds the alert rules valid, and they fire as their own tests say', ({ skip }) => {
  const promtool = (...parameters: string[]) =>
    spawnSync('promtool', parameters, { encoding: 'utf8' });
  skip(promtool('--version').status !== 0, 'promtool (Debian: prometheus) is not installed');
  for (const parameters of [
    ['check', 'rules', 'deploy/prometheus/alerts.yaml'],
    ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = promtool(...parameters);
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  }
});

test('requests are counted by what they asked for, and never by what a visitor typed', async () => {
  const before = await metrics();
  const requests = [
    ['/en/about', 'page', 200],
    ['/en/search?q=typed-by-a-visitor', 'search', 200],
    ['/robots.txt', 'file', 200],
    ['/api/account-types', 'api', 200],
    ['/api/contact/stamp', 'contact', 200],
    ['/login', 'redirect', 302],
    ['/About', 'redirect', 308],
    ['/typed-by-a-visitor', 'not_found', 404],
    ['/healthz', 'probe', 200],
    ['/%zz', 'other', 400],
  ] as const;
  for (const [path, , status] of requests) {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, status]);
  }
  const grownBy = async (routeClass: string, status: number): Promise<number> => {
    const series = `site_http_requests_total{class="${routeClass}",status="${status}"}`;
    return valueOf(await metrics(), series) - (valueOf(before, series) || 0);
  };
  for (const [, routeClass, status] of requests)
    await expect.poll(() => grownBy(routeClass, status)).toBe(1);
  const after = await metrics();
  expect(after).not.toContain('typed-by-a-visitor');
  expect(valueOf(after, 'site_ready')).toBe(1);
  // Every page in three languages, with an error page in each.
  const stored = '{audience="served",kind="stored"}';
  expect(valueOf(after, `site_pages${stored}`)).toBe(routeNames.length * 3 + 3);
  expect(valueOf(after, `site_page_bytes${stored}`)).toBeGreaterThan(1_000_000);
  const searched = '{kind="query_string",outcome="rendered"}';
  expect(valueOf(after, `site_renders_total${searched}`)).toBeGreaterThan(0);
  expect(valueOf(after, 'site_content_age_seconds{list="account-types"}')).toBeLessThan(60);
  expect(valueOf(after, 'site_http_request_duration_seconds_count{class="page"}')).toBeGreaterThan(
    0,
  );
});

test('the access log has one line per request, and nothing of the visitor', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'a-browser-of-its-own',
    'accept-encoding': 'br',
  };
  const ask = (path: string, id: string) =>
    fetch(site.origin + path, { headers: { ...headers, 'x-request-id': id } });
  const page = await ask('/en/about', 'page-1');
  const etag = page.headers.get('etag') ?? '';
  const bytes = Number(page.headers.get('content-length'));
  expect(page.headers.get('x-request-id')).toBe('page-1');
  await page.text();
  await (await ask('/en/search?q=what-was-typed', 'search-1')).text();
  await (await ask('/what-was-typed', 'unknown-1')).text();
  const revalidated = await fetch(`${site.origin}/en/about`, {
    headers: { ...headers, 'x-request-id': 'page-2', 'if-none-match': etag },
  });
  expect([revalidated.status, revalidated.headers.get('etag')]).toEqual([304, etag]);

  expect(await loggedAs('page-1')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    requestId: 'page-1',
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    method: 'GET',
    class: 'page',
    path: '/en/about',
    status: 200,
    bytes,
    ms: expect.any(Number),
    encoding: 'br',
  });
  expect(await loggedAs('search-1')).toMatchObject({ class: 'search', path: '/en/search' });
  expect(await loggedAs('unknown-1')).toMatchObject({ class: 'not_found', status: 404 });
  expect(await loggedAs('page-2')).toMatchObject({ status: 304, bytes: 0 });
  for (const typed of ['what-was-typed', '203.0.113.77', 'a-browser-of-its-own'])
    expect(site.output() + site.errors()).not.toContain(typed);
});

test('an id that is too long or of other characters is replaced', async () => {
  for (const id of ['a'.repeat(65), 'a b', 'a"b', '']) {
    const response = await fetch(`${site.origin}/healthz`, { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{12}-\w+$/);
  }
});

test('one id leads from the proxy through the log to the content service, and one trace', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  service.requests.length = 0;
  await fetch(`${site.origin}/api/content-changed`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'x-request-id': 'edit-1',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  });
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
  expect(service.requests[0]?.headers).toMatchObject({
    'x-request-id': 'edit-1',
    traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`)),
  });
  expect(await loggedAs('edit-1')).toMatchObject({ traceId, class: 'api' });
});

test('a message can be followed from its request to its failing delivery', async () => {
  const form = new FormData();
  const fields = {
    'contact-name': 'Layla Haddad',
    'contact-phone': '+966 50 000 0000',
    'contact-email': 'layla@example.com',
    subject: 'Fees',
    'contact-message': 'How much is a swap?',
    service_id: 'contact',
    template_id: 'contact-form',
    user_id: 'public',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const send = () =>
    fetch(`${site.origin}/api/v1.0/email/send-form`, {
      method: 'POST',
      body: form,
      headers: { 'x-request-id': 'message-1', 'x-forwarded-for': '203.0.113.9' },
    });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  const stored = site
    .errors()
    .split('\n')
    .find((line) => line.includes('A contact message was stored'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ requestId: 'message-1' });
  // A slow count of messages is not repeated at once.
  await expect
    .poll(async () => {
      const text = await metrics();
      return {
        failed: valueOf(text, 'site_mail_attempts_total{outcome="failed"}'),
        waiting: valueOf(text, 'site_contact_messages{state="waiting"}'),
      };
    })
    .toEqual({ failed: 1, waiting: 1 });
  const text = await metrics();
  expect(valueOf(text, 'site_contact_stored_total{outcome="stored"}')).toBe(1);
  expect(valueOf(text, 'site_contact_oldest_waiting_seconds')).toBeGreaterThan(0);
  expect(text).toMatch(/^site_limited_total\{limit="requests per IP"\} 1$/m);
});

test('metrics have a port of their own', async () => {
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
});

test('the last traces are sent when the site stops, without anything of a visitor', async () => {
  await (await fetch(`${site.origin}/en/search?q=another-word`)).text();
  await site.stop();
  for (const part of ['observed-site', 'GET page', 'GET search', 'render', 'read content'])
    expect(traces).toContain(part);
  for (const part of ['refresh content', 'store message', 'deliver message', '/api/account-types'])
    expect(traces).toContain(part);
  for (const typed of ['another-word', 'typed', '203.0.113', 'a-browser-of', 'layla', 'Layla'])
    expect(traces).not.toContain(typed);
  // What is written last is not lost either.
  expect(logged().at(-1)).toMatchObject({ class: 'search' });
});

test('a site on which all of it is off sends no id and says nothing', async () => {
  const response = await fetch(`${sharedOrigin('site')}/en/about`, {
    headers: { 'x-request-id': 'page-1' },
  });
  expect(response.headers.get('x-request-id')).toBeNull();
});

test('a port for metrics that is in use aborts the start with one line', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { process: refused, errors } = launchSite({ METRICS_PORT: String(port) });
  expect(await once(refused, 'exit')).toEqual([1, null]);
  expect(errors()).toMatch(
    new RegExp(`^METRICS_PORT='${port}' cannot be used on METRICS_HOST='127.0.0.1': [^\\n]*\\n$`),
  );
  other.close();
});
