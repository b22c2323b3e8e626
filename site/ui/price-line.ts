/**
 * Numbers for the site's motif, the price line. Seeded: the same page has the same line on every machine and at every start,
 * and no line was ever a real price.
 */

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface PriceWalk {
  seed: number;
  points: number;
  /** How strongly the walk returns to the middle, from 0 (wanders) to 1 (noise). */
  pull?: number;
}

/** A walk as prices make it: mostly small steps, now and then a long one. The lowest value is 0, the highest 1. */
export function priceWalk({ seed, points, pull = 0.04 }: PriceWalk): number[] {
  const next = seededNumbers(seed);
  const walk: number[] = [];
  let value = 0;
  let momentum = 0;
  for (let point = 0; point < points; point++) {
    const step = (next() + next() + next() - 1.5) * (next() < 0.08 ? 3 : 1);
    momentum = momentum * 0.55 + step;
    value += momentum - value * pull;
    walk.push(value);
  }
  const lowest = Math.min(...walk);
  const span = Math.max(...walk) - lowest || 1;
  return walk.map((each) => (each - lowest) / span);
}

/** The walk as the data of an SVG path over `width` × `height`; 1 is the top. Relative whole steps keep it short. */
export function linePath(walk: readonly number[], width: number, height: number): string {
  const points = walk.map(
    (value, index) =>
      [
        Math.round((index / Math.max(walk.length - 1, 1)) * width),
        Math.round((1 - value) * height),
      ] as const,
  );
  let [x, y] = points[0] ?? [0, 0];
  let path = `M${x} ${y}`;
  for (const [nextX, nextY] of points.slice(1)) {
    path += `l${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

interface Candle {
  open: number;
  close: number;
  high: number;
  low: number;
}

/** Candlesticks of a walk: each opens where the one before closed. Values from 0 to 1. */
export function candles({ seed, count }: { seed: number; count: number }): Candle[] {
  const ticks = 6;
  const walk = priceWalk({ seed, points: count * ticks + 1 });
  return Array.from({ length: count }, (_, index) => {
    const part = walk.slice(index * ticks, (index + 1) * ticks + 1);
    return {
      open: part[0] ?? 0,
      close: part.at(-1) ?? 0,
      high: Math.max(...part),
      low: Math.min(...part),
    };
  });
}
