import { hourMs, secondMs } from '../../core/util/durations.ts';

/**
 * Counts the messages of each network (`createIpReader`) in the present hour, in the memory of this process.
 * @returns a function that counts one message, and gives the seconds to wait if it is one too many, otherwise 0
 */
export function createNetworkLimit(maxPerHour: number): (network: string, now: Date) => number {
  const counts = new Map<string, number>();
  let hour = 0;
  return (network, now) => {
    const nowMs = now.getTime();
    const currentHour = Math.floor(nowMs / hourMs);
    if (currentHour !== hour) counts.clear();
    hour = currentHour;
    const count = (counts.get(network) ?? 0) + 1;
    if (count > maxPerHour) return Math.ceil(((hour + 1) * hourMs - nowMs) / secondMs);
    counts.set(network, count);
    return 0;
  };
}
