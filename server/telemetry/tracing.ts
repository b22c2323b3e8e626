import type { IncomingMessage } from 'node:http';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { errorName } from '../contact/error-name.ts';
import type { Log } from '../log.ts';
import { outsideRequests, requestScopes } from '../request-scope.ts';
import type { TracingSettings } from '../settings.ts';
import type { Route } from './route-classes.ts';

/** The trace of one request. */
export interface RequestTrace {
  context: Context;
  traceId: string;
  end(route: Route, status: number): void;
}

export interface Step {
  name: string;
  /** `client`: another program does the work. */
  kind?: 'internal' | 'client';
  /** Never what a visitor typed, nor who they are. */
  attributes?: Attributes;
}

export interface Tracing {
  startRequest(incoming: IncomingMessage): RequestTrace;
  /** Does a part of the work as a span, beneath that of what it belongs to. */
  step<Result>(step: Step, work: () => Promise<Result>): Promise<Result>;
  /** What tells another program which trace its work belongs to. */
  headers(): Record<string, string>;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

function createSampler({ sampler, samplerArgument }: TracingSettings): Sampler {
  const root = {
    on: () => new AlwaysOnSampler(),
    off: () => new AlwaysOffSampler(),
    ratio: () => new TraceIdRatioBasedSampler(samplerArgument),
  };
  switch (sampler) {
    case 'always_on':
      return root.on();
    case 'always_off':
      return root.off();
    case 'traceidratio':
      return root.ratio();
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: root.on() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: root.off() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: root.ratio() });
  }
}

/** Logs the first failure of a row: a collector that is away would fail every few seconds. Its timer began in some request. */
function logFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !isFailing)
          outsideRequests(() =>
            log.error('Traces cannot be sent', { error: errorName(result.error) }),
          );
        isFailing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** @param trustedProxies without a proxy of our own, a visitor's `traceparent` says nothing */
export function createTracing(
  settings: TracingSettings,
  { trustedProxies, log }: { trustedProxies: number; log: Log },
  exporter: SpanExporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
  }),
): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': settings.serviceName }),
    ),
    sampler: createSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: logFailures(exporter, log) })],
  });
  const tracer = provider.getTracer('site');
  const propagator = new W3CTraceContextPropagator();

  return {
    startRequest({ method = '', headers }) {
      const parent =
        trustedProxies > 0
          ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
          : ROOT_CONTEXT;
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        parent,
      );
      return {
        context: trace.setSpan(parent, span),
        traceId: span.spanContext().traceId,
        end(route, status) {
          span.updateName(`${method} ${route.class}`);
          span.setAttributes({
            'site.route_class': route.class,
            'http.response.status_code': status,
            ...(route.path === undefined ? {} : { 'http.route': route.path }),
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    step({ name, kind = 'internal', attributes = {} }, work) {
      const scope = requestScopes.getStore();
      const parent = scope?.context ?? ROOT_CONTEXT;
      const span = tracer.startSpan(
        name,
        { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes },
        parent,
      );
      const own = { requestId: scope?.requestId, context: trace.setSpan(parent, span) };
      return requestScopes.run(own, async () => {
        try {
          return await work();
        } catch (error) {
          span.setAttribute('error.type', errorName(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },

    headers() {
      const headers: Record<string, string> = {};
      const context = requestScopes.getStore()?.context;
      if (context) propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },

    // What cannot be sent was logged.
    stop: () => provider.shutdown().catch(() => {}),
  };
}
