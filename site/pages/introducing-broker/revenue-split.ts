import { claims } from '../../facts/claims.ts';

const strokeCount = 100;

/** An amount of spread revenue in US dollars, divided by the partner's smallest share. */
export function splitRevenue(revenue: number): { yours: number; ours: number } {
  const yours = (revenue * claims.ibShare.value.value) / 100;
  return { yours, ours: revenue - yours };
}

/** The bar as a ruler of a hundred strokes, one for each percent: path data for a view box of 100 × 1. */
export function revenueBar(): { yours: string; ours: string } {
  const share = claims.ibShare.value.value;
  const strokes = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => `M${from + index} 0h.7v1h-.7z`).join('');
  return { yours: strokes(0, share), ours: strokes(share, strokeCount) };
}
