import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { documentsPath } from '../../core/domain/api-paths.ts';
import { cachePolicies } from './headers.ts';
import { compressedResponse, type StoredResponse } from './stored-response.ts';

/** Brotli's best, for what every visitor loads; above a size it would take seconds. */
const qualityOf = ({ byteLength }: Uint8Array): number => (byteLength > 200_000 ? 9 : 11);

/** The files of one folder by URL path, compressed and with their headers. */
async function readFolder(folder: string, prefix: string): Promise<[string, StoredResponse][]> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'),
  );
  return Promise.all(
    files.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const type = getMimeType(file);
      if (!type) return [];
      const urlPath = prefix + path.relative(folder, file).replaceAll(path.sep, '/');
      const isNamed = urlPath.startsWith(documentsPath) || !urlPath.startsWith('/assets/');
      const headers = {
        'content-type': type,
        'cache-control': isNamed ? cachePolicies.namedFile : cachePolicies.hashedAsset,
      };
      const body = readFileSync(file);
      return [
        compressedResponse(200, body, headers, qualityOf(body)).then(
          (stored): [string, StoredResponse] => [urlPath, stored],
        ),
      ];
    }),
  );
}

/** Every file of the build by URL path. */
export async function readSiteFiles(dist: string): Promise<Map<string, StoredResponse>> {
  const files = new Map([
    ...(await readFolder(path.join(dist, 'client'), '/')),
    ...(await readFolder(path.join(dist, 'server/assets'), '/assets/')),
  ]);
  // Programs that ask for it, whatever a page says, are content with a PNG.
  const icon = files.get('/apple-touch-icon.png');
  return icon ? files.set('/favicon.ico', icon) : files;
}
