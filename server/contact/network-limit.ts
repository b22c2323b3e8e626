import { hourMs, secondMs } from '../../core/util/durations.ts';

/**
 * The network of an IP: the /48 of an IPv6 address, of which `ipOf` has left the /64, or the /24 of an IPv4 address. One
 * customer of a provider often has a whole /48.
 */
export function networkOf(ip: string): string {
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(ip)?.[1];
  if (ipv6 !== undefined) return `${ipv6}::/48`;
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  return ipv4 === undefined ? ip : `${ipv4}.0/24`;
}

export type NetworkLimit = ReturnType<typeof createNetworkLimit>;

/** Counts the messages of each network in the present hour, in the memory of this process. */
export function createNetworkLimit(maxPerHour: number) {
  const counts = new Map<string, number>();
  let hour = 0;
  return {
    /** Counts one message. @returns seconds to wait if it is one too many, otherwise 0 */
    take(network: string, now: Date): number {
      const nowMs = now.getTime();
      const currentHour = Math.floor(nowMs / hourMs);
      if (currentHour !== hour) counts.clear();
      hour = currentHour;
      const count = (counts.get(network) ?? 0) + 1;
      if (count > maxPerHour) return Math.ceil(((hour + 1) * hourMs - nowMs) / secondMs);
      counts.set(network, count);
      return 0;
    },
  };
}
