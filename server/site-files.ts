import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentsPath } from '../core/domain/api-paths.ts';
import { cachePolicies, securityHeaders, type HeaderSettings } from './http/headers.ts';
import type { KeptResponses } from './http/kept-responses.ts';
import {
  bytesOf,
  compressedResponse,
  type FinalQuality,
  storedResponse,
  type StoredResponse,
} from './http/stored-response.ts';

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

/**
 * Digest of everything in the build that decides what a page is: the code, the styles, the scripts that pages carry, the names
 * of the assets, and the runtime with its knowledge of languages.
 */
export function programDigest(dist: string): string {
  const digest = createHash('sha256');
  const { node, v8, icu, unicode, tz } = process.versions;
  digest.update(JSON.stringify([node, v8, icu, unicode, tz]));
  const files = ['server', 'client'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.js(?:on)?$/.test(name) ? [path.join(dist, folder, name)] : [],
    ),
  );
  for (const file of files.toSorted()) digest.update(`\0${file}\0`).update(readFileSync(file));
  return digest.digest('hex');
}

interface FileOptions {
  /** Where compressed files may be kept. */
  kept?: KeptResponses;
  compression?: FinalQuality;
}

/** The file as it is compressed already, or compressed now. */
async function fileResponse(
  urlPath: string,
  body: Buffer,
  headers: Record<string, string>,
  { kept, compression }: FileOptions,
): Promise<StoredResponse> {
  const inputs = createHash('sha256').update(body).digest('hex');
  const keptBytes = kept?.get(urlPath, inputs);
  const bytes = keptBytes && bytesOf(keptBytes);
  // The headers follow from the settings, not from what was kept.
  const response = bytes
    ? storedResponse({ ...bytes, headers })
    : await compressedResponse(200, body, headers, compression);
  kept?.set(urlPath, inputs, response);
  return response;
}

/** The files of one folder by URL path, compressed and with their headers. */
async function readFolder(
  folder: string,
  prefix: string,
  cacheControl: (urlPath: string) => string,
  settings: HeaderSettings,
  options: FileOptions,
): Promise<[string, StoredResponse][]> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'),
  );
  return Promise.all(
    files.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const type = contentTypes[path.extname(file)];
      if (!type) return [];
      const urlPath = prefix + path.relative(folder, file).replaceAll(path.sep, '/');
      const headers = {
        'content-type': type,
        'cache-control': cacheControl(urlPath),
        ...securityHeaders(settings),
      };
      return [
        fileResponse(urlPath, readFileSync(file), headers, options).then(
          (stored): [string, StoredResponse] => [urlPath, stored],
        ),
      ];
    }),
  );
}

/** Every file of the build by URL path. */
export async function readSiteFiles(
  dist: string,
  settings: HeaderSettings,
  options: FileOptions = {},
): Promise<Map<string, StoredResponse>> {
  const cacheControl = (urlPath: string): string =>
    urlPath.startsWith('/assets/') && !urlPath.startsWith(documentsPath)
      ? cachePolicies.hashedAsset
      : cachePolicies.namedFile;
  return new Map([
    ...(await readFolder(path.join(dist, 'client'), '/', cacheControl, settings, options)),
    ...(await readFolder(
      path.join(dist, 'server/assets'),
      '/assets/',
      cacheControl,
      settings,
      options,
    )),
  ]);
}
