import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audiences, type Audience } from '../contract/audience.ts';
import { mapKeys } from '../contract/map-keys.ts';
import { tiers } from '../contract/tiers.ts';
import { createSite } from '../server/create-site.ts';
import { securityHeaders } from '../server/http/headers.ts';
import type { StoredResponse } from '../server/http/stored-response.ts';
import { jsonLog } from '../server/log.ts';
import { createPagesOnDemand } from '../server/pages/pages-on-demand.ts';
import { readSettings } from '../server/read-settings.ts';
import { redirectsOf } from '../server/routing/endpoint.ts';
import { publicEnvironment } from '../server/settings.ts';
import {
  readAssets,
  readBuiltAssets,
  readBuiltDocuments,
  readSiteFiles,
} from '../server/site-files.ts';
import { searchPieces } from '../server/static-export/search-pieces.ts';
import { specFiles, viewPages } from '../server/static-export/view-files.ts';
import { brand } from '../site/facts/brand.ts';
import {
  assetPath,
  errorPath,
  type ContactPageFacts,
  type ExportedResponse,
  type ExportFacts,
} from './export-facts.ts';
import { wranglerConfiguration } from './wrangler-configuration.ts';

/** A step of `npm run edge`: makes of the export what a CDN's edge serves, and writes what its worker must know of it. */
const dist = 'dist';
const exported = 'export';
const target = 'export-edge';
const assets = path.join(target, 'assets');

const settings = { ...readSettings(process.env), asFiles: true };
const { countryRule } = settings;
const renderingAssets = readBuiltAssets(dist);
const site = await createSite({
  settings,
  createPages(pageContext, { audience }) {
    const pages = createPagesOnDemand(settings, renderingAssets, pageContext, jsonLog, audience);
    const rendered = new Map<string, StoredResponse | undefined>();
    return {
      ...pages,
      // What the search suggests is read from every page, too.
      get(urlPath) {
        if (!rendered.has(urlPath)) rendered.set(urlPath, pages.get(urlPath));
        return rendered.get(urlPath);
      },
    };
  },
  files: await readSiteFiles(dist, settings, { compression: 'none' }),
  documents: readBuiltDocuments(dist),
  log: jsonLog,
});

/** Each response has the first ones; the platform states the others. */
const leftOut = new Set([
  ...Object.keys(securityHeaders(settings)),
  'content-length',
  'content-encoding',
  'etag',
]);
const country: Record<Audience, string> = { served: '', notServed: brand.countriesNotServed[0] };

/** The edge compresses what it sends, and says so itself. */
const withoutEncoding = (vary: string): string => vary.replace(/^accept-encoding(?:, )?/, '');

interface ResponseWithBody {
  response: ExportedResponse;
  body: Buffer;
}

/** What the server responds. */
async function requestFromServer(url: string, audience: Audience): Promise<ResponseWithBody> {
  const response = await site.app.fetch(
    new Request(`http://site.invalid${url}`, {
      headers: countryRule ? { [countryRule.header]: country[audience] } : {},
    }),
  );
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    const stated = name === 'vary' ? withoutEncoding(value) : value;
    if (stated && !leftOut.has(name)) headers[name] = stated;
  }
  return {
    response: { status: response.status, headers },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const { content, ...context } = site.pageContext;
/** What the server has by query string. */
const views = new Map(
  [...viewPages(content, settings), ...specFiles(content)].map((view) => [view.path, view]),
);
/** What only the export has. */
const pieces = mapKeys(audiences, (audience) => {
  const pages = site.audiences[audience];
  const own = pages ? searchPieces(pages, site.pageContext) : [];
  return new Map(own.map((piece) => [piece.path, piece]));
});

/** What an audience gets at a path of the export. */
async function responseAt(urlPath: string, audience: Audience): Promise<ResponseWithBody> {
  const piece = pieces[audience].get(urlPath);
  if (piece)
    return { response: { status: 200, headers: piece.headers }, body: Buffer.from(piece.body) };
  const view = views.get(urlPath);
  const { response, body } = await requestFromServer(view?.url ?? urlPath, audience);
  return { response: { ...response, headers: { ...response.headers, ...view?.headers } }, body };
}

/** The paths at which a web host serves the files of a folder. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // `_headers` is for the platform.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => {
      const file = path.relative(folder, path.join(entry.parentPath, entry.name));
      return `/${file.replaceAll(path.sep, '/')}`.replace(/(?:^\/index)?\.html$/, '') || '/';
    });

function writeVariant(urlPath: string, { response, body }: ResponseWithBody): void {
  const isPage = response.headers['content-type']?.startsWith('text/html');
  const name = urlPath === '/' ? '/index' : urlPath;
  const file = path.join(assets, assetPath('notServed', isPage ? `${name}.html` : name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
cpSync(exported, assets, {
  recursive: true,
  dereference: true,
  // Redirects are the worker's: a list of them may lose a partner's parameters. The platform compresses by itself.
  filter: (source) => path.basename(source) !== '_redirects' && !/\.(?:br|gz)$/.test(source),
});

const responses: ExportFacts['responses'] = { served: {}, notServed: {} };
const paths = [
  ...pathsIn(assets),
  ...redirectsOf(site.app.endpoints).map((redirect) => redirect.path),
];
for (const urlPath of paths) {
  const served = await responseAt(urlPath, 'served');
  const { status } = served.response;
  const isErrorPage = urlPath.endsWith(errorPath(''));
  // What is of no server, such as an older build's file, has the headers of the platform.
  if (status === 404 && !isErrorPage) continue;
  // The worker redirects by itself.
  if (status === 200 || isErrorPage) responses.served[urlPath] = served.response;
  if (!countryRule) continue;
  const notServed = await responseAt(urlPath, 'notServed');
  if (notServed.response.status === status && notServed.body.equals(served.body)) continue;
  responses.notServed[urlPath] = notServed.response;
  writeVariant(urlPath, notServed);
}

const facts: ExportFacts = {
  settings: publicEnvironment(process.env),
  pages: site.pages.paths(),
  responses,
};
const contactPage: ContactPageFacts = {
  context: {
    ...context,
    // The contact page shows nothing else of the content.
    content: {
      accountTypes: { state: 'missing' },
      fundingMethods: { state: 'missing' },
      specs: mapKeys(tiers, () => ({ state: 'missing' })),
      siteNotice: content.siteNotice,
    },
  },
  assets: readAssets(dist),
};
const wrangler = wranglerConfiguration(
  readFileSync('edge/wrangler.jsonc', 'utf8'),
  settings,
  site.app.endpoints,
);
for (const [name, value] of Object.entries({ facts, 'contact-page': contactPage, wrangler }))
  writeFileSync(path.join(target, `${name}.json`), JSON.stringify(value));
