import { messageStates } from './stored-message.ts';

/** A new field of the form needs a column here and a migration of existing databases. */
export const tableStatements = [
  `CREATE TABLE IF NOT EXISTS contact_messages (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    recent_words TEXT UNIQUE,
    state TEXT NOT NULL CHECK (state IN (${messageStates.map((state) => `'${state}'`).join(', ')})),
    attempts INTEGER NOT NULL,
    first_attempt_at TEXT,
    next_attempt_at TEXT NOT NULL,
    lease TEXT,
    lease_until TEXT NOT NULL,
    delivered_at TEXT,
    problem TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS contact_messages_due ON contact_messages (state, next_attempt_at)',
  'CREATE INDEX IF NOT EXISTS contact_messages_age ON contact_messages (received_at)',
  'CREATE TABLE IF NOT EXISTS contact_proofs (id TEXT PRIMARY KEY, expires_at TEXT NOT NULL)',
  'CREATE INDEX IF NOT EXISTS contact_proofs_end ON contact_proofs (expires_at)',
  'CREATE TABLE IF NOT EXISTS contact_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS contact_limits (name TEXT PRIMARY KEY, ends_at TEXT NOT NULL, taken INTEGER NOT NULL)',
  'CREATE INDEX IF NOT EXISTS contact_limits_end ON contact_limits (ends_at)',
  'CREATE TABLE IF NOT EXISTS contact_clock (name TEXT PRIMARY KEY, time TEXT NOT NULL)',
];
