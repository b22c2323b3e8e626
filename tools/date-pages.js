// @ts-check
/** `npm run date-pages [-- --write]`: the pages that say something else than content/page-dates.json has of them; `--write` dates them today. */
import { build } from './build.js';

process.env['NODE_ENV'] = 'production';
await build({ responses: false });
await import(new URL('../dist/server/date-pages.js', import.meta.url).href);
