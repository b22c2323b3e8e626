/**
 * The network of an IP: the /48 of an IPv6 address, of which `ipOf` has left the /64, or the /24 of an IPv4 address. One
 * customer of a provider often has a whole /48, and with it 65,536 times the limit of one /64.
 */
export function networkOf(ip: string): string {
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(ip)?.[1];
  if (ipv6 !== undefined) return `${ipv6}::/48`;
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  return ipv4 === undefined ? ip : `${ipv4}.0/24`;
}
