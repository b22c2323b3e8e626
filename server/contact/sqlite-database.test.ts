import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteDatabase } from './sqlite-database.ts';

const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      (statSync(path.join(folder, name)).mode & 0o777).toString(8),
    ]),
  );

test.skipIf(process.platform === 'win32').each([
  ['a new database', () => {}],
  ['one that others could read', (file: string) => writeFileSync(file, '', { mode: 0o644 })],
])('only the owner can read %s and its log files', async (_, prepare) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const file = path.join(folder, 'messages.db');
  prepare(file);
  const database = openSqliteDatabase(file);
  await database.query('CREATE TABLE letters (text TEXT)');
  expect(modesIn(folder)).toEqual({
    'messages.db': '600',
    'messages.db-shm': '600',
    'messages.db-wal': '600',
  });
  await database.close();
});
