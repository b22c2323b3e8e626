import { jsonLog } from './log.ts';
import { createPageDates } from './pages/page-dates.ts';
import { parseSettings } from './settings.ts';
import { siteFromBuild } from './site-from-build.ts';

/**
 * `npm run date-pages [-- --write]`: names the pages that say something else than the repository's register has of them, and
 * ends with 1 if there are any; with `--write`, they get today's date in it.
 */
const register = 'content/page-dates.json';
const settings = parseSettings({});
// Of a fixed day: contracts that end by the calendar are no change of the repository.
const site = await siteFromBuild('dist', settings, new Map(), {
  now: () => new Date('2026-06-01'),
  compression: 'none',
});
const dates = createPageDates({
  file: register,
  pages: site.pages,
  defaultLanguage: settings.defaultLanguage,
  today: () => new Date().toISOString().slice(0, 10),
  log: jsonLog,
  isWritten: process.argv.includes('--write'),
});
const moved = await dates.note();
process.stdout.write(moved.map((path) => `${path}\n`).join(''));
process.exitCode = moved.length > 0 && !process.argv.includes('--write') ? 1 : 0;
