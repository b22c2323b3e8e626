// @ts-check
/** `npm run build`: builds the documents and both sides of the site into dist/. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { requireRuntime } from './runtime.js';
import { sourcesDigest } from './sources-digest.js';

/** Every file that the build reads. */
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
/** Holds the digest of the sources of the last build. */
const digestFile = 'dist/.sources';

/** Does nothing if no source has changed since the last build. @param {{ force?: boolean }} [options] */
export async function build({ force = false } = {}) {
  requireRuntime();
  const digest = sourcesDigest(sources);
  if (!force && existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) return;
  process.env['NODE_ENV'] = 'production';
  rmSync(digestFile, { force: true });
  console.log('Building the site …');
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
  console.log('Generating the PDF documents …');
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('/tools/documents/make-site-documents.ts');
  await module.makeSiteDocuments('dist/documents');
  writeFileSync(digestFile, digest);
}

if (import.meta.filename === process.argv[1])
  await build({ force: process.argv.includes('--force') });
