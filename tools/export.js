// @ts-check
/** `npm run export`: writes the same pages to a folder that any web host can serve. */
import { build } from './build.js';

process.env['NODE_ENV'] = 'production';
await build();
await import(new URL('../dist/server/export.js', import.meta.url).href);
