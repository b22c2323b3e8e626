import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbox } from '../../server/contact/outbox.ts';
import { openSqlite } from '../../server/contact/sql-database.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { startBuiltIn } from './built-in-provider.ts';
import { sendForm } from './messages.ts';

test('with a full database the visitor sees a failure; what was confirmed is stored in full, and nothing else', async () => {
  const database = openSqlite(path.join(newFolder(onTestFinished), 'outbox.db'));
  const outbox = createOutbox(database);
  await outbox.counts();
  await database.query('PRAGMA max_page_count = 40');
  const { origin, service } = await startBuiltIn(onTestFinished, {}, { outbox });
  const confirmed: string[] = [];
  let status = 200;
  for (let number = 0; status === 200; number++) {
    const subject = `Question ${number}`;
    ({ status } = await sendForm(origin, { subject, 'contact-message': 'word '.repeat(900) }));
    if (status === 200) confirmed.push(subject);
  }
  expect(status).toBe(503);
  expect(confirmed.length).toBeGreaterThan(3);
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(confirmed);
  expect(await service.status()).toMatchObject({
    writeError: 'database or disk is full',
  });
  await database.query('PRAGMA max_page_count = 400');
  expect((await sendForm(origin, { subject: 'with space again' })).status).toBe(200);
  expect(await service.status()).toMatchObject({ writeError: undefined });
});
