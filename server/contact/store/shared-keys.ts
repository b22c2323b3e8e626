import { randomBytes } from 'node:crypto';
import type { Query } from './sql-database.ts';

export interface SharedKeys {
  /** Gets a random key that all replicas share; creates it on first use. */
  get(name: string): Promise<Buffer>;
}

export const createSharedKeys = (query: Query): SharedKeys => ({
  async get(name) {
    await query(
      'INSERT INTO contact_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, randomBytes(32).toString('base64url')],
    );
    const [row] = await query('SELECT value FROM contact_keys WHERE name = $1', [name]);
    return Buffer.from(String(row?.['value']), 'base64url');
  },
});
