// @ts-check
/**
 * `npm start`: builds the site if its sources have changed, then serves it. package.json starts it by `exec`, because a
 * shell in between would keep npm's signals to itself; where there is no `exec` (Windows), it starts it plainly.
 */
import { build } from './build.js';
import { stopWithParent } from './stop-with-parent.js';

stopWithParent();
process.env['NODE_ENV'] = 'production';
await build();
await import(new URL('../dist/server/main.js', import.meta.url).href);
