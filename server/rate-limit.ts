/** A fixed-window rate limit in memory, for this process. */
export interface RateLimit {
  /**
   * Counts one request of this key.
   * @param nowMs milliseconds since the epoch
   * @returns 0, or the seconds until the key's window ends if the limit is reached
   */
  take(key: string, nowMs: number): number;
}

interface Window {
  endsAtMs: number;
  /** Requests left. */
  left: number;
}

/** An attack from many IP addresses must not fill the memory. */
const maxKeys = 50_000;

/** @param max requests of one key in a window, which starts with the key's first request */
export function createRateLimit(max: number, windowSeconds: number): RateLimit {
  const windows = new Map<string, Window>();

  function openWindow(key: string, nowMs: number): Window {
    windows.delete(key);
    if (windows.size >= maxKeys) {
      for (const [old, { endsAtMs }] of windows) if (endsAtMs <= nowMs) windows.delete(old);
      const [oldest] = windows.keys();
      if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
    }
    const window = { endsAtMs: nowMs + windowSeconds * 1000, left: max };
    windows.set(key, window);
    return window;
  }

  return {
    take(key, nowMs) {
      const current = windows.get(key);
      const window = current && current.endsAtMs > nowMs ? current : openWindow(key, nowMs);
      if (window.left === 0) return Math.max(1, Math.ceil((window.endsAtMs - nowMs) / 1000));
      window.left -= 1;
      return 0;
    },
  };
}
