import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';

/** The last good content of a remote service on disk, for a restart during an outage. */
export interface DiskCopy {
  /** Undefined if there is no copy, or none that can be used. */
  read<Value>(list: string, schema: z.ZodType<Value>): Promise<KeptCopy<Value> | undefined>;
  write(list: string, value: unknown, respondedAt: Date): Promise<void>;
}

export interface KeptCopy<Value> {
  value: Value;
  /** When the service last responded with it. */
  respondedAt: Date;
}

/** Raised when stored values change their meaning. */
const formatVersion = 1;

/** @param source the URL of the service: copies from another one are not used */
export function createDiskCopy(folder: string, source: string, log: Log): DiskCopy {
  const fileOf = (list: string): string => path.join(folder, `${list}.json`);

  return {
    async read(list, schema) {
      const file = fileOf(list);
      try {
        const kept = z
          .object({
            format: z.literal(formatVersion),
            source: z.string(),
            savedAt: z.coerce.date(),
            value: schema,
          })
          .parse(JSON.parse(await readFile(file, 'utf8')));
        if (kept.source !== source) {
          log.info('Content kept from another service is not used', { file, source: kept.source });
          return undefined;
        }
        return { value: kept.value, respondedAt: kept.savedAt };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.error('Kept content cannot be read and is not used', {
            file,
            error: describeError(error),
          });
        return undefined;
      }
    },

    async write(list, value, savedAt) {
      const file = fileOf(list);
      const temporary = `${file}.${process.pid}.new`;
      try {
        await mkdir(folder, { recursive: true });
        const json = JSON.stringify({ format: formatVersion, source, savedAt, value });
        await writeFile(temporary, json, { flush: true });
        // Readers see the old file or the new one, never a partial one.
        await rename(temporary, file);
      } catch (error) {
        log.error('Content cannot be kept on the disk', { file, error: describeError(error) });
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

function describeError(error: unknown): string {
  if (error instanceof z.ZodError)
    return `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
  return messageOf(error);
}
