// @ts-check
/** `npm run settings [-- --write]`: every setting with default, unit and meaning; `--write` puts them into docs/settings.md. */
import { writeFileSync } from 'node:fs';

const { secretSettingsNote, settingsTable } = await import(
  new URL('../server/settings.ts', import.meta.url).href
);
const text = `# Settings

Every setting comes from the environment; an invalid one stops the start with a line that names it. Written by \`npm run settings -- --write\`.

${settingsTable()}

${secretSettingsNote()}
`;
if (process.argv.includes('--write')) writeFileSync('docs/settings.md', text);
else process.stdout.write(text);
