// @ts-check
/** `npm start`: builds the site if its sources have changed, then serves it. */
import { build } from './build.js';

// Ends with the npm that started it, even a killed one: otherwise the server goes on and holds its port.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'])
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();

process.env['NODE_ENV'] = 'production';
await build();
await import(new URL('../dist/server/main.js', import.meta.url).href);
