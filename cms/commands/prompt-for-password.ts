import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../core/util/operator-error.ts';

/** One line from the keyboard, without echo. @throws {OperatorError} on Ctrl+C and Ctrl+D */
async function readHiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  lines.close();
  process.stderr.write('\n');
  if (line === undefined) throw new OperatorError('Nothing was changed');
  return line;
}

/**
 * A password typed twice, or the first line of piped input. Never an argument: other users of the machine can read those.
 * @throws {OperatorError}
 */
export async function promptForPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    if (line === '') throw new OperatorError('No password on standard input');
    return line;
  }
  const password = await readHiddenLine('Password: ');
  if ((await readHiddenLine('Repeat the password: ')) !== password)
    throw new OperatorError('The two passwords differ; nothing was changed');
  return password;
}
