/**
 * The network that a client's IP belongs to: the /48 of an IPv6 client, which the reader of IPs has reduced to its /64, or the
 * /24 of an IPv4 client. One customer of a provider often has a whole /48, and with it 65,536 times the limit of one /64.
 */
export function networkOf(client: string): string {
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client)?.[1];
  if (ipv6 !== undefined) return `${ipv6}::/48`;
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(client)?.[1];
  return ipv4 === undefined ? client : `${ipv4}.0/24`;
}
