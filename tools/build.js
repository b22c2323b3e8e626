// @ts-check
/** `npm run build`: builds both sides of the site into dist/. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesDigest } from './sources-digest.js';

/** Wherever the site is built from; tests are not (sources-digest.js). */
const sources = [
  '{core,site,server,content,tools}/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** Holds the digest of the sources of the last build. */
const digestFile = 'dist/.sources';

/** Does nothing if no source has changed since the last build. @param {{ force?: boolean }} [options] */
export async function build({ force = false } = {}) {
  const digest = sourcesDigest(sources);
  if (!force && existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) return;
  console.log('Building the site …');
  rmSync(digestFile, { force: true });
  process.env['NODE_ENV'] = 'production';
  const { createBuilder, createLogger } = await import('vite');
  const customLogger = createLogger('warn');
  const warn = customLogger.warn.bind(customLogger);
  customLogger.warn = (message, options) => {
    // The minifier keeps what it does not know.
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  const builder = await createBuilder({ logLevel: 'warn', customLogger, mode: 'production' });
  await builder.buildApp();
  writeFileSync(digestFile, digest);
}

if (import.meta.filename === process.argv[1])
  await build({ force: process.argv.includes('--force') });
