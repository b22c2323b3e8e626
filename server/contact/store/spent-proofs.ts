import { maxProofs } from '../limits.ts';
import type { Query } from './sql-database.ts';

export interface SpentProofs {
  /**
   * Remembers a proof of work until it expires, so that it counts once across all replicas.
   * @returns `spent`: it was used before; `full`: the table has no room for another
   */
  spend(proof: { id: string; expiresAt: Date }, now: Date): Promise<'fresh' | 'spent' | 'full'>;
}

export const createSpentProofs = (query: Query): SpentProofs => ({
  async spend({ id, expiresAt }, now) {
    await query('DELETE FROM contact_proofs WHERE expires_at <= $1', [now.toISOString()]);
    const remembered = await query(
      `INSERT INTO contact_proofs (id, expires_at) SELECT $1, $2 WHERE (SELECT COUNT(*) FROM contact_proofs) < $3
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, expiresAt.toISOString(), maxProofs],
    );
    if (remembered.length > 0) return 'fresh';
    const known = await query('SELECT id FROM contact_proofs WHERE id = $1', [id]);
    return known.length > 0 ? 'spent' : 'full';
  },
});
