import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { siteName } from './certificate.ts';

export interface HttpsResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address: Linux has all of 127.0.0.0/8. */
  from?: string;
  agent?: Agent;
}

const agentWithoutKeepAlive = new Agent();

/** Asks a proxy of this machine for a path of the site, without a judgement of its certificate. */
export async function ask(
  port: number,
  path: string,
  { body, from, agent = agentWithoutKeepAlive, ...options }: RequestOptions = {},
): Promise<HttpsResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpsResponse>();
  request(
    {
      ...options,
      host: '127.0.0.1',
      port,
      path,
      servername: siteName,
      rejectUnauthorized: false,
      agent,
      headers: { host: siteName, ...options.headers },
      ...(from === undefined ? {} : { localAddress: from }),
    },
    (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      );
    },
  )
    .on('error', reject)
    .end(body);
  return promise;
}
