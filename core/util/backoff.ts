interface Backoff {
  /** The longest delay after the first failure; it doubles with each further one. */
  firstMs: number;
  maxMs: number;
}

/** The delay after this many failures: exponential, half to all of it at random so that replicas do not retry in step. */
export const backoffMs = (failures: number, { firstMs, maxMs }: Backoff): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs) * (0.5 + Math.random() / 2);
