import { apportion } from '../../sections/apportion.ts';

export interface PoolPart {
  stake: number;
  /** Its share of the whole pool, from 0 to 100. */
  sharePercent: number;
  /** Its part of the pool's gain or loss, to the cent. */
  result: number;
}

/** Divides a pool's gain or loss in proportion to the stakes. The parts add up to it, to the cent. */
export function dividePool(stakes: readonly number[], result: number): PoolPart[] {
  const pool = stakes.reduce((sum, stake) => sum + stake, 0);
  const cents = apportion(Math.round(result * 100), stakes);
  return stakes.map((stake, index) => ({
    stake,
    sharePercent: (stake / pool) * 100,
    result: cents[index]! / 100,
  }));
}
