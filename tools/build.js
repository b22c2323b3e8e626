// @ts-check
/** `npm run build`: builds the fonts and both sides of the site into dist/. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesDigest } from './sources-digest.js';

/** Every file that the site is built from. */
const siteSources = [
  'core/**/*',
  'content/**/*',
  'tools/{make-fonts,font-characters,vite-plugins,json-mistake}.ts',
  'site/**/*',
  'server/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/**
 * Takes a step if its sources have changed since it was last taken, or its result is missing.
 * @param {{ from: readonly string[], result: string, digestFile: string, force: boolean }} step digestFile: holds the
 *   digest of the sources from which the result was made
 * @param {() => Promise<void>} make
 */
async function makeIfChanged({ from, result, digestFile, force }, make) {
  const digest = sourcesDigest(from);
  const isCurrent =
    existsSync(result) && existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest;
  if (isCurrent && !force) return;
  process.env['NODE_ENV'] = 'production';
  rmSync(digestFile, { force: true });
  await make();
  writeFileSync(digestFile, digest);
}

/** Does nothing if neither the texts nor the faces have changed. @param {{ force?: boolean }} [options] */
export async function buildFonts({ force = false } = {}) {
  const { fontSources } = await import(new URL('font-characters.ts', import.meta.url).href);
  const step = {
    from: [...fontSources, 'tools/{make-fonts,font-characters}.ts', 'package-lock.json'],
    result: 'dist/fonts/latin.woff2',
    digestFile: 'dist/.font-sources',
    force,
  };
  await makeIfChanged(step, async () => {
    console.log('Subsetting the fonts …');
    const { makeFonts } = await import(new URL('make-fonts.ts', import.meta.url).href);
    await makeFonts('dist/fonts');
  });
}

/**
 * Does nothing if no source has changed since the last build.
 * @param {{ force?: boolean }} [options]
 */
export async function build({ force = false } = {}) {
  const step = {
    from: siteSources,
    result: 'dist/server/main.js',
    digestFile: 'dist/.sources',
    force,
  };
  await buildFonts({ force });
  await makeIfChanged(step, async () => {
    console.log('Building the site …');
    const { createBuilder, createLogger } = await import('vite');
    const customLogger = createLogger('warn');
    const warn = customLogger.warn.bind(customLogger);
    customLogger.warn = (message, options) => {
      // The minifier keeps what it does not know.
      if (!message.includes("'target-current' is not recognized")) warn(message, options);
    };
    const builder = await createBuilder({ logLevel: 'warn', customLogger, mode: 'production' });
    await builder.buildApp();
  });
}

if (import.meta.filename === process.argv[1])
  await build({ force: process.argv.includes('--force') });
