import { claims } from '../../facts/claims.ts';

/** Divides spread revenue in US dollars by the partner's minimum share. */
export function splitRevenue(revenue: number): { yours: number; ours: number } {
  const yours = (revenue * claims.ibShare.value.value) / 100;
  return { yours, ours: revenue - yours };
}

/** SVG path data of a bar in a view box of 100 × 1, with one stroke for each `percent` percent. */
export function revenueBar(percent: number): { yours: string; ours: string } {
  const share = claims.ibShare.value.value;
  const strokes = (from: number, to: number): string => {
    const starts: number[] = [];
    for (let start = from; start < to; start += percent) starts.push(start);
    return starts
      .map((start) => {
        const width = Number((Math.min(percent, to - start) * 0.7).toFixed(2));
        return `M${start} 0h${width}v1h-${width}z`;
      })
      .join('');
  };
  return { yours: strokes(0, share), ours: strokes(share, 100) };
}
