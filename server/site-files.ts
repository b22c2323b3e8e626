import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DocumentFacts } from '../contract/document.ts';
import type { Assets } from '../site/site-context.tsx';
import type { Settings } from './settings.ts';
import { compressedResponse, type StoredResponse } from './pages/stored-response.ts';
import { cachePolicies, securityHeaders } from './pages/headers.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

function readManifest(folder: string): z.output<typeof manifestSchema> {
  return manifestSchema.parse(
    JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')),
  );
}

/** Where the build put what pages load. @param dist the build's folder */
export function readBuiltAssets(dist: string): Assets {
  const client = readManifest(path.join(dist, 'client'));
  const styles = Object.values(readManifest(path.join(dist, 'server'))).filter(({ file }) =>
    file.endsWith('.css'),
  );
  const addressOf = (source: string): string => {
    const entry = client[source];
    if (!entry) throw new Error(`The build holds no '${source}': run npm run build`);
    return `/${entry.file}`;
  };
  return {
    stylesheets: styles.map(({ file }) => `/${file}`),
    startScript: addressOf('site/shell/start.ts'),
    hydrateScript: addressOf('site/islands/hydrate.ts'),
    embedLoader: addressOf('site/embeds/loader.ts'),
    developmentScripts: [],
    island: addressOf,
  };
}

/** What the documents' maker wrote beside the PDFs; none before the first build. */
export function readBuiltDocuments(dist: string): DocumentFacts[] {
  return JSON.parse(
    readFileSync(path.join(dist, 'documents/documents.json'), 'utf8'),
  ) as DocumentFacts[];
}

/** The files of one folder by their address, compressed and with their headers. */
async function folderFiles(
  folder: string,
  prefix: string,
  cacheControl: (address: string) => string,
  settings: FileSettings,
): Promise<[string, StoredResponse][]> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'),
  );
  return Promise.all(
    files.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const type = contentTypes[path.extname(file)];
      if (!type) return [];
      const address = prefix + path.relative(folder, file).replaceAll(path.sep, '/');
      const headers = {
        'content-type': type,
        'cache-control': cacheControl(address),
        ...securityHeaders(settings),
      };
      return [
        compressedResponse(200, readFileSync(file), headers).then(
          (stored): [string, StoredResponse] => [address, stored],
        ),
      ];
    }),
  );
}

type FileSettings = Pick<Settings, 'publicOrigin'>;

/** The PDF documents under `/assets/docs/`. */
export async function readDocumentFiles(
  dist: string,
  settings: FileSettings,
): Promise<Map<string, StoredResponse>> {
  return new Map(
    await folderFiles(
      path.join(dist, 'documents'),
      '/assets/docs/',
      () => cachePolicies.namedFile,
      settings,
    ),
  );
}

/** Every file of the build by its address. */
export async function readSiteFiles(
  dist: string,
  settings: FileSettings,
): Promise<Map<string, StoredResponse>> {
  const policy = (address: string): string =>
    address.startsWith('/assets/') ? cachePolicies.hashedAsset : cachePolicies.namedFile;
  return new Map([
    ...(await folderFiles(path.join(dist, 'client'), '/', policy, settings)),
    ...(await folderFiles(path.join(dist, 'server/assets'), '/assets/', policy, settings)),
    ...(await readDocumentFiles(dist, settings)),
  ]);
}
