import { isIPv6 } from 'node:net';

/**
 * Whom a request is counted for. Only as many entries of `X-Forwarded-For` are believed as there are proxies of our own in
 * front, counted from the end: the rest is whatever the visitor wrote.
 * @param peerIp the address at the other end of the connection
 */
export function clientIp(request: Request, peerIp: string, trustedProxies: number): string {
  const hops = [
    ...(request.headers.get('x-forwarded-for')?.split(',') ?? [])
      .map((hop) => hop.trim())
      .filter(Boolean),
    peerIp,
  ];
  return maskIp(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peerIp);
}

/** An IPv6 visitor has a whole /64 to change addresses in. */
function maskIp(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mappedIpv4) return mappedIpv4;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [
    ...first,
    ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
    ...last,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
