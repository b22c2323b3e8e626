import { secondMs } from '../../core/util/durations.ts';

/** Whether one more use is allowed. */
export type LimitResult = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number };

/** @param leftMs the time until the window ends */
export const limitedFor = (leftMs: number): LimitResult => ({
  kind: 'limited',
  retryAfterSeconds: Math.max(1, Math.ceil(leftMs / secondMs)),
});

/** Its counts are in memory: a restart of the process resets them. */
export interface RateLimit {
  /** Counts one use of this key. */
  take(key: string, nowMs: number): LimitResult;
}

/** A window that ends later than this many of its lengths from now was opened while the clock was wrong. */
export const maxWindowsAhead = 2;

/** Two generations of keys keep an attack from many IPs from filling the memory; a full one replaces the older one. */
const maxKeysOfGeneration = 25_000;

interface Window {
  endsAtMs: number;
  remaining: number;
}

/** Allows `max` uses of each key in a fixed window, which opens with the key's first use. */
export function createRateLimit({
  max,
  windowSeconds,
}: {
  max: number;
  windowSeconds: number;
}): RateLimit {
  const windowMs = windowSeconds * secondMs;
  let windows = new Map<string, Window>();
  let olderWindows = new Map<string, Window>();
  const isOpen = (endsAtMs: number, nowMs: number): boolean =>
    endsAtMs > nowMs && endsAtMs <= nowMs + maxWindowsAhead * windowMs;

  function openWindow(key: string, nowMs: number): Window {
    if (windows.size >= maxKeysOfGeneration) {
      olderWindows = windows;
      windows = new Map();
    }
    const window = { endsAtMs: nowMs + windowMs, remaining: max };
    windows.set(key, window);
    return window;
  }

  return {
    take(key, nowMs) {
      const known = windows.get(key) ?? olderWindows.get(key);
      const window = known && isOpen(known.endsAtMs, nowMs) ? known : openWindow(key, nowMs);
      if (window.remaining === 0) return limitedFor(window.endsAtMs - nowMs);
      window.remaining -= 1;
      return { kind: 'allowed' };
    },
  };
}
