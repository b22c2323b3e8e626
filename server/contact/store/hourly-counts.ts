import { hourMs } from '../../../contract/durations.ts';
import { limitedFor, type LimitResult } from '../../rate-limit.ts';
import type { Query } from './sql-database.ts';

export interface HourlyCounts {
  /** Counts one use of an hourly limit, across all replicas. */
  take(limit: { name: string; max: number }, now: Date): Promise<LimitResult>;
}

export const createHourlyCounts = (query: Query): HourlyCounts => ({
  async take({ name, max }, now) {
    const [row] = await query(
      `INSERT INTO contact_limits (name, ends_at, taken) VALUES ($1, $2, 1)
       ON CONFLICT (name) DO UPDATE SET
         taken = CASE WHEN contact_limits.ends_at <= $3 THEN 1 ELSE contact_limits.taken + 1 END,
         ends_at = CASE WHEN contact_limits.ends_at <= $3 THEN $2 ELSE contact_limits.ends_at END
       RETURNING taken, ends_at`,
      [name, new Date(now.getTime() + hourMs).toISOString(), now.toISOString()],
    );
    const taken = Number(row?.['taken']);
    if (taken === 1)
      await query('DELETE FROM contact_limits WHERE ends_at <= $1', [now.toISOString()]);
    return taken <= max
      ? { kind: 'allowed' }
      : limitedFor(Date.parse(String(row?.['ends_at'])) - now.getTime());
  },
});
