// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * A digest of the names and contents of all matching files except tests: builds of the same sources have the same digest.
 * @param {readonly string[]} patterns globs @param {readonly string[]} exclude
 */
function sourcesDigest(patterns, exclude) {
  const digest = createHash('sha256');
  for (const file of [...new Set(globSync(patterns, { exclude }))].toSorted()) {
    if (!statSync(file).isFile() || /\.test\.tsx?$/.test(file)) continue;
    digest.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}

/**
 * Builds, unless no source has changed since the last build.
 * @param {{ sources: readonly string[], exclude?: readonly string[], digestFile: string }} options digestFile: holds the
 *   digest of the sources of the last build; delete it to build again
 * @param {() => void | Promise<void>} build
 */
export async function buildIfChanged({ sources, exclude = [], digestFile }, build) {
  const digest = sourcesDigest(sources, exclude);
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) return;
  rmSync(digestFile, { force: true });
  await build();
  writeFileSync(digestFile, digest);
}
