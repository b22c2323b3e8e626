import { hourMs, secondMs } from '../../core/util/durations.ts';

export type NetworkLimit = ReturnType<typeof createNetworkLimit>;

/** Counts the messages of each network (`ipOf`) in the present hour, in the memory of this process. */
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
