import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { startSite, type Running } from '../harness/server-process.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';

let site: Running;
let service: FakeContentService;
let metricsUrl = '';

beforeAll(async () => {
  service = await startFakeContentService();
  site = await startSite({ METRICS_PORT: '0', CONTENT_SERVICE_URL: service.origin });
  metricsUrl = /Metrics are at (\S+)/.exec(site.output())?.[1] ?? '';
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const metrics = async (): Promise<string> => (await fetch(metricsUrl)).text();

async function valueOf(series: string): Promise<number> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1));
}

test('requests are counted by class and status, and timed', async () => {
  for (const path of ['/en/about', '/en/about', '/en/nowhere', '/robots.txt', '/healthz'])
    await fetch(site.origin + path);
  const countOf = (requestClass: string, status: number) => () =>
    valueOf(`site_http_requests_total{class="${requestClass}",status="${status}"}`);
  await expect.poll(countOf('page', 200)).toBe(2);
  await expect.poll(countOf('page', 404)).toBe(1);
  await expect.poll(countOf('file', 200)).toBe(1);
  expect(await countOf('probe', 200)()).toBeGreaterThan(0);
  const durations = 'site_http_request_duration_seconds';
  expect(await valueOf(`${durations}_count{class="page"}`)).toBe(3);
  expect(await valueOf(`${durations}_bucket{le="5",class="page"}`)).toBe(3);
});

test('the alert rules ask for metrics that the site exports, and link to the runbook', async () => {
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const exported = await metrics();
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  expect(rules).toHaveLength(5);
  for (const { alert, expr, annotations } of rules) {
    for (const [name] of expr.matchAll(/\b(?:site|nodejs)_\w+/g))
      expect(exported).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
    expect(annotations['runbook_url']).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(runbook).toContain(`\n## ${alert}\n`);
  }
});

test('nothing is served beside the metrics, and nothing without the setting', async () => {
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  expect((await fetch(`${sharedOrigin('site')}/metrics`)).status).toBe(404);
});
