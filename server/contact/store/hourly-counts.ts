import { hourMs } from '../../../core/util/durations.ts';
import { limitedFor, maxWindowsAhead, type LimitResult } from '../../rate-limit.ts';
import type { Query } from './sql-database.ts';

export interface HourlyCounts {
  /** Counts one use of an hourly limit, across all replicas. */
  take(limit: { name: string; max: number }, now: Date): Promise<LimitResult>;
}

export const createHourlyCounts = (query: Query): HourlyCounts => ({
  async take({ name, max }, now) {
    const hoursAfter = (hours: number): string =>
      new Date(now.getTime() + hours * hourMs).toISOString();
    const [row] = await query(
      `INSERT INTO contact_limits (name, ends_at, taken) VALUES ($1, $2, 1)
       ON CONFLICT (name) DO UPDATE SET
         taken = CASE WHEN contact_limits.ends_at > $3 AND contact_limits.ends_at <= $4
           THEN contact_limits.taken + 1 ELSE 1 END,
         ends_at = CASE WHEN contact_limits.ends_at > $3 AND contact_limits.ends_at <= $4
           THEN contact_limits.ends_at ELSE $2 END
       RETURNING taken, ends_at`,
      [name, hoursAfter(1), now.toISOString(), hoursAfter(maxWindowsAhead)],
    );
    const taken = Number(row?.['taken']);
    if (taken === 1)
      await query('DELETE FROM contact_limits WHERE ends_at <= $1', [now.toISOString()]);
    return taken <= max
      ? { kind: 'allowed' }
      : limitedFor(Date.parse(String(row?.['ends_at'])) - now.getTime());
  },
});
