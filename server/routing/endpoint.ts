import type { Client } from './client-ip.ts';

export type Handler = (request: Request, client: Client) => Response | Promise<Response>;

/** What the site responds at one path besides its pages and files. No two match the same path: their order means nothing. */
export type Endpoint =
  /** Handles GET and HEAD; other methods get 405. */
  | {
      kind: 'read';
      path: string;
      handler: Handler;
      /** Whether the static export contains its response (docs/deploy.md). */
      exported: boolean;
    }
  /** Handles every method; the static export has no server that could. */
  | { kind: 'call'; path: string; handler: Handler }
  /** Redirects GET and HEAD with status 302, in the static export too. */
  | { kind: 'redirect'; path: string; location: string; headers?: Record<string, string> };

type EndpointOf<Kind extends Endpoint['kind']> = Extract<Endpoint, { kind: Kind }>;

export const redirectsOf = (endpoints: readonly Endpoint[]): EndpointOf<'redirect'>[] =>
  endpoints.filter((endpoint) => endpoint.kind === 'redirect');

/** Paths of the responses that the static export contains. */
export const exportedPaths = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.flatMap((endpoint) =>
    endpoint.kind === 'read' && endpoint.exported ? [endpoint.path] : [],
  );
