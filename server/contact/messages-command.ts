import { parseArgs } from 'node:util';
import { contactFields } from '../../core/domain/contact-message.ts';
import { writeCsv } from '../../core/util/csv.ts';
import { dayMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { jsonLog } from '../log.ts';
import { readSettings } from '../read-settings.ts';
import { SettingError } from '../settings.ts';
import { visibleJson, visibleText } from '../visible-text.ts';
import { openContactStore } from './contact-service.ts';
import { errorName } from './error-name.ts';
import type { ClockNotes } from './store/clock-notes.ts';
import type { ContactStore } from './store/contact-store.ts';
import { LostDatabaseError } from './store/sqlite-database.ts';
import { isFarFrom } from './store/store-clock.ts';
import { isMessageState, messageStates, type StoredMessage } from './store/stored-message.ts';

const usage = `npm run messages -- <what>

  list [--state ${messageStates.join('|')}]   list messages, one per line
  show <id>                                 show one message in full
  export csv|json [--state …]               write messages to standard output
  retry <id> | retry --failed               make messages due now; the running site sends them
  delete <id> | delete --email <email>      delete one message, or all from one person
  accept-clock                              the clock is right: the site was off, or its clock was wrong before
  prune [--days <number>]                   delete messages older than that (default: MESSAGES_KEPT)

DATA_FOLDER or DATABASE_URL names the outbox.
`;

interface Output {
  write(text: string): unknown;
}

/** An invalid command line. The message is for the operator. */
class UsageError extends Error {}

/** A command that would do harm now. The message tells the operator why. */
class RefusedError extends Error {}

/** Strips control and bidi characters, which could manipulate a terminal, from everything that a command writes. */
const visibleOutput = (output: Output): Output => ({
  write: (text) => output.write(visibleText(text)),
});

/** @returns the process's exit code */
export async function runMessages(
  args: string[],
  environment: Record<string, string | undefined>,
  standardOutput: Output,
  standardError: Output,
  now: () => Date = () => new Date(),
): Promise<number> {
  const [out, errors] = [visibleOutput(standardOutput), visibleOutput(standardError)];
  let store: ContactStore | undefined;
  try {
    const settings = readSettings(environment);
    const { values, positionals } = parseCommand(args);
    const [command, argument] = positionals;
    if (!command || command === 'help') {
      out.write(usage);
      return 0;
    }
    const run = commands[command];
    if (!run) throw new UsageError(`Unknown command '${command}'`);
    store = openContactStore(settings, jsonLog);
    return await run({
      outbox: store.outbox,
      clockNotes: store.clockNotes,
      argument,
      options: values,
      retentionDays: settings.contact.retentionDays,
      now: now(),
      out,
    });
  } catch (error) {
    if (error instanceof UsageError) errors.write(`${error.message}\n\n${usage}`);
    else
      errors.write(
        error instanceof SettingError ||
          error instanceof RefusedError ||
          error instanceof LostDatabaseError
          ? `${error.message}\n`
          : `Cannot use the outbox: ${errorName(error)}\n`,
      );
    return 1;
  } finally {
    await store?.close();
  }
}

type Options = ReturnType<typeof parseCommand>['values'];

function parseCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        failed: { type: 'boolean' },
        email: { type: 'string' },
        days: { type: 'string' },
      },
    });
    const { state } = values;
    if (state !== undefined && !isMessageState(state))
      throw new Error(`--state must be one of ${messageStates.join(', ')}`);
    if (values.days !== undefined && !/^\d+$/.test(values.days))
      throw new Error('--days must be a whole number');
    return { values: { ...values, state }, positionals };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

interface CommandContext extends Pick<ContactStore, 'outbox' | 'clockNotes'> {
  argument: string | undefined;
  options: Options;
  retentionDays: number;
  now: Date;
  out: Output;
}

