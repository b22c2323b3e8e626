import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '@opentelemetry/api';

/** What is known of the work in progress wherever it goes on. */
export interface RequestScope {
  /** Undefined: it belongs to no request. */
  requestId: string | undefined;
  /** Of the trace; undefined: nothing is traced. */
  context: Context | undefined;
}

/** Entered only if the access log or tracing is on. */
export const requestScopes = new AsyncLocalStorage<RequestScope>();

/** For what ends long after the request that happened to begin it: a thread, a connection. */
export const outsideRequests = (work: () => void): void => requestScopes.exit(work);

export const currentRequestId = (): string | undefined => requestScopes.getStore()?.requestId;

export const requestIdHeader = 'x-request-id';
const validId = /^[\w.-]{1,64}$/;

/** @returns a function that gives each request its id: the one that our own proxy has sent, or a new one */
export function createRequestIds(trustedProxies: number): (headers: IncomingHttpHeaders) => string {
  // Unique among replicas and restarts without a random number for each request.
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return ({ [requestIdHeader]: sent }) => {
    if (trustedProxies > 0 && typeof sent === 'string' && validId.test(sent)) return sent;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
