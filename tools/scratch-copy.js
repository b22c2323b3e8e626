// @ts-check
/** Copies the working tree to a temporary folder, where a change can be tried without touching the original. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Not part of the sources; consulted only where git is not there to say so. */
const excludedFolders = new Set([
  'node_modules',
  'dist',
  'export',
  'data',
  'coverage',
  'test-results',
  '.git',
  '.next',
]);

/** The files that git tracks or would track; in an unpacked archive, every file outside the generated folders. */
function sourceFiles() {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const files =
    status === 0
      ? stdout.split('\0')
      : globSync('**/*', { exclude: (file) => excludedFolders.has(path.basename(file)) });
  return [...new Set(files)].filter(
    (file) => file !== '' && statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * The packages are linked, not copied, so nothing may be installed in the copy.
 * @returns {{ folder: string, remove: () => void }}
 */
export function createScratchCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-copy-'));
  for (const file of sourceFiles()) cpSync(file, path.join(folder, file));
  for (const packages of ['node_modules', 'cms/node_modules'])
    if (existsSync(packages))
      symlinkSync(path.resolve(packages), path.join(folder, packages), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
