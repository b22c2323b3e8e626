import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../../tests/harness/temporary-folder.ts';
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
  const folder = newFolder(onTestFinished);
  const file = path.join(folder, 'messages.db');
  prepare(file);
  const database = openSqliteDatabase(file);
  await database.query('CREATE TABLE letters (text TEXT)');
  expect(modesIn(folder)).toEqual({
    'messages.db': '600',
    'messages.db.created': '600',
    'messages.db-shm': '600',
    'messages.db-wal': '600',
  });
  await database.close();
});

test.each([
  [
    'emptied',
    (file: string) => truncateSync(file, 0),
    /messages\.db is empty, .*backup.*\.created/,
  ],
  ['deleted', (file: string) => rmSync(file), /messages\.db is gone, .*backup.*\.created/],
  ['cut off', (file: string) => truncateSync(file, 4096), /messages\.db is damaged \(.*backup/],
  ['cut short', (file: string) => truncateSync(file, 50), /messages\.db is damaged \(.*backup/],
])('a database that was %s is not taken for a new one', async (_, damage, message) => {
  const folder = newFolder(onTestFinished);
  const file = path.join(folder, 'messages.db');
  const database = openSqliteDatabase(file);
  await database.query('CREATE TABLE letters (text TEXT)');
  await database.query('INSERT INTO letters VALUES ($1)', ['a'.repeat(20_000)]);
  await database.close();
  damage(file);
  expect(() => openSqliteDatabase(file)).toThrow(message);
  // Nothing was created in its place: it fails again.
  expect(() => openSqliteDatabase(file)).toThrow(message);
  rmSync(file, { force: true });
  rmSync(`${file}.created`);
  await openSqliteDatabase(file).close();
});
