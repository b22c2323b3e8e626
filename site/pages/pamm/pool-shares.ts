import { apportion } from '../../sections/apportion.ts';

export interface PoolPart {
  stake: number;
  /** Of the whole pool, 0 to 100. */
  sharePercent: number;
  /** What this stake gets of the pool's gain, or bears of its loss, to the cent. */
  result: number;
}

/** Divides a pool's result by the stakes in it. The parts add up to the result to the cent. */
export function dividePool(stakes: readonly number[], result: number): PoolPart[] {
  const pool = stakes.reduce((sum, stake) => sum + stake, 0);
  const cents = apportion(Math.round(result * 100), stakes);
  return stakes.map((stake, index) => ({
    stake,
    sharePercent: (stake / pool) * 100,
    result: cents[index]! / 100,
  }));
}
