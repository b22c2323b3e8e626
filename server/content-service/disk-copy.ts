import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';

/** The last good content of a remote service on disk, for a restart during an outage. */
export interface DiskCopy {
  /** Undefined if there is no copy, or none that can be used. */
  read<Value>(list: string, schema: z.ZodType<Value>): Promise<KeptCopy<Value> | undefined>;
  /** @param changed if not, and the copy is there, only its time is noted */
  write(list: string, value: unknown, respondedAt: Date, changed: boolean): Promise<void>;
}

export interface KeptCopy<Value> {
  value: Value;
  /** When the service last responded with it: the time of the file. */
  respondedAt: Date;
}

/** Raised when stored values change their meaning. */
const formatVersion = 1;

/** @param source the URL of the service: copies from another one are not used */
export function createDiskCopy(folder: string, source: string, log: Log): DiskCopy {
  const fileOf = (list: string): string => path.join(folder, `${list}.json`);
  const confirmed = new Set<string>();

  return {
    async read(list, schema) {
      const file = fileOf(list);
      try {
        const kept = z
          .object({ format: z.literal(formatVersion), source: z.string(), value: schema })
          .parse(JSON.parse(await readFile(file, 'utf8')));
        if (kept.source !== source) {
          log.info('Content kept from another service is not used', { file, source: kept.source });
          return undefined;
        }
        confirmed.add(list);
        return { value: kept.value, respondedAt: (await stat(file)).mtime };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.error('Kept content cannot be read and is not used', {
            file,
            error: describeError(error),
          });
        return undefined;
      }
    },

    async write(list, value, respondedAt, changed) {
      const file = fileOf(list);
      const temporary = `${file}.${process.pid}.new`;
      try {
        if (!changed && confirmed.has(list)) return await utimes(file, respondedAt, respondedAt);
        await mkdir(folder, { recursive: true });
        const handle = await open(temporary, 'w');
        try {
          await handle.writeFile(
            JSON.stringify({
              format: formatVersion,
              source,
              savedAt: respondedAt.toISOString(),
              value,
            }),
          );
          await handle.utimes(respondedAt, respondedAt);
          await handle.sync();
        } finally {
          await handle.close();
        }
        // Readers see the old file or the new one, never a partial one.
        await rename(temporary, file);
        confirmed.add(list);
      } catch (error) {
        confirmed.delete(list);
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
