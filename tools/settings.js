// @ts-check
/** `npm run settings [-- --write]`: every setting with default, unit and meaning; `--write` puts them into README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { requireRuntime } from './runtime.js';

requireRuntime();
const { secretSettingsNote, settingsTable } = await import(
  new URL('../server/settings.ts', import.meta.url).href
);
const text = `${settingsTable()}\n\n${secretSettingsNote()}\n`;
if (process.argv.includes('--write')) {
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(
    'README.md',
    readme.replace(/^\| setting .*\n(\|.*\n)*\nSecret settings .*\n/m, () => text),
  );
} else {
  process.stdout.write(text);
}
