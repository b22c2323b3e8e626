import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

const [enter, interrupt, end, backspace] = ['\r', '\u0003', '\u0004', '\u007f'];

/** One line from the keyboard that is not shown. */
async function hiddenLine(question: string): Promise<string> {
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

/** A password from the keyboard, asked twice, or the first line of what is piped in. Never from the arguments: others can read those. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    if (line === '') throw new CommandError('No password came on standard input');
    return line;
  }
  const password = await hiddenLine('Password: ');
  if ((await hiddenLine('Once more: ')) !== password)
    throw new CommandError('The two passwords differ; nothing was changed');
  return password;
}
