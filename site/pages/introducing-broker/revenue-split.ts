import { claims } from '../../facts/claims.ts';

/** Divides spread revenue in US dollars by the partner's minimum share. */
export function splitRevenue(revenue: number): { yours: number; ours: number } {
  const yours = (revenue * claims.ibShare.value.value) / 100;
  return { yours, ours: revenue - yours };
}

/** SVG path data of a bar with one stroke for each percent, in a view box of 100 × 1. */
export function revenueBar(): { yours: string; ours: string } {
  const share = claims.ibShare.value.value;
  const strokes = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => `M${from + index} 0h.7v1h-.7z`).join('');
  return { yours: strokes(0, share), ours: strokes(share, 100) };
}
