/** Counts in memory, for a short time; the process forgets them when it ends. */
export interface RateLimit {
  /** Takes one for this key. @returns 0, or the seconds to wait when there is none left */
  take(key: string, nowMs: number): number;
}

/** Keys that are remembered at most: an attack with many addresses must not fill the memory. */
const maxKeys = 50_000;

/** So many in a window of time, which begins with a key's first. */
export function createRateLimit(max: number, windowSeconds: number): RateLimit {
  const windows = new Map<string, { endsAt: number; remaining: number }>();

  function openWindow(key: string, nowMs: number): { endsAt: number; remaining: number } {
    windows.delete(key);
    if (windows.size >= maxKeys) {
      for (const [expiredKey, { endsAt }] of windows)
        if (endsAt <= nowMs) windows.delete(expiredKey);
      const [oldest] = windows.keys();
      if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    }
    const window = { endsAt: nowMs + windowSeconds * 1000, remaining: max };
    windows.set(key, window);
    return window;
  }

  return {
    take(key, nowMs) {
      const known = windows.get(key);
      const window = known && known.endsAt > nowMs ? known : openWindow(key, nowMs);
      if (window.remaining === 0) return Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
      window.remaining -= 1;
      return 0;
    },
  };
}
