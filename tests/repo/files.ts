import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  /** Relative to the repository's root, with forward slashes. */
  path: string;
  text: string;
}

const notOurs = /(^|\/)(node_modules|dist|export|data|coverage|test-results)(\/|$)/;

/** Reads the repository's files that match. */
export function readFiles(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { exclude: (path) => notOurs.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
