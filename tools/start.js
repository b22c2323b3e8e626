// @ts-check
/** `npm start`: builds the site if its sources have changed, then serves it. */
import { build } from './build.js';

process.env['NODE_ENV'] = 'production';
await build();
await import(new URL('../dist/server/main.js', import.meta.url).href);
