import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  folder: string;
  remove: () => void;
}

export function temporaryFolder(name: string, parent = tmpdir()): TemporaryFolder {
  const folder = mkdtempSync(path.join(parent, `${name}-`));
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

const memory = '/dev/shm';

/**
 * As `newFolder`, in memory where the machine has such a place: a disk that something else keeps busy delays every message that
 * is written, and a proxy takes a site that waits for it for dead.
 */
export function newMemoryFolder(onTestFinished: OnTestFinished): string {
  const { folder, remove } = temporaryFolder('data', existsSync(memory) ? memory : tmpdir());
  onTestFinished(remove);
  return folder;
}
