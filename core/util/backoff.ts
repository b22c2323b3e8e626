interface Backoff {
  /** The longest delay after the first failure; it doubles with each further one. */
  firstMs: number;
  maxMs: number;
}

/**
 * The delay after this many failures: exponential, with jitter so that replicas do not retry in step.
 * @param random from 0 to 1, for half to all of the delay
 */
export const backoffMs = (
  failures: number,
  { firstMs, maxMs }: Backoff,
  random: number = Math.random(),
): number => Math.min(firstMs * 2 ** (failures - 1), maxMs) * (0.5 + random / 2);
