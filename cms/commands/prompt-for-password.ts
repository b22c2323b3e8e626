import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

const [enter, interrupt, end, backspace] = ['\r', '\u0003', '\u0004', '\u007f'];

/** One line from the keyboard, without echo. */
async function readHiddenLine(question: string): Promise<string> {
  process.stderr.write(question);
  process.stdin.setRawMode(true).setEncoding('utf8').resume();
  let line = '';
  try {
    for (;;) {
      const [keys] = (await once(process.stdin, 'data')) as [string];
      for (const key of keys) {
        if (key === enter || key === '\n') return line;
        if (key === interrupt || key === end) throw new CommandError('Nothing was changed');
        line = key === backspace ? line.slice(0, -1) : line + key;
      }
    }
  } finally {
    process.stdin.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}

/**
 * A password typed twice, or the first line of piped input. Never an argument: other users of the machine can read those.
 * @throws {CommandError}
 */
export async function promptForPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    if (line === '') throw new CommandError('No password on standard input');
    return line;
  }
  const password = await readHiddenLine('Password: ');
  if ((await readHiddenLine('Repeat the password: ')) !== password)
    throw new CommandError('The two passwords differ; nothing was changed');
  return password;
}
