// @ts-check
/** `npm run settings [-- --write]`: every setting with default, unit and meaning; `--write` puts them into docs/settings.md. */
import { writeFileSync } from 'node:fs';

const { settingsDocument } = await import(
  new URL('../server/settings/environment.ts', import.meta.url).href
);
if (process.argv.includes('--write')) writeFileSync('docs/settings.md', settingsDocument());
else process.stdout.write(settingsDocument());
