import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../core/domain/languages.ts';
import { recordOf } from '../core/util/map-keys.ts';
import { securityHeaders } from './http/headers.ts';
import { readSettings } from './read-settings.ts';
import { exportedPaths, redirectsOf } from './routing/endpoint.ts';
import { readSiteFiles } from './site-files.ts';
import { siteFromBuild } from './site-from-build.ts';
import {
  caddyFile,
  headersFile,
  nginxMaps,
  nginxServer,
  redirectsFile,
  type HostFacts,
} from './static-export/hosts.ts';
import { precompress } from './static-export/precompress.ts';
import { searchPieces } from './static-export/search-pieces.ts';
import { headerRules, maxHeaderRules } from './static-export/static-headers.ts';
import { specFiles, viewPages } from './static-export/view-files.ts';

/**
 * `npm run export`: the whole site as a static folder, with headers in `_headers` and redirects in `_redirects`, and beside it
 * what nginx and Caddy need. With `-- --precompress`, each file also in the encodings that they serve.
 */
const target = 'export';
const configuration = 'export-config';
const dist = 'dist';
const settings = { ...readSettings(process.env), asFiles: true };
// A folder that seems to keep the rule and does not would be worse than none.
if (settings.countryRule)
  throw new Error(
    'COUNTRY_HEADER needs the server: a static folder is the same for every country. Export without it, and keep countries out at the web host',
  );
const compression = 'none';
const files = await readSiteFiles(dist, settings, { compression });
const site = await siteFromBuild(dist, settings, files, { datesPages: true, compression });
await site.noteChanges();

for (const folder of [target, configuration]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const exportedFiles: Parameters<typeof headerRules>[0][number][] = [];
const contentTypes = new Map<string, string>();
/** Of the server alone: a host has its own. */
const notExported = new Set(['content-length', 'etag', 'vary', 'content-encoding']);

function write(
  urlPath: string,
  file: string,
  body: Uint8Array,
  headers: Record<string, string>,
  family?: string,
): void {
  const filePath = path.join(target, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, body);
  exportedFiles.push({
    path: urlPath,
    file,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !notExported.has(name))),
    family,
  });
  const type = headers['content-type'];
  if (type) contentTypes.set(path.extname(file) || urlPath, type);
}

const pageFile = (urlPath: string): string =>
  urlPath === '/' ? 'index.html' : `${urlPath.slice(1)}.html`;

/** What the site responds at a URL. @throws unless it is a success */
async function respond(
  url: string,
): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const response = await site.app.fetch(new Request(`http://site.invalid${url}`));
  if (!response.ok) throw new Error(`${url} cannot be exported: its status is ${response.status}`);
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers: Object.fromEntries(response.headers),
  };
}

for (const pagePath of site.pages.paths()) {
  const page = site.pages.get(pagePath);
  if (page?.status !== 200)
    throw new Error(`${pagePath} cannot be exported: it could not be rendered`);
  write(pagePath, pageFile(pagePath), page.identity.body, page.identity.headers);
}
const { content } = site.pageContext;
const views = viewPages(content, settings);
for (const { url, path: viewPath, family } of views) {
  const { body, headers } = await respond(url);
  write(viewPath, pageFile(viewPath), body, headers, family);
}
for (const { url, path: filePath, headers: own } of specFiles(content)) {
  const { body, headers } = await respond(url);
  write(filePath, filePath.slice(1), body, { ...headers, ...own });
}
const notFound = recordOf(
  languageCodes.map((code) => [
    code,
    code === settings.defaultLanguage ? '/404.html' : `/${code}/404.html`,
  ]),
);
for (const code of languageCodes) {
  const { identity } = await site.pages.unknownPath(code);
  write(notFound[code], notFound[code].slice(1), identity.body, identity.headers);
}
for (const [urlPath, { identity }] of files)
  write(urlPath, urlPath.slice(1), identity.body, identity.headers);
const { endpoints } = site.app;
for (const urlPath of exportedPaths(endpoints)) {
  const { body, headers } = await respond(urlPath);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  write(urlPath, isPage ? pageFile(urlPath) : urlPath.slice(1), body, headers);
}
for (const { path: urlPath, headers, body } of searchPieces(site.pages, site.pageContext))
  write(urlPath, urlPath.slice(1), body, { ...headers, ...securityHeaders(settings) });

const rules = headerRules(exportedFiles);
if (rules.length > maxHeaderRules)
  throw new Error(
    `_headers would have ${rules.length} rules: Cloudflare Pages reads ${maxHeaderRules}`,
  );
const facts: HostFacts = {
  rules,
  redirects: redirectsOf(endpoints),
  pagePaths: site.pages.paths(),
  notFound,
  defaultLanguage: settings.defaultLanguage,
  contentTypes,
};
writeFileSync(path.join(target, '_headers'), headersFile(rules));
writeFileSync(path.join(target, '_redirects'), redirectsFile(facts));
writeFileSync(path.join(configuration, 'nginx-maps.conf'), nginxMaps(facts));
writeFileSync(path.join(configuration, 'nginx-server.conf'), nginxServer(facts));
writeFileSync(path.join(configuration, 'Caddyfile'), caddyFile(facts));
const precompression = process.argv.find((argument) => argument.startsWith('--precompress'));
if (precompression !== undefined)
  await precompress(
    target,
    exportedFiles,
    precompression === '--precompress=fast' ? 'fast' : 'best at once',
  );
console.log(
  `${site.pages.paths().length} pages, ${views.length} views of them and ${exportedFiles.length - site.pages.paths().length - views.length} files written to ${target}/, and what nginx and Caddy need to ${configuration}/`,
);
