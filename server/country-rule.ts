import type { IncomingMessage } from 'node:http';
import { brand } from '../site/facts/brand.ts';
import type { App } from './app.ts';
import type { CountryRule } from './settings.ts';

const notServed = new Set<string>(brand.countriesNotServed);

/**
 * Whether this is a country that the brand does not serve. Anything but one of its codes (none, several values, the CDNs' `XX` and
 * `T1`) is not: a visitor is not turned away for what the edge does not know.
 */
const isNotServed = (code: string | undefined): boolean =>
  code?.length === 2 && notServed.has(code.toUpperCase());

/** One site in front of two: each request is for one of them, by the country that the edge states. */
export function chooseByCountry(
  { header }: CountryRule,
  { served, notServed: others }: { served: App; notServed: App },
): App {
  const stated = ({ headers }: IncomingMessage): string | undefined => {
    const value = headers[header];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    serveDirectly: (incoming, outgoing) =>
      (isNotServed(stated(incoming)) ? others : served).serveDirectly(incoming, outgoing),
    fetch: (request, peerIp) =>
      (isNotServed(request.headers.get(header) ?? undefined) ? others : served).fetch(
        request,
        peerIp,
      ),
  };
}
