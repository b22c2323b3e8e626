import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { specFilePath } from '../../core/domain/api-paths.ts';
import { pictureFilesOf } from '../../core/domain/article.ts';
import { languageCodes } from '../../core/domain/languages.ts';
import { createLinks } from '../../site/i18n/links.ts';
import { createSite } from '../create-site.ts';
import { redirectsOf } from '../http/endpoint.ts';
import { cachePolicies, noFraming, securityHeaders } from '../http/headers.ts';
import { readSiteFiles } from '../http/site-files.ts';
import { jsonLog } from '../log.ts';
import { readBuiltAssets } from '../pages/built-assets.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * `npm run export`: asks the site for every page, file and JSON list, and writes what comes back to `export/`, which any web host
 * can serve. `_headers` and `_redirects` are read by Netlify and Cloudflare Pages.
 */
const folder = 'export';
const settings = readSettings(process.env);
// A folder that seems to keep the rule and does not would be worse than none.
if (settings.countryHeader)
  throw new Error(
    'COUNTRY_HEADER needs the server: a static folder is the same for every country. Export without it, and keep countries out at the web host',
  );
const files = await readSiteFiles('dist');
const site = await createSite({
  settings,
  assets: await readBuiltAssets('dist'),
  files,
  log: jsonLog,
  isStatic: true,
});
// No timer reads again here what could not be read.
if (!(await site.firstRead)) await site.refreshContent();
await site.renderAll();

rmSync(folder, { recursive: true, force: true });
/** Cache and content type of every file by the folder it is in, which is one rule for hosts. */
const headersOfFolder = new Map<string, Map<string, Record<string, string>>>();
let count = 0;

function write(file: string, body: string | Uint8Array): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
  count += 1;
}

/**
 * Web hosts give all pages the same headers: each page states its own policy, in front of everything that it allows.
 * `frame-ancestors` counts in a header only.
 */
function withPolicy(html: string, policy: string): string {
  const stated = policy.replace(`; ${noFraming}`, '');
  return html.replace(
    '<head>',
    () => `<head><meta http-equiv="content-security-policy" content="${stated}">`,
  );
}

/** Fetches a path of the site and writes the response. @returns whether the response may be kept */
async function save(urlPath: string, file?: string, status = 200): Promise<boolean> {
  const response = await site.app.fetch(new Request(`${settings.publicOrigin}${urlPath}`));
  const cacheControl = response.headers.get('cache-control') ?? '';
  if (cacheControl === cachePolicies.never && file === undefined) return false;
  if (response.status !== status)
    throw new Error(`${urlPath} cannot be exported: its status is ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    const policy = response.headers.get('content-security-policy') ?? '';
    const name = urlPath === '/' ? 'index' : urlPath.slice(1);
    write(file ?? `${name}.html`, withPolicy(await response.text(), policy));
    return true;
  }
  write(urlPath.slice(1), new Uint8Array(await response.arrayBuffer()));
  const rule = {
    'cache-control': cacheControl,
    // Hosts know a type by the file's extension.
    ...(path.extname(urlPath) === '' && { 'content-type': type }),
  };
  const directory = path.dirname(urlPath);
  const rules = headersOfFolder.get(directory) ?? new Map<string, Record<string, string>>();
  headersOfFolder.set(directory, rules.set(urlPath, rule));
  return true;
}

const pictures = new Set(pictureFilesOf(site.content.current.articles).map((file) => file.path));
for (const urlPath of [...site.pages.paths(), ...files.keys(), ...pictures]) await save(urlPath);
for (const language of languageCodes) {
  const isDefault = language === settings.defaultLanguage;
  const links = createLinks(language, settings.links);
  await save(links.unknownIn(language), isDefault ? '404.html' : `${language}/404.html`, 404);
}
const { endpoints } = site.app;
for (const { kind, path: urlPath } of endpoints)
  // Views of the specifications as files: a folder cannot choose the view.
  if (kind === 'read' && urlPath !== specFilePath) await save(urlPath);

/** Each header of a path is in one rule: hosts join the values of several. */
function headerRules(): string {
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ['/*', { ...securityHeaders(settings), 'content-security-policy': noFraming }],
  ];
  for (const [directory, byPath] of headersOfFolder) {
    const distinct = new Set([...byPath.values()].map((headers) => JSON.stringify(headers)));
    const [first] = byPath.values();
    // At the root, pages are beside the files.
    if (distinct.size === 1 && first && directory !== '/')
      rules.push([`${directory}/:file`, first]);
    else rules.push(...byPath);
  }
  return rules
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

const { defaultLanguage } = settings;
const redirects = [
  ...[...site.redirects].map(([from, to]) => `${from} ${to} 301`),
  ...redirectsOf(endpoints).map(({ path: from, location }) => `${from} ${location} 302`),
  // The pages of the default language have no prefix.
  `/${defaultLanguage} /?language=${defaultLanguage} 301`,
  `/${defaultLanguage}/* /:splat?language=${defaultLanguage} 301`,
  // For Netlify; Cloudflare Pages finds the nearest 404.html by itself and skips these lines.
  ...languageCodes
    .filter((code) => code !== defaultLanguage)
    .map((code) => `/${code}/* /${code}/404.html 404`),
];
write('_headers', `${headerRules()}\n`);
write('_redirects', `${redirects.join('\n')}\n`);
console.log(`${site.pages.paths().length} pages and ${count} files in all written to ${folder}/`);
if (!settings.contact.sending.outsideOrigin)
  console.log(
    'Without MAIL_PROVIDER_ORIGIN nobody receives the contact form: its page offers an e-mail address instead',
  );
