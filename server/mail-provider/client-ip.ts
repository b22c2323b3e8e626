import { isIPv6 } from 'node:net';

/**
 * Whom a request is counted for. Only as many entries of `X-Forwarded-For` are believed as there are proxies of our own in
 * front, counted from the end: the rest is whatever the visitor wrote.
 * @param peer the address at the other end of the connection
 */
export function clientIp(request: Request, peer: string, trustedProxies: number): string {
  const hops = [
    ...(request.headers.get('x-forwarded-for')?.split(',') ?? [])
      .map((hop) => hop.trim())
      .filter(Boolean),
    peer,
  ];
  return network(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer);
}

/** An IPv6 visitor has a whole /64 to change addresses in. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const groups = [
    ...first,
    ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
    ...last,
  ];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
