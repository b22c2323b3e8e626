// @ts-check
/** `npm run settings [-- --write]`: every setting with default, unit and meaning; `--write` puts the table into README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { requireRuntime } from './runtime.js';

requireRuntime();
const { settingsTable } = await import(new URL('../server/settings.ts', import.meta.url).href);
if (process.argv.includes('--write')) {
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(
    'README.md',
    readme.replace(/^\| setting .*\n(\|.*\n)*/m, () => `${settingsTable()}\n`),
  );
} else {
  console.log(settingsTable());
}
