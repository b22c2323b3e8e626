// @ts-check
/** `npm run build`: builds both sides of the site into dist/, if a source has changed since. */
import { buildIfChanged } from './build-if-changed.js';

/** Wherever the site is built from; tests are not. */
const sources = [
  '{core,site,server,content,tools}/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

async function buildSite() {
  console.log('Building the site …');
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
}

export const build = () => buildIfChanged({ sources, digestFile: 'dist/.sources' }, buildSite);

if (import.meta.filename === process.argv[1]) await build();
