// @ts-check
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A digest of the names and contents of all matching files except tests: builds of the same sources have the same digest.
 * @param {readonly string[]} patterns globs, relative to the folder
 * @param {{ folder?: string, exclude?: readonly string[] }} [options]
 */
export function sourcesDigest(patterns, { folder = '.', exclude = [] } = {}) {
  const digest = createHash('sha256');
  const files = new Set(globSync(patterns, { cwd: folder, exclude }));
  for (const file of [...files].toSorted()) {
    const full = path.join(folder, file);
    if (!statSync(full).isFile() || /\.test\.tsx?$/.test(file)) continue;
    digest.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return digest.digest('hex');
}
