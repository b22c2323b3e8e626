// @ts-check
/** `npm run export`: the same pages as a folder for any web host. */
import { build } from './build.js';

process.env['NODE_ENV'] = 'production';
await build();
await import(new URL('../dist/server/export.js', import.meta.url).href);
