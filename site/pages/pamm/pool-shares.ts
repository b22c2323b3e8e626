import { apportion } from '../../sections/apportion.ts';

/** A pool's gain in a good month, and its loss, as a negative amount, in a bad one. */
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
  const pool = members.reduce((sum, { stake }) => sum + stake, 0);
  const stakeOf = ({ stake }: Member): number => stake;
  const withGains = apportion(Math.round(results.gain * 100), members, stakeOf).map(
    ({ item: member, part }) => ({ ...member, gain: part / 100 }),
  );
  return apportion(Math.round(results.loss * 100), withGains, stakeOf).map(
    ({ item: member, part }) => ({
      ...member,
      loss: part / 100,
      sharePercent: (member.stake / pool) * 100,
    }),
  );
}
