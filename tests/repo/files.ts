import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const notOurs = /(^|\/)(node_modules|dist|export|data|coverage|test-results)(\/|$)/;

/** Files of the repository, read once at the call. */
export function readFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { exclude: (path) => notOurs.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
