/** @param ip of the visitor (`createIpReader`) */
export type Handler = (request: Request, ip: string) => Response | Promise<Response>;

/** The site's response at one path besides its pages and files. */
export type Endpoint =
  /** Handles GET and HEAD; other methods get 405. `takesTurn`: the response is made anew for each request, which waits its turn. */
  | { kind: 'read'; path: string; handler: Handler; takesTurn?: boolean }
  /** Handles every method. */
  | { kind: 'call'; path: string; handler: Handler }
  /** Redirects GET and HEAD with status 302; parameters of referrals are carried on. */
  | { kind: 'redirect'; path: string; location: string; headers?: Record<string, string> };

type EndpointOf<Kind extends Endpoint['kind']> = Extract<Endpoint, { kind: Kind }>;

export const redirectsOf = (endpoints: readonly Endpoint[]): EndpointOf<'redirect'>[] =>
  endpoints.filter((endpoint) => endpoint.kind === 'redirect');
