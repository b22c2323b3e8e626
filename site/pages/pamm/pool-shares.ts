import { apportion } from '../../sections/apportion.ts';

/** What a pool earns in a good month and loses, as a negative amount, in a bad one. */
export interface PoolResults {
  gain: number;
  loss: number;
}

export interface PoolShare extends PoolResults {
  /** The share of the whole pool, from 0 to 100. */
  sharePercent: number;
}

/** Divides a pool's gain and loss in proportion to the stakes, to the cent. The parts add up to the whole. */
export function dividePool<Member extends { stake: number }>(
  members: readonly Member[],
  results: PoolResults,
): (Member & PoolShare)[] {
  const stakes = members.map(({ stake }) => stake);
  const pool = stakes.reduce((sum, stake) => sum + stake, 0);
  const gains = apportion(Math.round(results.gain * 100), stakes);
  const losses = apportion(Math.round(results.loss * 100), stakes);
  return members.map((member, index) => ({
    ...member,
    sharePercent: (member.stake / pool) * 100,
    gain: gains[index]! / 100,
    loss: losses[index]! / 100,
  }));
}
