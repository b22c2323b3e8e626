/** Simple moving average; undefined until there are `period` values. */
export function movingAverage(values: readonly number[], period: number): (number | undefined)[] {
  return values.map((_, index) => {
    if (index + 1 < period) return undefined;
    return (
      values.slice(index + 1 - period, index + 1).reduce((sum, value) => sum + value, 0) / period
    );
  });
}

/** Bollinger bands: two standard deviations above and below the moving average. */
export function bollingerBands(
  values: readonly number[],
  period: number,
): ({ lower: number; upper: number } | undefined)[] {
  return movingAverage(values, period).map((average, index) => {
    if (average === undefined) return undefined;
    const spread =
      values
        .slice(index + 1 - period, index + 1)
        .reduce((sum, value) => sum + (value - average) ** 2, 0) / period;
    return { lower: average - 2 * Math.sqrt(spread), upper: average + 2 * Math.sqrt(spread) };
  });
}

/** Relative strength index after Wilder, 0 to 100; undefined for the first `period` values. */
export function relativeStrength(
  values: readonly number[],
  period: number,
): (number | undefined)[] {
  let gain = 0;
  let loss = 0;
  return values.map((value, index) => {
    if (index === 0) return undefined;
    const change = value - values[index - 1]!;
    // The first value is a simple average; each later step replaces one part of it.
    const kept = index <= period ? 1 : (period - 1) / period;
    gain = gain * kept + Math.max(0, change) / period;
    loss = loss * kept + Math.max(0, -change) / period;
    if (index < period) return undefined;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
}