const commands: Record<string, (call: CommandContext) => Promise<number>> = {
  async list({ outbox, options, out }) {
    for (const { id, receivedAt, state, attempts, email, subject, problem } of await outbox.list(
      options.state,
    )) {
      const summary = `${email}  ${subject}`;
      out.write(
        `${id}  ${receivedAt.toISOString()}  ${state.padEnd(9)}  ${attempts}×  ${summary}${problem ? `  (${problem})` : ''}\n`,
      );
    }
    const { waiting, delivered, failed } = await outbox.counts();
    out.write(`${waiting} waiting, ${delivered} delivered, ${failed} failed\n`);
    return 0;
  },

  async show({ outbox, argument, out }) {
    const message = argument === undefined ? undefined : await outbox.get(argument);
    if (!message) throw new UsageError(`No message has the id '${argument ?? ''}'`);
    const { message: text, ...facts } = message;
    for (const [name, value] of Object.entries(facts))
      if (value !== undefined)
        out.write(`${name}: ${value instanceof Date ? value.toISOString() : value}\n`);
    out.write(`\n${text}\n`);
    return 0;
  },

  async export({ outbox, argument, options, out }) {
    if (argument !== 'csv' && argument !== 'json') throw new UsageError('export needs csv or json');
    const messages = await outbox.list(options.state);
    out.write(
      argument === 'json'
        ? `${visibleJson(JSON.stringify(messages, null, 2))}\n`
        : formatCsv(messages),
    );
    return 0;
  },

  async retry({ outbox, clockNotes, argument, options, now, out }) {
    if ((argument === undefined) === (options.failed !== true))
      throw new UsageError('retry needs an id, or --failed');
    const time = (await notedTimeIfFar(clockNotes, now)) ?? now;
    const count = await (argument === undefined
      ? outbox.retryFailed(time)
      : outbox.retry(argument, time));
    return reportCount(out, count, 'due now');
  },

  async delete({ outbox, argument, options, out }) {
    if (argument !== undefined && options.email === undefined)
      return reportCount(out, await outbox.remove({ kind: 'id', id: argument }), 'deleted');
    if (argument === undefined && options.email !== undefined)
      return reportCount(
        out,
        await outbox.remove({ kind: 'email', email: options.email }),
        'deleted',
      );
    throw new UsageError('delete needs an id, or --email');
  },

  async 'accept-clock'({ clockNotes, now, out }) {
    const count = await clockNotes.acceptClock(now);
    const messages = count === 1 ? '1 message counts' : `${count} messages count`;
    out.write(`The clock is accepted: it is ${now.toISOString()}. ${messages} as received now.\n`);
    return 0;
  },

  async prune({ outbox, clockNotes, options, retentionDays, now, out }) {
    const notedTime = await notedTimeIfFar(clockNotes, now);
    if (notedTime)
      throw new RefusedError(
        `Nothing was deleted: the clock says ${now.toISOString()}, but the site last noted the time at ${notedTime.toISOString()}. If the clock is right, run npm run messages -- accept-clock first`,
      );
    const days = options.days === undefined ? retentionDays : Number(options.days);
    reportCount(
      out,
      await outbox.remove({ kind: 'old', receivedBefore: new Date(now.getTime() - days * dayMs) }),
      'deleted',
    );
    return 0;
  },
};

/** @returns undefined if this time is plausible */
async function notedTimeIfFar(clockNotes: ClockNotes, now: Date): Promise<Date | undefined> {
  const { notedTime, hasMessages } = await clockNotes.readClock();
  return notedTime && hasMessages && isFarFrom(now, notedTime) ? notedTime : undefined;
}

/** @returns exit code 1 if no message was affected */
function reportCount(out: Output, count: number, outcome: string): number {
  out.write(`${count} ${count === 1 ? 'message' : 'messages'} ${outcome}\n`);
  return count > 0 ? 0 : 1;
}

const columns = [
  'id',
  'receivedAt',
  'state',
  'attempts',
  'deliveredAt',
  'problem',
  ...contactFields.map(({ key }) => key),
] as const;

/** Protected against formula injection; the JSON export has the exact values, with invisible characters escaped. */
function formatCsv(messages: readonly StoredMessage[]): string {
  const records = messages.map((message) =>
    columns.map((column) => {
      const value = message[column];
      return value instanceof Date ? value.toISOString() : String(value ?? '');
    }),
  );
  return writeCsv([columns, ...records], { quoteAll: true });
}
