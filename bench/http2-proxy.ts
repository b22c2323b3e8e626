/**
 * Serves `ORIGIN` over TLS and HTTP/2, as the proxy in front of the site does for visitors, with the certificate and key of the
 * files `CERTIFICATE` and `KEY`. A process of its own: the measuring program would delay its responses.
 */
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

const { ORIGIN: origin, CERTIFICATE: certificate, KEY: key } = process.env;
if (!origin || !certificate || !key) throw new Error('ORIGIN, CERTIFICATE and KEY are not all set');

const agent = new Agent({ keepAlive: true });
/** Headers of one HTTP/1.1 connection. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Headers that the other side may have: no pseudo-headers of HTTP/2, none of a connection. */
const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !connectionHeaders.has(name),
    ),
  );

const server = createSecureServer(
  { cert: readFileSync(certificate), key: readFileSync(key) },
  (incoming, response) => {
    const { method, url, headers } = incoming;
    const forwarded = request(
      new URL(url, origin),
      { agent, method, headers: { ...passedOn(headers), host: headers[':authority'] } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
        answer.pipe(response);
      },
    );
    forwarded.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
    incoming.pipe(forwarded);
  },
);
server.listen(0, '127.0.0.1', () => {
  console.log(`Serving https://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
