/** Counts in memory, for a short time; the process forgets them when it ends. */
export interface RateLimit {
  /** Takes one for this key. @returns 0, or the seconds to wait when there is none left */
  take(key: string, now: number): number;
}

/** Keys that are remembered at most: an attack with many addresses must not fill the memory. */
const maxKeys = 50_000;

/** So many in a window of time, which begins with a key's first. */
export function createRateLimit(max: number, windowSeconds: number): RateLimit {
  const windows = new Map<string, { endsAt: number; left: number }>();

  function open(key: string, now: number): { endsAt: number; left: number } {
    windows.delete(key);
    if (windows.size >= maxKeys) {
      for (const [old, { endsAt }] of windows) if (endsAt <= now) windows.delete(old);
      const [oldest] = windows.keys();
      if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    }
    const window = { endsAt: now + windowSeconds * 1000, left: max };
    windows.set(key, window);
    return window;
  }

  return {
    take(key, now) {
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : open(key, now);
      if (window.left === 0) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      window.left -= 1;
      return 0;
    },
  };
}
