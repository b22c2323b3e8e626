import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

/** The oldest Java that the checker runs on. */
export const minJavaVersion = 17;

/** True if this machine has a Java that the checker runs on. */
export function hasJava(): boolean {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= minJavaVersion;
}

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

/** Every void element that React renders has a slash. */
const isRemark = ({ type, subType }: Message): boolean => type === 'info' && subType === undefined;
/** Safari takes a list without bullets for one only if its role says so. */
const isListRole = ({ message }: Message): boolean => message.startsWith('The “list” role');

/** The checker's CSS parser does not know `@container`, `@view-transition` and the like; stylelint checks the styles. */
const withoutStyles = (html: string): string =>
  html.replace(/<style>.*?<\/style>/s, '<style></style>');

/** Errors and warnings of the Nu HTML checker: from the page's name to one line for each. */
export function htmlErrors(pages: ReadonlyMap<string, string>): Map<string, string[]> {
  const { folder, remove } = temporaryFolder('html');
  try {
    const names = [...pages.keys()];
    for (const [index, name] of names.entries())
      writeFileSync(path.join(folder, `${index}.html`), withoutStyles(pages.get(name) ?? ''));
    const { status, stdout, stderr } = spawnSync(
      'java',
      [
        // Optimizing takes Java longer than checking; the stack is for nested patterns of the schema.
        '-XX:TieredStopAtLevel=1',
        '-Xss16m',
        '-jar',
        jar,
        '--format',
        'json',
        '--stdout',
        '--exit-zero-always',
        '--skip-non-html',
        // The checker guesses languages by chance: of 200 copies of one Chinese page full of symbols, 15 were "Norwegian".
        '--no-langdetect',
        folder,
      ],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) throw new Error(`The HTML checker ended with ${status}:\n${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    const errors = new Map<string, string[]>();
    for (const message of messages.filter((each) => !isRemark(each) && !isListRole(each))) {
      const name = names[Number.parseInt(path.basename(message.url ?? ''), 10)] ?? 'the checker';
      const line = `${message.message} ${message.extract ?? ''}`.trim();
      errors.set(name, [...(errors.get(name) ?? []), line]);
    }
    return errors;
  } finally {
    remove();
  }
}
