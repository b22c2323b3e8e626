// @ts-check
/** `npm run build`: documents and both sides of the site into dist/, unless nothing has changed since the last time. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { requireRuntime } from './runtime.js';

const sources = [
  'contract/**/*',
  'specs/**/*',
  'site/**/*',
  'server/**/*',
  'content/documents/**/*',
  'tools/documents/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = 'dist/.sources';

/** A digest of every file that the build reads. */
function sourcesDigest() {
  const digest = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (!statSync(file).isFile() || /\.test\.tsx?$/.test(file)) continue;
    digest.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}

/** Builds what is missing or old. @param {{ force?: boolean }} [options] */
export async function build({ force = false } = {}) {
  requireRuntime();
  const digest = sourcesDigest();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.env['NODE_ENV'] = 'production';
  rmSync(stamp, { force: true });
  console.log('Building the site …');
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
  console.log('Generating the PDF documents …');
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('/tools/documents/make-site-documents.ts');
  await module.makeSiteDocuments('dist/documents');
  writeFileSync(stamp, digest);
}

if (import.meta.filename === process.argv[1])
  await build({ force: process.argv.includes('--force') });
