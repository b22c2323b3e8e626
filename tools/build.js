// @ts-check
/** `npm run build`: documents and both sides of the site into dist/, unless nothing has changed since the last time. */
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
const stamp = 'dist/.sources';

/** Builds what is missing or old. @param {{ force?: boolean }} [options] */
export async function build({ force = false } = {}) {
  requireRuntime();
  const digest = sourcesDigest(sources);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.env['NODE_ENV'] = 'production';
  rmSync(stamp, { force: true });
  console.log('Building the site …');
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
  console.log('Making the PDF documents …');
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport('/tools/documents/make-site-documents.ts');
  await module.makeSiteDocuments('dist/documents');
  writeFileSync(stamp, digest);
}

if (import.meta.filename === process.argv[1])
  await build({ force: process.argv.includes('--force') });
