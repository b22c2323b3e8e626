import { seededRandom } from './seeded-random.ts';

/** Numbers for the site's motif, the price line. They are random, never real prices. */

interface PriceWalk {
  seed: number;
  points: number;
  /** How strongly the walk reverts to its mean, from 0 (it drifts) to 1 (noise). */
  pull?: number;
}

/** A random walk that looks like a price: mostly small steps, now and then a large one. Scaled to 0…1. */
export function priceWalk({ seed, points, pull = 0.04 }: PriceWalk): number[] {
  const random = seededRandom(seed);
  const walk: number[] = [];
  let value = 0;
  let momentum = 0;
  for (let point = 0; point < points; point++) {
    const step = (random() + random() + random() - 1.5) * (random() < 0.08 ? 3 : 1);
    momentum = momentum * 0.55 + step;
    value += momentum - value * pull;
    walk.push(value);
  }
  const min = Math.min(...walk);
  const span = Math.max(...walk) - min || 1;
  return walk.map((price) => (price - min) / span);
}

/** SVG path data over `width` × `height`; 1 is the top. Relative integers keep it short. */
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

export interface Candle {
  open: number;
  close: number;
  high: number;
  low: number;
}

/** Candlesticks of a random walk, 0…1: each opens where the previous one closed. */
export function candlesOfWalk({ seed, count }: { seed: number; count: number }): Candle[] {
  const ticksPerCandle = 6;
  const walk = priceWalk({ seed, points: count * ticksPerCandle + 1 });
  return Array.from({ length: count }, (_, index) => {
    const ticks = walk.slice(index * ticksPerCandle, (index + 1) * ticksPerCandle + 1);
    return {
      open: ticks[0] ?? 0,
      close: ticks.at(-1) ?? 0,
      high: Math.max(...ticks),
      low: Math.min(...ticks),
    };
  });
}
