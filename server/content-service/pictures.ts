import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { pictureFilesOf, type Article } from '../../core/domain/article.ts';
import { dayMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { cachePolicies } from '../http/headers.ts';
import { uncompressedResponse, type StoredResponse } from '../http/stored-response.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { serviceTimeoutMs } from './list-reader.ts';

const folderPath = '/pictures/';
export const pictureExtension = /\.(?:avif|webp|jpg|png)$/;
const servedPath = /^\/pictures\/[\w-]{22}\.(?:avif|webp|jpg|png)$/;
const maxPictureBytes = 10_000_000;
/** An article that is withdrawn may come back, and caches show it for a while. */
const graceMs = 30 * dayMs;

/** A picture's path on the site follows from its URL, which is another one for another picture: it can be cached for ever. */
export const picturePath = (url: string): string =>
  `${folderPath}${createHash('sha256').update(url).digest('base64url').slice(0, 22)}${path.extname(url)}`;

export type Pictures = ReturnType<typeof createPictures>;

/** Copies of the pictures of articles, on the disk: a stopped content service loses none. */
export function createPictures({ content, dataFolder }: Settings, log: Log) {
  /** Copies under way, by path on the site: a preview and a refresh may want the same picture. */
  const copying = new Map<string, Promise<void>>();
  const folder = path.join(dataFolder, 'pictures');
  const fileOf = (urlPath: string): string => path.join(folder, path.basename(urlPath));

  async function copy(url: string, urlPath: string): Promise<void> {
    const { service } = content;
    const source = new URL(url, service?.url);
    // Its token goes to the service alone.
    if (!service || source.origin !== new URL(service.url).origin)
      throw new Error('It is not on the content service');
    const response = await fetch(source, {
      signal: AbortSignal.timeout(serviceTimeoutMs),
      ...(service.token && { headers: { authorization: `Bearer ${service.token}` } }),
    });
    if (!response.ok) throw new Error(`responded with status ${response.status}`);
    const type = response.headers.get('content-type')?.split(';', 1)[0];
    if (type !== getMimeType(urlPath)) throw new Error(`is ${type}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.byteLength > maxPictureBytes) throw new Error('is more than 10 MB');
    const file = fileOf(urlPath);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.${process.pid}.new`, bytes, { flush: true });
    await rename(`${file}.${process.pid}.new`, file);
  }

  return {
    /** Copies those that are not on the disk yet; one that cannot be copied is tried again with the next refresh. */
    async store(articles: readonly Article[] = []): Promise<void> {
      const wanted = new Map(
        pictureFilesOf(articles).map(({ path: urlPath, url }) => [urlPath, url]),
      );
      for (const [urlPath, url] of wanted) {
        if (existsSync(fileOf(urlPath))) continue;
        const copied = copying.get(urlPath) ?? copy(url, urlPath);
        copying.set(urlPath, copied);
        try {
          await copied;
        } catch (error) {
          log.error('A picture cannot be copied', { url, error: messageOf(error) });
        } finally {
          copying.delete(urlPath);
        }
      }
    },
    /** Deletes those that no article has shown for some time. @param articles all that are published, as they were just read */
    async deleteOthers(articles: readonly Article[] = []): Promise<void> {
      const shown = new Set(pictureFilesOf(articles).map((file) => path.basename(file.path)));
      const now = new Date();
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        // The time of a file is when it was shown last.
        if (shown.has(name)) await utimes(file, now, now);
        else if (now.getTime() - (await stat(file)).mtimeMs > graceMs) await rm(file);
      }
    },
    async find(urlPath: string): Promise<StoredResponse | undefined> {
      if (!servedPath.test(urlPath)) return undefined;
      const bytes = await readFile(fileOf(urlPath)).catch(() => undefined);
      return (
        bytes &&
        uncompressedResponse(200, bytes, {
          'content-type': getMimeType(urlPath) ?? '',
          'cache-control': cachePolicies.hashedAsset,
        })
      );
    },
  };
}
