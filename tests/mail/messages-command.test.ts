import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runMessages } from '../../server/contact/messages-command.ts';
import { createOutbox, type Outbox } from '../../server/contact/outbox.ts';
import { openSqlite } from '../../server/contact/sql-database.ts';
import { newFolder } from '../harness/temporary-folder.ts';
import { storedMessage } from './messages.ts';

const first = {
  ...storedMessage,
  subject: '=HYPERLINK("x")',
  message: 'one\n"two", three',
  campaign: 'utm_source=x',
};
const second = { ...first, name: 'ليلى', email: 'layla@example.com', subject: 'second' };
const received = new Date('2026-06-15T12:00:00Z');

async function run(folder: string, ...parameters: string[]) {
  let [output, errors] = ['', ''];
  const code = await runMessages(
    parameters,
    { DATA_FOLDER: folder },
    { write: (text) => (output += text) },
    { write: (text) => (errors += text) },
  );
  return { output, errors, code };
}

/** An outbox with a failed and a waiting message, as a running site leaves it. */
async function filled(
  fill: (outbox: Outbox) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ folder: string; ids: [string, string] }> {
  const folder = newFolder(onTestFinished);
  const outbox = createOutbox(openSqlite(path.join(folder, 'contact-messages.db')));
  const one = await outbox.store(first, received);
  const [leased] = await outbox.lease(1, 60_000, received);
  if (leased) await outbox.recordFailure(leased, 'EENVELOPE 550');
  const two = await outbox.store(second, new Date());
  await fill(outbox);
  await outbox.close();
  return { folder, ids: [one.id, two.id] };
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

test('export writes JSON with the exact text, and CSV that no spreadsheet executes', async () => {
  const { folder, ids } = await filled();
  const exported = JSON.parse((await run(folder, 'export', 'json')).output) as unknown[];
  expect(exported).toMatchObject([first, second]);
  const one = JSON.parse((await run(folder, 'export', 'json', ids[1])).output) as unknown[];
  expect(one).toMatchObject([second]);
  const { output } = await run(folder, 'export', 'csv', '--email', 'li@example.com');
  expect(output).toMatch(/^\uFEFFid,receivedAt,.*page,language,referral,campaign\r\n/);
  expect(output).toContain(
    `李明,'+86 10 0000 0000,li@example.com,"'=HYPERLINK(""x"")","one\n""two"", three",/zh/contact,zh,ref=abc,utm_source=x\r\n`,
  );
});

test.each([[['list']], [['export', 'csv']], [['export', 'json']]])(
  '%j writes no characters that could manipulate a terminal',
  async (command) => {
    const spoof = 'a\u202eb\u2066c\u200fd\u061ce\u009b2Jf\u001b[31mg';
    const { folder } = await filled((outbox) =>
      outbox.store({ ...first, email: spoof, subject: spoof }, received),
    );
    const { output } = await run(folder, ...command);
    if (command[1] !== 'json') expect(output).toContain('abcde2Jf[31mg');
    // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
    expect(output).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u001b\u007f-\u009f]/);
  },
);

test('retry makes one message, or all failed ones, due', async () => {
  const { folder, ids } = await filled();
  expect(await run(folder, 'retry', '--state', 'failed')).toMatchObject({
    output: '1 message due now\n',
    code: 0,
  });
  expect((await run(folder, 'retry', ids[1])).output).toBe('1 message due now\n');
  expect((await run(folder, 'list')).output).toMatch(/2 waiting, 0 delivered, 0 failed\n$/);
});

test('delete removes one message or a person’s messages, from the files, too', async () => {
  const { folder, ids } = await filled();
  expect((await run(folder, 'delete', ids[0])).output).toBe('1 message deleted\n');
  expect(await run(folder, 'delete', ids[0])).toMatchObject({ code: 1 });
  const { stdout } = spawnSync('grep', ['-rlF', 'HYPERLINK', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  await run(folder, 'delete', '--email', 'LAYLA@example.com');
  expect((await run(folder, 'list')).output).toBe('0 waiting, 0 delivered, 0 failed\n');
});

test.each([[['list', '--state', 'lost']], [['retry']], [['delete']], [['list', '--unknown']]])(
  'a wrong command line is explained: %j',
  async (parameters) => {
    const { errors, output, code } = await run(newFolder(onTestFinished), ...parameters);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('npm run messages -- <what>');
  },
);
