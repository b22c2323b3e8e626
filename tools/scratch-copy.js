// @ts-check
/** Copies the working tree to a temporary folder, where a change can be tried without touching the original. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const generatedFolders = new Set([
  'node_modules',
  'dist',
  'export',
  'export-config',
  'export-edge',
  'data',
  'coverage',
  'test-results',
  '.git',
  '.next',
]);

/** @param {string} folder */
const isFileIn = (folder) => (/** @type {string} */ file) =>
  statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;

/** Every file outside the generated folders. @param {string} folder */
const filesIn = (folder) =>
  globSync('{*,.*}/**/*', {
    cwd: folder,
    exclude: (file) => generatedFolders.has(path.basename(file)),
  })
    .concat(globSync('{*,.*}', { cwd: folder }))
    .filter(isFileIn(folder));

/** The files that git tracks or would track, in their current state; in an unpacked archive, every file. */
function sourceFiles() {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) return filesIn('.');
  return [...new Set(stdout.split('\0'))].filter((file) => file !== '').filter(isFileIn('.'));
}

/**
 * Packages are linked, not copied: nothing may be installed in the copy.
 * @returns {{ folder: string, changes: () => { edited: string[], added: string[] }, remove: () => void }}
 */
export function createScratchCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-copy-'));
  const copied = new Set(sourceFiles());
  for (const file of copied) cpSync(file, path.join(folder, file));
  // Drawing takes seconds, and each picture says what it was drawn from: the copy's build redraws only what a change alters.
  const pictures = 'dist/share-pictures';
  if (existsSync(pictures)) cpSync(pictures, path.join(folder, pictures), { recursive: true });
  for (const packages of ['node_modules', 'cms/node_modules'])
    if (existsSync(packages))
      symlinkSync(path.resolve(packages), path.join(folder, packages), 'junction');
  return {
    folder,
    /** Source files that differ from the original, and new ones. */
    changes: () => ({
      edited: [...copied].filter(
        (file) => !readFileSync(file).equals(readFileSync(path.join(folder, file))),
      ),
      added: filesIn(folder).filter((file) => !copied.has(file)),
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
