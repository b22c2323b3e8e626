import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  folder: string;
  remove: () => void;
}

export function temporaryFolder(name: string): TemporaryFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Registers cleanup for the end of a test: Vitest's own function, or the fixture of the same name. */
export type OnTestFinished = (undo: () => void | Promise<void>) => void;

/** Creates a folder that is removed when the test ends. */
export function newFolder(onTestFinished: OnTestFinished, name = 'data'): string {
  const { folder, remove } = temporaryFolder(name);
  onTestFinished(remove);
  return folder;
}
