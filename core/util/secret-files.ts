import { messageOf } from './error-message.ts';
import type { Parsed } from './parsed.ts';

/** Far more than a password, a key or a URL needs. */
export const maxSecretFileBytes = 65_536;

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that names a file with the secret instead of the secret itself. */
export const fileSettingOf = (name: string): string => `${name}_FILE`;

/**
 * The environment with each secret whose `…_FILE` is set read from that file, without the line break at its end, and
 * that `…_FILE` left out. An empty value counts as not set.
 * @param readFile throws if the file cannot be read
 * @returns or one line for the operator, which names the setting and the file and repeats nothing of its content
 */
export function readSecretFiles(
  environment: Environment,
  names: readonly string[],
  readFile: (file: string) => Uint8Array,
): Parsed<Record<string, string | undefined>, string> {
  const complete = { ...environment };
  for (const name of names) {
    const fileSetting = fileSettingOf(name);
    const file = environment[fileSetting];
    delete complete[fileSetting];
    if (!file) continue;
    if (environment[name])
      return { ok: false, problem: `${name} and ${fileSetting} are both set: set only one` };
    const secret = readSecret(file, readFile);
    if (!secret.ok)
      return { ok: false, problem: `${fileSetting}='${file}' cannot be used: ${secret.problem}` };
    complete[name] = secret.value;
  }
  return { ok: true, value: complete };
}

function readSecret(file: string, readFile: (file: string) => Uint8Array): Parsed<string, string> {
  let bytes: Uint8Array;
  try {
    bytes = readFile(file);
  } catch (error) {
    // The rest of the message repeats the path.
    return { ok: false, problem: messageOf(error).split(',', 1)[0] ?? '' };
  }
  if (bytes.length > maxSecretFileBytes)
    return { ok: false, problem: `the file has more than ${maxSecretFileBytes} bytes` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, problem: 'the file is not text in UTF-8' };
  }
  const value = text.replace(/[\r\n]+$/, '');
  return value === '' ? { ok: false, problem: 'the file is empty' } : { ok: true, value };
}
