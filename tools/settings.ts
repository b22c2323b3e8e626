/** `npm run settings`: writes every setting, with default, unit and meaning, to docs/settings.md. */
import { writeFileSync } from 'node:fs';
import { settingsDocument } from './settings-document.ts';

writeFileSync('docs/settings.md', settingsDocument());
