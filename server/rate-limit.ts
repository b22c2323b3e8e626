/** Counts in memory: a restart of the process forgets them. */
export interface RateLimit {
  /** Counts one use of this key. @returns 0 if it is allowed, otherwise the seconds to wait */
  take(key: string, nowMs: number): number;
}

/** An attack from many IPs must not fill the memory. */
const maxKeys = 50_000;

/** Allows `max` uses of each key in a fixed window, which opens with the key's first use. */
export function createRateLimit({
  max,
  windowSeconds,
}: {
  max: number;
  windowSeconds: number;
}): RateLimit {
  const windows = new Map<string, { endsAtMs: number; remaining: number }>();

  function openWindow(key: string, nowMs: number): { endsAtMs: number; remaining: number } {
    windows.delete(key);
    if (windows.size >= maxKeys) {
      for (const [expiredKey, { endsAtMs }] of windows)
        if (endsAtMs <= nowMs) windows.delete(expiredKey);
      const [oldest] = windows.keys();
      if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    }
    const window = { endsAtMs: nowMs + windowSeconds * 1000, remaining: max };
    windows.set(key, window);
    return window;
  }

  return {
    take(key, nowMs) {
      const known = windows.get(key);
      const window = known && known.endsAtMs > nowMs ? known : openWindow(key, nowMs);
      if (window.remaining === 0) return Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000));
      window.remaining -= 1;
      return 0;
    },
  };
}
