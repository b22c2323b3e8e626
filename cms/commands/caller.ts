import path from 'node:path';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** A path that the caller gave: relative to the folder of the call, not to cms/. */
export const resolveFromCaller = (file: string): string =>
  path.resolve(process.env['CMS_CALLER_FOLDER'] ?? process.cwd(), file);
