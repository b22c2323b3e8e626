import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';

const copySchema = z.object({
  source: z.string(),
  /** When the service responded. */
  savedAt: z.coerce.date(),
  /** The rows that it gave, by request. */
  rows: z.record(z.string(), z.array(z.unknown())),
});

/** The last good response of a remote service to the requests for a list. */
export type CachedRows = z.output<typeof copySchema>['rows'];

export type DiskCopy = ReturnType<typeof createDiskCopy>;

/**
 * Keeps the last good lists of a remote service on disk, for a restart during an outage.
 * @param source the URL of the service: copies from another one are not used
 */
export function createDiskCopy(folder: string, source: string, log: Log) {
  const fileOf = (list: string): string => path.join(folder, `${list}.json`);

  return {
    /** @returns undefined if there is no copy, or none that can be used */
    async read(list: string): Promise<z.output<typeof copySchema> | undefined> {
      const file = fileOf(list);
      try {
        const cached = copySchema.parse(JSON.parse(await readFile(file, 'utf8')));
        if (cached.source === source) return cached;
        log.info('Content cached from another service is not used', {
          file,
          source: cached.source,
        });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.error('Cached content cannot be read and is not used', {
            file,
            error: messageOf(error),
          });
      }
      return undefined;
    },

    async write(list: string, rows: CachedRows, savedAt: Date): Promise<void> {
      const file = fileOf(list);
      const temporary = `${file}.${process.pid}.new`;
      try {
        await mkdir(folder, { recursive: true });
        const json = JSON.stringify({ source, savedAt, rows });
        await writeFile(temporary, json, { flush: true });
        // Readers see the old file or the new one, never a partial one.
        await rename(temporary, file);
      } catch (error) {
        log.error('Content cannot be cached on the disk', { file, error: messageOf(error) });
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}
