import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { withContactStore } from '../../server/contact/contact-service.ts';
import { createContactStore } from '../../server/contact/store/contact-store.ts';
import { openSqliteDatabase } from '../../server/contact/store/sqlite-database.ts';
import { parseSettings } from '../../server/settings.ts';
import { memoryLog } from '../fakes/memory-log.ts';
import { smallDisk } from '../harness/disks.ts';
import { serve, startBuiltIn } from './built-in-provider.ts';
import { newFolder } from './harness.ts';
import { generousLimits, sendForm } from './messages.ts';

const long = 'word '.repeat(900);

test('with a full database the visitor sees a failure; all confirmed messages are stored in full, and nothing else', async () => {
  const file = path.join(newFolder(onTestFinished), 'outbox.db');
  const database = openSqliteDatabase(file);
  const store = createContactStore(database);
  const { outbox } = store;
  await outbox.counts();
  await database.query('PRAGMA max_page_count = 40');
  const log = memoryLog();
  const service = withContactStore(parseSettings(generousLimits), store, log);
  onTestFinished(() => service.stop());
  const origin = await serve(onTestFinished, service);
  const statuses = [];
  for (let number = 0; number < 40; number++)
    statuses.push(
      (await sendForm(origin, { subject: `Question ${number}`, 'contact-message': long })).status,
    );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
  expect(statuses.at(-1)).toBe(503);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(
    statuses.flatMap((status, number) => (status === 200 ? [`Question ${number}`] : [])),
  );
  expect(log.lines).toContainEqual({
    level: 'error',
    message: 'A contact message could not be stored',
    details: { error: 'database or disk is full' },
  });
  expect(await service.status()).toMatchObject({
    problems: ['The outbox cannot be written: database or disk is full'],
  });
  await database.query('PRAGMA max_page_count = 400');
  expect((await sendForm(origin, { subject: 'with space again' })).status).toBe(200);
  expect(await service.status()).toMatchObject({ problems: [] });
});

test('with a full disk the visitor sees a failure, and once there is space the next message is accepted', async ({
  skip,
}) => {
  const disk = smallDisk(onTestFinished, 1024);
  if (!disk) return skip('no right to mount a small disk here');
  const { folder } = disk;
  const { origin, outbox } = await startBuiltIn(onTestFinished, { DATA_FOLDER: folder });
  const filling = path.join(folder, 'filling');
  expect((await sendForm(origin, { subject: 'before' })).status).toBe(200);
  const used = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(path.join(folder, name)).size,
    0,
  );
  for (let bytes = 1_048_576 - used; bytes > 4096; bytes -= 4096) {
    try {
      writeFileSync(filling, Buffer.alloc(bytes));
      break;
    } catch {
      continue;
    }
  }
  const statuses = [];
  for (let number = 0; number < 12; number++)
    statuses.push(
      (await sendForm(origin, { subject: `full ${number}`, 'contact-message': long })).status,
    );
  expect(statuses).toContain(503);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  writeFileSync(filling, '');
  expect((await sendForm(origin, { subject: 'after' })).status).toBe(200);
  const stored = (await outbox.list()).map(({ subject }) => subject);
  expect(stored).toEqual([
    'before',
    ...statuses.flatMap((status, number) => (status === 200 ? [`full ${number}`] : [])),
    'after',
  ]);
});

test('with a locked database the visitor sees a failure, other requests are served meanwhile, and afterwards messages are accepted again', async () => {
  const folder = newFolder(onTestFinished);
  const { origin, outbox } = await startBuiltIn(onTestFinished, { DATA_FOLDER: folder });
  expect((await sendForm(origin, { subject: 'before' })).status).toBe(200);
  const other = new DatabaseSync(path.join(folder, 'contact-messages.db'));
  other.exec('BEGIN IMMEDIATE');
  let waiting = true;
  const locked = sendForm(origin, { subject: 'locked' }).finally(() => (waiting = false));
  // The statement is already being retried when this request starts, and still is when it ends.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  expect(waiting).toBe(true);
  const response = await locked;
  expect([response.status, await response.text()]).toEqual([503, 'Service Unavailable']);
  other.exec('COMMIT');
  other.close();
  expect((await sendForm(origin, { subject: 'after' })).status).toBe(200);
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['before', 'after']);
});

test('a short lock costs the visitor a moment and nothing else', async () => {
  const folder = newFolder(onTestFinished);
  const { origin } = await startBuiltIn(onTestFinished, { DATA_FOLDER: folder });
  expect((await sendForm(origin, { subject: 'before' })).status).toBe(200);
  const other = new DatabaseSync(path.join(folder, 'contact-messages.db'));
  other.exec('BEGIN IMMEDIATE');
  setTimeout(() => other.exec('COMMIT'), 400);
  expect((await sendForm(origin, { subject: 'meanwhile' })).status).toBe(200);
  other.close();
});

test('with an unreachable database the visitor sees a failure, and readiness reports it', async () => {
  const { origin, service } = await startBuiltIn(onTestFinished, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  });
  expect((await sendForm(origin)).status).toBe(503);
  expect(await service.status()).toBe('outbox does not respond');
  expect((await fetch(`${origin}/api/contact/stamp`)).status).toBe(503);
});
