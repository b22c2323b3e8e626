/** `npm run settings [-- --write]`: every setting with default, unit and meaning; `--write` puts them into docs/settings.md. */
import { writeFileSync } from 'node:fs';
import { settingsDocument } from './settings-document.ts';

if (process.argv.includes('--write')) writeFileSync('docs/settings.md', settingsDocument());
else process.stdout.write(settingsDocument());
