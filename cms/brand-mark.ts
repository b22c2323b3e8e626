import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The site's own icon, inlined: the CMS serves no files. */
const icon = readFileSync(
  path.resolve(/* turbopackIgnore: true */ process.cwd(), '../site/public/favicon.svg'),
  'base64',
);
export const markUrl = `data:image/svg+xml;base64,${icon}`;
