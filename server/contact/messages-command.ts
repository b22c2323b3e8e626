import { parseArgs } from 'node:util';
import { writeCsv } from '../../core/util/csv.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import { readSettings } from '../settings/settings.ts';
import { visibleJson, visibleText } from '../visible-text.ts';
import { openOutbox } from './contact-service.ts';
import { errorName } from './error-name.ts';
import {
  messageKeys,
  messageStates,
  type MessageState,
  type Outbox,
  type Selection,
  type StoredMessage,
} from './outbox.ts';

const usage = `npm run messages -- <what>

  list [--state ${messageStates.join('|')}]   list messages, one per line
  export csv|json [<id> | --email <email> | --state …]   write messages in full to standard output
  retry <id> | retry --state failed         make messages due now; the running site sends them
  delete <id> | delete --email <email>      delete one message, or all from one person

DATA_FOLDER or DATABASE_URL names the outbox. Messages older than MESSAGES_KEPT are deleted by the running site.`;

const wrongUsage = (problem: string): OperatorError => new OperatorError(`${problem}\n\n${usage}`);

interface Output {
  write(text: string): unknown;
}

/** @returns the process's exit code */
export async function runMessages(
  parameters: string[],
  environment: Record<string, string | undefined>,
  standardOutput: Output,
  standardError: Output,
): Promise<number> {
  let outbox: Outbox | undefined;
  // Without control and direction characters, which could manipulate a terminal.
  const print = (text: string): unknown => standardOutput.write(visibleText(text));
  try {
    const settings = readSettings(environment);
    const call = parseCommand(parameters);
    outbox = openOutbox(settings);
    return await run(call, outbox, print);
  } catch (error) {
    const text =
      error instanceof OperatorError
        ? `${error.message}\n`
        : `Cannot use the outbox: ${errorName(error)}\n`;
    standardError.write(visibleText(text));
    return 1;
  } finally {
    await outbox?.close();
  }
}

function parseCommand(parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { state: { type: 'string' }, email: { type: 'string' } },
    });
    const [command, ...rest] = positionals;
    const format = command === 'export' ? rest.shift() : undefined;
    const { state, email } = values;
    if (state !== undefined && !messageStates.includes(state as MessageState))
      throw new Error(`--state must be one of ${messageStates.join(', ')}`);
    const selections: Selection[] = [
      ...rest.map((id) => ({ id })),
      ...(email === undefined ? [] : [{ email }]),
      ...(state === undefined ? [] : [{ state: state as MessageState }]),
    ];
    if (selections.length > 1) throw new Error('Name one id, or one option');
    return { command, format, selection: selections[0] };
  } catch (error) {
    throw wrongUsage(messageOf(error));
  }
}

async function run(
  { command, format, selection }: ReturnType<typeof parseCommand>,
  outbox: Outbox,
  print: (text: string) => unknown,
): Promise<number> {
  const report = (count: number, outcome: string): number => {
    print(`${count} ${count === 1 ? 'message' : 'messages'} ${outcome}\n`);
    return count > 0 ? 0 : 1;
  };
  if (command === 'list') {
    for (const message of await outbox.list(selection)) print(lineOf(message));
    const { waiting, delivered, failed } = await outbox.counts();
    print(`${waiting} waiting, ${delivered} delivered, ${failed} failed\n`);
    return 0;
  }
  if (command === 'export' && (format === 'csv' || format === 'json')) {
    const messages = await outbox.list(selection);
    const json = `${visibleJson(JSON.stringify(messages, null, 2))}\n`;
    print(format === 'json' ? json : formatCsv(messages));
    return 0;
  }
  if (command === 'retry' && selection && !('email' in selection))
    return report(await outbox.retry(selection, new Date()), 'due now');
  if (command === 'delete' && selection && !('state' in selection))
    return report(await outbox.remove(selection), 'deleted');
  throw wrongUsage('This is not how it is called:');
}

function lineOf(message: StoredMessage): string {
  const { id, receivedAt, state, attempts, email, subject, problem } = message;
  const cells = [id, receivedAt.toISOString(), state.padEnd(9), `${attempts}×`, email, subject];
  return `${cells.join('  ')}${problem ? `  (${problem})` : ''}\n`;
}

const columns = [
  'id',
  'receivedAt',
  'state',
  'attempts',
  'deliveredAt',
  'problem',
  ...messageKeys,
] as const;

/** Protected against formula injection; the JSON export has the exact values, with invisible characters escaped. */
function formatCsv(messages: readonly StoredMessage[]): string {
  const records = messages.map((message) =>
    columns.map((column) => {
      const value = message[column];
      return value instanceof Date ? value.toISOString() : String(value ?? '');
    }),
  );
  return writeCsv([columns, ...records]);
}
