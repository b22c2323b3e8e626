import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Log } from '../log.ts';

/** Some proxies write the port, too: `203.0.113.9:50124`, `[2001:db8::1]:50124`. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]*)\]/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/**
 * The IP that rate limits count a request for. Of `X-Forwarded-For` only the last `trustedProxies` entries are believed: our
 * own proxies wrote them, and a visitor can send anything before them. Logs once if there is a proxy although the settings name none.
 * @returns a function of the request and of the other end of its TCP connection
 */
export function createIpReader(
  trustedProxies: number,
  log: Log,
): (request: Request, peerIp: string) => string {
  let hasWarned = trustedProxies > 0;
  return (request, peerIp) => {
    const forwarded = request.headers.get('x-forwarded-for');
    if (forwarded !== null && !hasWarned) {
      hasWarned = true;
      log.error(
        'Requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors share one rate limit',
      );
    }
    const named = (forwarded?.split(',') ?? []).map((hop) => withoutPort(hop.trim()));
    const hops = [...named.filter(Boolean), peerIp];
    return maskIp(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peerIp);
  };
}

/** Reduces an IPv6 address to its /48: one customer of a provider often has all of it. */
function maskIp(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mappedIpv4) return mappedIpv4;
  const groups = expandIPv6(ip).split(':').slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
