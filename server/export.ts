import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../contract/languages.ts';
import { readSettings } from './read-settings.ts';
import { exportedPaths, redirectsOf } from './routing/endpoint.ts';
import { readSiteFiles } from './site-files.ts';
import { siteFromBuild } from './site-from-build.ts';
import { headerRules, maxHeaderRules } from './static-headers.ts';

/** `npm run export`: the same pages as a static folder, with their headers in `_headers` and redirects in `_redirects`. */
const target = 'export';
const dist = 'dist';
const settings = readSettings(process.env);
// A folder that seems to keep the rule and does not would be worse than none.
if (settings.countryRule)
  throw new Error(
    'COUNTRY_HEADER needs the server: a static folder is the same for every country. Export without it, and keep countries out at the web host',
  );
const files = await readSiteFiles(dist, settings);
const site = await siteFromBuild(dist, settings, files, { datesPages: true });
await site.noteChanges();

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const exportedFiles: Parameters<typeof headerRules>[0][number][] = [];

function write(
  urlPath: string,
  file: string,
  body: Uint8Array,
  headers: Record<string, string>,
): void {
  const filePath = path.join(target, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, body);
  const exported = Object.entries(headers).filter(
    ([name]) => !['content-length', 'etag', 'vary', 'content-encoding'].includes(name),
  );
  exportedFiles.push({ path: urlPath, file, headers: Object.fromEntries(exported) });
}

for (const pagePath of site.pages.paths()) {
  const page = site.pages.get(pagePath);
  if (page)
    write(
      pagePath,
      pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`,
      page.identity.body,
      page.identity.headers,
    );
}
for (const code of languageCodes) {
  const { identity } = await site.pages.unknownPath(code);
  const file = code === settings.defaultLanguage ? '404.html' : `${code}/404.html`;
  write(`/${file}`, file, identity.body, identity.headers);
}
for (const [urlPath, { identity }] of files)
  write(urlPath, urlPath.slice(1), identity.body, identity.headers);
const { endpoints } = site.app;
for (const urlPath of exportedPaths(endpoints)) {
  const response = await site.app.fetch(new Request(`http://site.invalid${urlPath}`));
  if (!response.ok)
    throw new Error(`${urlPath} cannot be exported: its status is ${response.status}`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  write(
    urlPath,
    isPage ? `${urlPath.slice(1)}.html` : urlPath.slice(1),
    new Uint8Array(await response.arrayBuffer()),
    Object.fromEntries(response.headers),
  );
}
const rules = headerRules(exportedFiles);
if (rules.length > maxHeaderRules)
  throw new Error(
    `_headers would have ${rules.length} rules: Cloudflare Pages reads ${maxHeaderRules}`,
  );
writeFileSync(
  path.join(target, '_headers'),
  rules
    .map(({ path: pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n'),
);
writeFileSync(
  path.join(target, '_redirects'),
  redirectsOf(endpoints)
    .map(({ path: from, location }) => `${from} ${location} 302\n`)
    .join(''),
);
console.log(`${site.pages.paths().length} pages and ${files.size} files written to ${target}/`);
