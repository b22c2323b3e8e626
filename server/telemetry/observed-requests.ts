import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { requestIdHeader, requestScopes } from '../request-scope.ts';
import type { DirectHandler } from '../routing/serve-directly.ts';
import type { AccessLog } from './access-log.ts';
import type { RequestCounts } from './request-counts.ts';
import type { Route, Routes } from './route-classes.ts';
import type { RequestTrace, Tracing } from './tracing.ts';

/** What answers: another one once the site is ready. */
export interface Answering {
  serveDirectly: DirectHandler;
  fetch(request: Request, peerIp?: string): Response | Promise<Response>;
}

/** Answers every request. Nothing is measured. */
export function createListener(app: () => Answering): RequestListener {
  const listen = getRequestListener((request, { incoming }) =>
    app().fetch(request, incoming.socket.remoteAddress ?? ''),
  );
  return (incoming, outgoing) =>
    void (app().serveDirectly(incoming, outgoing) ?? listen(incoming, outgoing));
}

export interface Observers {
  routes: () => Routes;
  counts: RequestCounts | undefined;
  accessLog: AccessLog | undefined;
  tracing: Tracing | undefined;
  requestIdOf: (headers: IncomingMessage['headers']) => string;
}

/** Of a client that went away: nginx writes it so. */
const abortedStatus = 499;

const statusOf = (outgoing: ServerResponse): number =>
  outgoing.headersSent ? outgoing.statusCode : abortedStatus;

/**
 * Answers every request, and notes how. A time ends when the response is ready to be sent: how fast its client reads says
 * nothing about the site.
 */
export function createObservedListener(
  app: () => Answering,
  { routes, counts, accessLog, tracing, requestIdOf }: Observers,
): RequestListener {
  const readyAt = new WeakMap<ServerResponse, number>();
  const listen = getRequestListener((request, { incoming, outgoing }) => {
    const response = app().fetch(request, incoming.socket.remoteAddress ?? '');
    const noteTime = (ready: Response): Response => {
      readyAt.set(outgoing as ServerResponse, performance.now());
      return ready;
    };
    return response instanceof Promise ? response.then(noteTime) : noteTime(response);
  });
  const routeOf = ({ method = '', url = '' }: IncomingMessage, status: number): Route =>
    routes().of({ method, url }, status);

  function count(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startMs = performance.now();
    const direct = app().serveDirectly(incoming, outgoing);
    if (direct) {
      const route = routes().known(incoming.url ?? '') ?? routeOf(incoming, direct.status);
      counts?.add(route.index, direct.status, performance.now() - startMs);
      return;
    }
    outgoing.once('close', () => {
      const status = statusOf(outgoing);
      const endMs = readyAt.get(outgoing) ?? performance.now();
      counts?.add(routeOf(incoming, status).index, status, endMs - startMs);
    });
    void listen(incoming, outgoing);
  }

  function follow(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startMs = performance.now();
    const time = new Date();
    const requestId = requestIdOf(incoming.headers);
    // Headers that are set before `writeHead` can also be read after it.
    outgoing.setHeader(requestIdHeader, requestId);
    const trace = tracing?.startRequest(incoming);
    outgoing.once('close', () => {
      const status = statusOf(outgoing);
      const route = routeOf(incoming, status);
      const ms = (readyAt.get(outgoing) ?? performance.now()) - startMs;
      counts?.add(route.index, status, ms);
      trace?.end(route, status);
      accessLog?.write(entryOf({ incoming, outgoing, time, requestId, trace, route, status, ms }));
    });
    requestScopes.run({ requestId, context: trace?.context }, () => {
      if (app().serveDirectly(incoming, outgoing)) readyAt.set(outgoing, performance.now());
      else void listen(incoming, outgoing);
    });
  }

  return accessLog || tracing ? follow : count;
}

const microseconds = (ms: number): number => Math.round(ms * 1000) / 1000;

function entryOf({
  incoming: { method = '' },
  outgoing,
  time,
  requestId,
  trace,
  route,
  status,
  ms,
}: {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  time: Date;
  requestId: string;
  trace: RequestTrace | undefined;
  route: Route;
  status: number;
  ms: number;
}): Parameters<AccessLog['write']>[0] {
  const header = (name: string): string | undefined => outgoing.getHeader(name)?.toString();
  const hasBody = method !== 'HEAD' && status !== 304 && status !== 204;
  const isAborted = !outgoing.writableFinished;
  return {
    time: time.toISOString(),
    requestId,
    traceId: trace?.traceId,
    method,
    class: route.class,
    path: route.path,
    status,
    bytes: isAborted ? undefined : hasBody ? Number(header('content-length') ?? 0) : 0,
    ms: microseconds(ms),
    encoding: hasBody ? header('content-encoding') : undefined,
    ...(isAborted ? { aborted: true } : {}),
  };
}
