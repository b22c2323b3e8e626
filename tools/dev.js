// @ts-check
/** `npm run dev [-- --widgets=stand-in]`: islands refresh in place, pages reload, styles change without a flash. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.js';
import { requireRuntime } from './runtime.js';

requireRuntime();
const { values } = parseArgs({ options: { widgets: { type: 'string', default: 'provider' } } });
if (values.widgets === 'stand-in') {
  const { startChartingProvider } = await import('../tests/fakes/charting-provider.ts');
  const { origin } = await startChartingProvider({ host: 'localhost' });
  process.env['WIDGET_ORIGIN'] = origin;
  console.log(`Market widgets come from a stand-in; choose its troubles at ${origin}`);
} else if (values.widgets !== 'provider') {
  console.error(`--widgets=${values.widgets} is unknown: provider or stand-in`);
  process.exit(1);
}
// The PDF documents come from a build; everything else is served from the sources.
if (!existsSync('dist/documents/documents.json')) await build();
process.env['NODE_ENV'] = 'development';
const { createServer } = await import('vite');
const port = Number(process.env['PORT'] || 3000);
const server = await createServer({
  mode: 'development',
  server: { port, strictPort: true, host: process.env['HOST'] || 'localhost' },
});
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
