// @ts-check
/** `npm run dev`: islands refresh in place, pages reload, styles change without a flash. */
import { existsSync } from 'node:fs';
import { build } from './build.js';
import { requireRuntime } from './runtime.js';

requireRuntime();
// The PDF documents come from a build; everything else is served from the sources.
if (!existsSync('dist/documents/documents.json')) await build();
process.env['NODE_ENV'] = 'development';
const { createServer } = await import('vite');
const port = Number(process.env['PORT'] || 3000);
const server = await createServer({ mode: 'development', server: { port, strictPort: true, host: process.env['HOST'] || 'localhost' } });
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
