import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

/** Answers the requests of a server. @param app another one once the site is ready */
export function createRequestListener(app: () => App): RequestListener {
  const listen = getRequestListener((request, { incoming }) =>
    app().fetch(request, incoming.socket.remoteAddress ?? ''),
  );
  return (incoming, outgoing) =>
    void (app().serveDirectly(incoming, outgoing) ?? listen(incoming, outgoing));
}
