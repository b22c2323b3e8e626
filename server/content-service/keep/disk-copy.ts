import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messageOf } from '../../../core/util/error-message.ts';
import type { Log } from '../../log.ts';

/** The last good content of a remote service on disk, for a restart during an outage. */
export interface DiskCopy {
  /** Undefined if there is no copy, or none that can be used. */
  read<Value>(list: string, schema: z.ZodType<Value>): Promise<KeptCopy<Value> | undefined>;
  /** @returns whether it was written */
  write(list: string, value: unknown, respondedAt: Date): Promise<boolean>;
  /** Notes that the service still responds with what the copy holds. @returns whether it was noted */
  confirm(list: string, respondedAt: Date): Promise<boolean>;
}

export interface KeptCopy<Value> {
  value: Value;
  /** When the service last responded with it: the time of the file, so that confirming a long list writes none of it. */
  respondedAt: Date;
}

/** Raised when stored values change their meaning. */
const formatVersion = 1;

/** @param sourceOf the service that a list comes from: copies from another service are not used */
export function createDiskCopy(
  folder: string,
  sourceOf: (list: string) => string,
  log: Log,
): DiskCopy {
  const fileOf = (list: string): string => path.join(folder, `${list}.json`);

  return {
    async read(list, schema) {
      const file = fileOf(list);
      try {
        const { source, value } = z
          .object({ format: z.literal(formatVersion), source: z.string(), value: schema })
          .parse(JSON.parse(await readFile(file, 'utf8')));
        if (source === sourceOf(list)) return { value, respondedAt: (await stat(file)).mtime };
        log.info('Content kept from another service is not used', { file, source });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.error('Kept content cannot be read and is not used', {
            file,
            error: describeError(error),
          });
      }
      return undefined;
    },

    async write(list, value, respondedAt) {
      const file = fileOf(list);
      const temporary = `${file}.${process.pid}.new`;
      try {
        await mkdir(folder, { recursive: true });
        const handle = await open(temporary, 'w');
        try {
          await handle.writeFile(
            JSON.stringify({
              format: formatVersion,
              source: sourceOf(list),
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
        return true;
      } catch (error) {
        log.error('Content cannot be kept on the disk', { file, error: describeError(error) });
        await rm(temporary, { force: true }).catch(() => {});
        return false;
      }
    },

    async confirm(list, respondedAt) {
      return utimes(fileOf(list), respondedAt, respondedAt).then(
        () => true,
        () => false,
      );
    },
  };
}

function describeError(error: unknown): string {
  if (error instanceof z.ZodError)
    return `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
  return messageOf(error);
}
