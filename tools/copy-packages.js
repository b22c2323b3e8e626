// @ts-check
/**
 * `node tools/copy-packages.js <folder> [name …]`: copies installed packages, and what they need at run time, to
 * `<folder>/node_modules`. Without names: those that the built server does not contain. An image needs no other.
 */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesReadLater } from './vite-plugins.ts';

/** @typedef {Record<string, { dependencies?: Record<string, string> }>} LockedPackages */

/**
 * Where a package is found that a folder imports: in its own `node_modules`, or in that of a folder above.
 * @param {LockedPackages} packages @param {string} importer @param {string} name @returns {string}
 */
function resolve(packages, importer, name) {
  const folder = path.posix.join(importer, 'node_modules', name);
  if (packages[folder]) return folder;
  if (importer === '') throw new Error(`The lock file does not have the package ${name}`);
  return resolve(packages, importer.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * The folders of packages and of all that they depend on.
 * @param {LockedPackages} packages @param {readonly string[]} names
 */
export function foldersOf(packages, names) {
  const folders = new Set(names.map((name) => resolve(packages, '', name)));
  for (const folder of folders)
    for (const name of Object.keys(packages[folder]?.dependencies ?? {}))
      folders.add(resolve(packages, folder, name));
  return [...folders];
}

if (import.meta.filename === process.argv[1]) {
  const [target = '', ...names] = process.argv.slice(2);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const folder of foldersOf(packages, names.length > 0 ? names : packagesReadLater))
    cpSync(folder, path.join(target, folder), { recursive: true });
}
