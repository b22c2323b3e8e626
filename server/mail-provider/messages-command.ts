import { parseArgs } from 'node:util';
import { withoutDirectionMarks } from '../../contract/contact-message.ts';
import { jsonLog } from '../log.ts';
import { parseSettings, SettingError } from '../settings.ts';
import { openOutbox } from './contact-service.ts';
import type { MessageState, Outbox, StoredMessage } from './outbox.ts';
import { problemName } from './problem-name.ts';

const usage = `npm run messages -- <what>

  list [--state waiting|delivered|failed]   one line a message
  show <id>                                 one message, whole
  export csv|json [--state …]               all of them, on standard output
  retry <id> | retry --failed               due at once; the running site sends them
  delete <id> | delete --email <address>    one message, or all that a person sent
  prune [--days <number>]                   those older than that (without it: MESSAGES_KEPT)

The outbox is the one that DATA_FOLDER or DATABASE_URL names.
`;

interface Output {
  write(text: string): unknown;
}

/** A wrong command line; its message is the whole explanation. */
class UsageError extends Error {}

const states: readonly string[] = ['waiting', 'delivered', 'failed'];
const day = 24 * 60 * 60_000;

/** @returns the process's exit code */
export async function runMessages(
  words: string[],
  environment: Record<string, string | undefined>,
  out: Output,
  errors: Output,
): Promise<number> {
  let outbox: Outbox | undefined;
  try {
    const { contact: settings } = parseSettings(environment);
    const { values, positionals } = parseCommand(words);
    const [command, argument] = positionals;
    if (!command || command === 'help') {
      out.write(usage);
      return 0;
    }
    const perform = commands[command];
    if (!perform) throw new UsageError(`There is no '${command}'`);
    outbox = openOutbox(settings, jsonLog);
    return await perform({
      outbox,
      argument,
      options: values,
      keepDays: settings.retentionDays,
      out,
    });
  } catch (error) {
    if (error instanceof UsageError) errors.write(`${error.message}\n\n${usage}`);
    else
      errors.write(
        error instanceof SettingError
          ? `${error.message}\n`
          : `The outbox cannot be used: ${problemName(error)}\n`,
      );
    return 1;
  } finally {
    await outbox?.close();
  }
}

type Options = ReturnType<typeof parseCommand>['values'];

function parseCommand(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        failed: { type: 'boolean' },
        email: { type: 'string' },
        days: { type: 'string' },
      },
    });
    if (values.state !== undefined && !states.includes(values.state))
      throw new Error(`--state must be one of ${states.join(', ')}`);
    if (values.days !== undefined && !/^\d+$/.test(values.days))
      throw new Error('--days must be a whole number');
    return { values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

interface Call {
  outbox: Outbox;
  argument: string | undefined;
  options: Options;
  keepDays: number;
  out: Output;
}

const commands: Record<string, (call: Call) => Promise<number>> = {
  async list({ outbox, options, out }) {
    for (const { id, receivedAt, state, attempts, email, subject, problem } of await outbox.list(
      options.state as MessageState,
    )) {
      const about = `${email}  ${withoutDirectionMarks(subject)}`;
      out.write(
        `${id}  ${receivedAt.toISOString()}  ${state.padEnd(9)}  ${attempts}×  ${about}${problem ? `  (${problem})` : ''}\n`,
      );
    }
    const { waiting, delivered, failed } = await outbox.counts();
    out.write(`${waiting} waiting, ${delivered} delivered, ${failed} failed\n`);
    return 0;
  },

  async show({ outbox, argument, out }) {
    const message = argument === undefined ? undefined : await outbox.get(argument);
    if (!message) throw new UsageError(`There is no message '${argument ?? ''}'`);
    const { message: words, ...rest } = message;
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined)
        out.write(`${name}: ${value instanceof Date ? value.toISOString() : value}\n`);
    out.write(`\n${words}\n`);
    return 0;
  },

  async export({ outbox, argument, options, out }) {
    if (argument !== 'csv' && argument !== 'json') throw new UsageError('export needs csv or json');
    const messages = await outbox.list(options.state as MessageState);
    out.write(argument === 'json' ? `${JSON.stringify(messages, null, 2)}\n` : csv(messages));
    return 0;
  },

  async retry({ outbox, argument, options, out }) {
    if ((argument === undefined) === (options.failed !== true))
      throw new UsageError('retry needs an id, or --failed');
    return told(out, await outbox.retry(argument, new Date()), 'due now');
  },

  async delete({ outbox, argument, options, out }) {
    if (argument !== undefined && options.email === undefined)
      return told(out, await outbox.remove({ id: argument }), 'deleted');
    if (argument === undefined && options.email !== undefined)
      return told(out, await outbox.remove({ email: options.email }), 'deleted');
    throw new UsageError('delete needs an id, or --email');
  },

  async prune({ outbox, options, keepDays, out }) {
    const days = options.days === undefined ? keepDays : Number(options.days);
    told(
      out,
      await outbox.remove({ receivedBefore: new Date(Date.now() - days * day) }),
      'deleted',
    );
    return 0;
  },
};

function told(out: Output, count: number, what: string): number {
  out.write(`${count} ${count === 1 ? 'message' : 'messages'} ${what}\n`);
  return count > 0 ? 0 : 1;
}

const columns = [
  'id',
  'receivedAt',
  'state',
  'attempts',
  'deliveredAt',
  'problem',
  'name',
  'phone',
  'email',
  'subject',
  'message',
] as const;

/** For spreadsheets: begins with a byte order mark, so that they read Chinese and Arabic. */
function csv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) =>
    columns.map((column) => {
      const value = message[column];
      return cell(value instanceof Date ? value.toISOString() : String(value ?? ''));
    }),
  );
  return `\uFEFF${[columns.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front; JSON has the exact words. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
