import { maxLeaseMs } from '../limits.ts';
import type { Query } from './sql-database.ts';

/** What the store records about the time, for `store-clock.ts` and `npm run messages -- accept-clock`. */
export interface ClockNotes {
  /** @returns notedTime: recorded every few minutes by a running site */
  readClock(): Promise<{ notedTime: Date | undefined; hasMessages: boolean }>;
  /** Records the time, unless another process has replaced `notedTime` meanwhile. */
  noteTime(time: Date, notedTime: Date | undefined): Promise<void>;
  /** Records since when the clock has been doubted, in the store's time. */
  beginDoubt(since: Date): Promise<void>;
  endDoubt(): Promise<void>;
  /**
   * Accepts this time as correct: messages that arrived while the clock was doubted count as received now, and waiting
   * ones get all their attempts again. @returns how many count as received now
   */
  acceptClock(now: Date): Promise<number>;
}

export const createClockNotes = (query: Query): ClockNotes => ({
  async readClock() {
    const [row] = await query(
      `SELECT (SELECT time FROM contact_clock WHERE name = 'last write') AS noted_time,
        (SELECT COUNT(*) FROM (SELECT id FROM contact_messages LIMIT 1) AS first_message) AS messages`,
    );
    const notedTime = row?.['noted_time'];
    return {
      notedTime: typeof notedTime === 'string' ? new Date(notedTime) : undefined,
      hasMessages: Number(row?.['messages']) > 0,
    };
  },

  async noteTime(time, notedTime) {
    await query(
      `INSERT INTO contact_clock (name, time) VALUES ('last write', $1)
       ON CONFLICT (name) DO UPDATE SET time = $1 WHERE contact_clock.time = $2`,
      [time.toISOString(), notedTime?.toISOString() ?? ''],
    );
  },

  async beginDoubt(since) {
    await query(
      "INSERT INTO contact_clock (name, time) VALUES ('doubted since', $1) ON CONFLICT (name) DO NOTHING",
      [since.toISOString()],
    );
  },

  async endDoubt() {
    await query("DELETE FROM contact_clock WHERE name = 'doubted since'");
  },

  async acceptClock(now) {
    const time = now.toISOString();
    const restamped = await query(
      `UPDATE contact_messages SET received_at = $1
       WHERE received_at > $1 OR received_at >= (SELECT time FROM contact_clock WHERE name = 'doubted since')
       RETURNING id`,
      [time],
    );
    // A lease taken by a wrong clock might not end for years.
    await query(
      `UPDATE contact_messages SET attempts = 0, first_attempt_at = NULL, next_attempt_at = $1,
        lease_until = CASE WHEN lease_until > $2 THEN '' ELSE lease_until END
       WHERE state = 'waiting'`,
      [time, new Date(now.getTime() + maxLeaseMs).toISOString()],
    );
    await query(
      `INSERT INTO contact_clock (name, time) VALUES ('last write', $1)
       ON CONFLICT (name) DO UPDATE SET time = $1`,
      [time],
    );
    await query("DELETE FROM contact_clock WHERE name = 'doubted since'");
    return restamped.length;
  },
});
