import { messageOf } from './error-message.ts';
import { OperatorError } from './operator-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that names a file with the secret instead of the secret itself. */
export const fileSettingOf = (name: string): string => `${name}_FILE`;

/**
 * The environment with each secret whose `…_FILE` is set read from that file, without the line break at its end, and
 * that `…_FILE` left out. An empty value counts as not set.
 * @param readFile throws if the file cannot be read
 * @throws {OperatorError} that names the setting and the file and repeats nothing of its content
 */
export function readSecretFiles(
  environment: Environment,
  names: readonly string[],
  readFile: (file: string) => Uint8Array,
): Record<string, string | undefined> {
  const complete = { ...environment };
  for (const name of names) {
    const fileSetting = fileSettingOf(name);
    const file = environment[fileSetting];
    delete complete[fileSetting];
    if (!file) continue;
    if (environment[name])
      throw new OperatorError(`${name} and ${fileSetting} are both set: set only one`);
    try {
      const value = new TextDecoder().decode(readFile(file)).replace(/[\r\n]+$/, '');
      if (value === '') throw new Error('the file is empty');
      complete[name] = value;
    } catch (error) {
      // The rest of a file system's message repeats the path.
      const [problem] = messageOf(error).split(',', 1);
      throw new OperatorError(`${fileSetting}='${file}' cannot be used: ${problem}`);
    }
  }
  return complete;
}
