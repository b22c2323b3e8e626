import type { IncomingMessage } from 'node:http';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test } from 'vitest';
import { memoryLog } from '../../tests/fakes/memory-log.ts';
import { currentRequestId, requestScopes } from '../request-scope.ts';
import { parseSettings } from '../settings.ts';
import { createTracing, type Tracing } from './tracing.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const remoteSpan = '00f067aa0ba902b7';
const page = { class: 'page', index: 0, path: '/en/about' } as const;

function traced(environment: Record<string, string> = {}) {
  const { telemetry, trustedProxies } = parseSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    ...environment,
  });
  const exporter = new InMemorySpanExporter();
  const exported: ReturnType<InMemorySpanExporter['getFinishedSpans']> = [];
  const log = memoryLog();
  let failure: Error | undefined;
  const tracing = createTracing(
    telemetry.tracing!,
    { trustedProxies, log },
    {
      export(spans, done) {
        exported.push(...spans);
        done(failure ? { code: 1, error: failure } : { code: 0 });
      },
      shutdown: () => exporter.shutdown(),
    },
  );
  onTestFinished(() => tracing.stop());
  return { tracing, exported, log, fail: (error: Error) => void (failure = error) };
}

const request = (traceparent?: string): IncomingMessage =>
  ({ method: 'GET', headers: traceparent ? { traceparent } : {} }) as IncomingMessage;

/** One request that reads from another service. */
async function ask(tracing: Tracing, sampled = '01'): Promise<Record<string, string>> {
  const trace = tracing.startRequest(request(`00-${traceId}-${remoteSpan}-${sampled}`));
  const headers = await requestScopes.run({ requestId: 'a', context: trace.context }, () =>
    tracing.step({ name: 'read content', kind: 'client' }, () =>
      Promise.resolve(tracing.headers()),
    ),
  );
  trace.end(page, 200);
  return headers;
}

test('behind a proxy of ours, a request goes on with its trace, and so does what it asks for', async () => {
  const { tracing, exported } = traced({ TRUSTED_PROXIES: '1' });
  const headers = await ask(tracing);
  await tracing.stop();
  const [read, answered] = exported;
  expect(answered?.name).toBe('GET page');
  expect(answered?.parentSpanContext?.spanId).toBe(remoteSpan);
  expect(answered?.attributes).toEqual({
    'http.request.method': 'GET',
    'site.route_class': 'page',
    'http.response.status_code': 200,
    'http.route': '/en/about',
  });
  expect(read?.parentSpanContext?.spanId).toBe(answered?.spanContext().spanId);
  expect(headers).toEqual({ traceparent: `00-${traceId}-${read?.spanContext().spanId}-01` });
});

test('a visitor cannot choose the trace, nor that there is one', async () => {
  const { tracing, exported } = traced({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
  await ask(tracing);
  await tracing.stop();
  expect(exported).toEqual([]);
  const all = traced();
  await ask(all.tracing, '00');
  await all.tracing.stop();
  expect(all.exported.map(({ name }) => name)).toEqual(['read content', 'GET page']);
  expect(all.exported[1]?.spanContext().traceId).not.toBe(traceId);
});

test.for([
  ['always_on', 1, 2],
  ['always_off', 1, 0],
  ['traceidratio', 1, 2],
  ['traceidratio', 0, 0],
  ['parentbased_always_on', 1, 2],
  ['parentbased_always_off', 1, 2],
  ['parentbased_traceidratio', 0, 2],
] as const)('%s %d of a request that its proxy traces: %d spans', async ([name, share, count]) => {
  const { tracing, exported } = traced({
    TRUSTED_PROXIES: '1',
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: String(share),
  });
  await ask(tracing);
  await tracing.stop();
  expect(exported.length).toBe(count);
});

test('work that fails is marked by the code of its error, whose message may quote a visitor', async () => {
  const { tracing, exported } = traced();
  const error = Object.assign(new Error('for layla@example.com'), { code: 'ECONNREFUSED' });
  await expect(tracing.step({ name: 'deliver message' }, () => Promise.reject(error))).rejects.toBe(
    error,
  );
  await tracing.stop();
  expect(exported[0]?.attributes).toEqual({ 'error.type': 'ECONNREFUSED' });
  expect([exported[0]?.status, exported[0]?.events]).toEqual([{ code: 2 }, []]);
});

test('a collector that is away is logged once', async () => {
  const { tracing, log, fail } = traced();
  fail(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  const ids: (string | undefined)[] = [];
  log.error = (message, details) => {
    ids.push(currentRequestId());
    log.lines.push({ level: 'error', message, details });
  };
  // More than one batch.
  await requestScopes.run({ requestId: 'first', context: undefined }, () => {
    for (let number = 0; number < 600; number++) tracing.startRequest(request()).end(page, 200);
    return tracing.stop();
  });
  expect(log.lines).toEqual([
    { level: 'error', message: 'Traces cannot be sent', details: { error: 'ECONNREFUSED' } },
  ]);
  expect(ids).toEqual([undefined]);
});
