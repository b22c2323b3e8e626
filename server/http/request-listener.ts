import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';

/** Answers the requests of a server. */
export const createRequestListener = (app: App): RequestListener =>
  getRequestListener((request, { incoming }) =>
    app.fetch(request, incoming.socket.remoteAddress ?? ''),
  );
