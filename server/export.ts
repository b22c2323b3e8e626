import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site.ts';
import { apiLists } from './content-service/tell/content-api.ts';
import { linkSettingsOf } from './link-settings.ts';
import { jsonLog } from './log.ts';
import { parseSettings } from './settings.ts';
import { readBuiltAssets, readBuiltDocuments, readSiteFiles } from './site-files.ts';
import { languageCodes } from '../contract/languages.ts';

/** `npm run export`: the same pages as a folder for any web host, with a `_headers` file that carries their policies. */
const target = 'export';
const dist = 'dist';
const settings = parseSettings(process.env);
const files = await readSiteFiles(dist, settings);
const site = await buildSite({
  settings,
  assets: readBuiltAssets(dist),
  files,
  documents: readBuiltDocuments(dist),
  log: jsonLog,
});

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const headerRules: string[] = [];

function write(
  address: string,
  file: string,
  body: Uint8Array,
  headers: Record<string, string>,
): void {
  const place = path.join(target, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, body);
  const kept = Object.entries(headers).filter(
    ([name]) => !['content-length', 'etag', 'vary', 'content-encoding'].includes(name),
  );
  headerRules.push([address, ...kept.map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
}

for (const address of site.pages.paths()) {
  const page = site.pages.get(address);
  if (page)
    write(
      address,
      address === '/' ? 'index.html' : `${address.slice(1)}.html`,
      page.identity.body,
      page.identity.headers,
    );
}
for (const code of languageCodes) {
  const { identity } = site.pages.unknownPath(code);
  const file = code === settings.defaultLanguage ? '404.html' : `${code}/404.html`;
  write(`/${file}`, file, identity.body, identity.headers);
}
for (const [address, { identity }] of files)
  write(address, address.slice(1), identity.body, identity.headers);
const { portalLogin, portalRegister } = linkSettingsOf(settings);
const standIns = settings.portal ? [] : [portalLogin, portalRegister];
for (const address of [
  '/robots.txt',
  '/sitemap.xml',
  ...apiLists.map((list) => `/api/${list}`),
  '/api/instrument-names',
  ...standIns,
]) {
  const response = await site.app.fetch(new Request(`http://site.invalid${address}`));
  if (!response.ok) throw new Error(`${address} cannot be exported: it answers ${response.status}`);
  const file = standIns.includes(address) ? `${address.slice(1)}.html` : address.slice(1);
  write(
    address,
    file,
    new Uint8Array(await response.arrayBuffer()),
    Object.fromEntries(response.headers),
  );
}
writeFileSync(path.join(target, '_headers'), `${headerRules.join('\n\n')}\n`);
writeFileSync(
  path.join(target, '_redirects'),
  `/login ${portalLogin} 302\n/signup ${portalRegister} 302\n`,
);
console.log(`${site.pages.paths().length} pages and ${files.size} files stand in ${target}/`);
