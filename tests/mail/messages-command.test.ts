import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runMessages } from '../../server/contact/messages-command.ts';
import { createContactStore, type ContactStore } from '../../server/contact/store/contact-store.ts';
import { openSqliteDatabase } from '../../server/contact/store/sqlite-database.ts';
import { newFolder } from './harness.ts';

const first = {
  name: '李明',
  phone: '+86 10',
  email: 'li@example.com',
  subject: '=HYPERLINK("x")',
  message: 'one\n"two", three',
};
const second = { ...first, name: 'ليلى', email: 'layla@example.com', subject: 'second' };
const received = new Date('2026-06-15T12:00:00Z');

async function run(
  folder: string,
  ...parameters: string[]
): Promise<{ output: string; errors: string; code: number }> {
  let [output, errors] = ['', ''];
  const code = await runMessages(
    parameters,
    { DATA_FOLDER: folder },
    { write: (text) => (output += text) },
    { write: (text) => (errors += text) },
  );
  return { output, errors, code };
}

test('npm run messages reads the outbox that the settings name', async () => {
  const { folder, ids } = await filled();
  const environment = { PATH: process.env['PATH'], DATA_FOLDER: folder, NODE_NO_WARNINGS: '1' };
  const { stdout, status } = spawnSync(process.execPath, ['tools/messages.js', 'show', ids[1]], {
    env: environment,
    encoding: 'utf8',
  });
  expect(stdout).toContain('name: ليلى\n');
  expect(status).toBe(0);
});

/** An outbox with a waiting and a failed message, as a running site leaves it. */
async function filled(): Promise<{
  folder: string;
  ids: [string, string];
  open: () => ContactStore;
}> {
  const folder = newFolder(onTestFinished);
  const open = (): ContactStore =>
    createContactStore(openSqliteDatabase(path.join(folder, 'contact-messages.db')));
  const store = open();
  const one = await store.outbox.store(first, received);
  const [claimed] = await store.outbox.lease(1, 60_000, received);
  if (claimed) await store.outbox.recordFailure(claimed, 'EENVELOPE 550', undefined);
  const two = await store.outbox.store(second, new Date());
  await store.close();
  return { folder, ids: [one.id, two.id], open };
}

test('list prints one line per message, and can be filtered', async () => {
  const { folder, ids } = await filled();
  const { output, code } = await run(folder, 'list');
  expect(code).toBe(0);
  expect(output).toContain(
    `${ids[0]}  2026-06-15T12:00:00.000Z  failed     1×  li@example.com  =HYPERLINK("x")  (EENVELOPE 550)\n`,
  );
  expect(output).toMatch(/1 waiting, 0 delivered, 1 failed\n$/);
  const failed = (await run(folder, 'list', '--state', 'failed')).output;
  expect(failed).toContain(ids[0]);
  expect(failed).not.toContain(ids[1]);
});

test('show prints one message in full', async () => {
  const { folder, ids } = await filled();
  const { output } = await run(folder, 'show', ids[0]);
  expect(output).toContain('name: 李明\n');
  expect(output.endsWith('\none\n"two", three\n')).toBe(true);
  expect((await run(folder, 'show', 'none')).code).toBe(1);
});

test('export writes JSON with the exact text, and CSV that no spreadsheet executes', async () => {
  const { folder } = await filled();
  const parsed = JSON.parse((await run(folder, 'export', 'json')).output) as {
    subject: string;
    message: string;
  }[];
  expect(parsed).toHaveLength(2);
  expect(parsed[0]).toMatchObject(first);
  const { output } = await run(folder, 'export', 'csv');
  expect(output.startsWith('\uFEFF"id","receivedAt"')).toBe(true);
  expect(output).toContain(
    `"李明","'+86 10","li@example.com","'=HYPERLINK(""x"")","one\n"`.slice(0, -1),
  );
  expect(output).toContain('""two"", three"\r\n');
});

test.each([[['list']], [['show']], [['export', 'csv']], [['export', 'json']]])(
  '%j writes no characters that could manipulate a terminal',
  async (command) => {
    const { folder, open } = await filled();
    const spoof = 'a\u202eb\u2066c\u200fd\u061ce\u009b2Jf\u001b[31mg';
    const opened = open();
    const message = { name: spoof, phone: spoof, email: spoof, subject: spoof, message: spoof };
    const { id } = await opened.outbox.store(message, received);
    await opened.close();
    const { output } = await run(folder, ...command, ...(command[0] === 'show' ? [id] : []));
    if (command[1] !== 'json') expect(output).toContain('abcde2Jf[31mg');
    // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
    expect(output).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u001b\u007f-\u009f]/);
    if (command[1] === 'json')
      expect(JSON.parse(output)).toContainEqual(expect.objectContaining(message));
  },
);

test('a reader that has seen enough ends the list quietly', async () => {
  const { folder, open } = await filled();
  const opened = open();
  // More than a pipe holds.
  for (let number = 0; number < 800; number++)
    await opened.outbox.store({ ...second, subject: `${number} ${'long '.repeat(30)}` }, received);
  await opened.close();
  const child = spawn(process.execPath, ['tools/messages.js', 'list'], {
    env: { PATH: process.env['PATH'], DATA_FOLDER: folder, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = (await once(child, 'close')) as [number];
  expect([code, errors]).toEqual([0, '']);
});

test('retry makes one message, or all failed ones, due', async () => {
  const { folder, ids, open } = await filled();
  expect(await run(folder, 'retry', '--failed')).toMatchObject({
    output: '1 message due now\n',
    code: 0,
  });
  expect((await run(folder, 'retry', ids[1])).output).toBe('1 message due now\n');
  const opened = open();
  expect(await opened.outbox.get(ids[0])).toMatchObject({ state: 'waiting', attempts: 0 });
  await opened.close();
});

test('delete removes one message or a person’s messages; prune removes old ones', async () => {
  const { folder, ids } = await filled();
  expect((await run(folder, 'prune', '--days', '1')).output).toBe('1 message deleted\n');
  expect(await run(folder, 'delete', ids[0])).toMatchObject({
    output: '0 messages deleted\n',
    code: 1,
  });
  expect((await run(folder, 'delete', '--email', 'LAYLA@example.com')).output).toBe(
    '1 message deleted\n',
  );
  expect((await run(folder, 'list')).output).toBe('0 waiting, 0 delivered, 0 failed\n');
});

test('deleted messages are gone from the files, too', async () => {
  const { folder, ids } = await filled();
  await run(folder, 'delete', ids[0]);
  const { stdout } = spawnSync('grep', ['-rlF', 'HYPERLINK', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test.each([
  [['nothing']],
  [['list', '--state', 'lost']],
  [['export']],
  [['retry']],
  [['delete']],
  [['prune', '--days', 'few']],
  [['list', '--unknown']],
])('a wrong command line is explained: %j', async (parameters) => {
  const { errors, output, code } = await run(newFolder(onTestFinished), ...parameters);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toContain('npm run messages -- <what>');
});

test('an outbox that was emptied is reported in one line', async () => {
  const { folder } = await filled();
  const file = path.join(folder, 'contact-messages.db');
  truncateSync(file);
  expect(await run(folder, 'list')).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /^\S+contact-messages\.db is empty, [^\n]* backup, [^\n]*\n$/,
    ) as string,
  });
});

test('without arguments it prints its usage', async () => {
  expect(await run(newFolder(onTestFinished))).toMatchObject({
    code: 0,
    output: expect.stringContaining('export csv|json') as string,
  });
});
