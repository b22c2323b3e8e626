import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';
import { replaceFile } from '../replace-file.ts';

const fileSchema = z.object({ cdn: z.string(), versions: z.record(z.string(), z.string()) });

/** What the CDN holds nothing older of, by tag, so that a restart purges nothing again. */
export interface PurgeRecord {
  readonly versions: ReadonlyMap<string, string>;
  /** @param version undefined: there is nothing of this tag any more */
  set(tag: string, version: string | undefined): void;
  /** Writes what has changed. A failure is logged. */
  save(): Promise<void>;
}

/** @param cdn a record of another is not used */
export function openPurgeRecord(file: string, cdn: string, log: Log): PurgeRecord {
  let isChanged = false;
  let hasFailed = false;

  function read(): Map<string, string> {
    try {
      const record = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      if (record.cdn === cdn) return new Map(Object.entries(record.versions));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn('What was purged from the CDN cannot be read', { file, error: messageOf(error) });
    }
    return new Map();
  }

  const versions = read();
  return {
    versions,
    set(tag, version) {
      if (versions.get(tag) === version) return;
      isChanged = true;
      if (version === undefined) versions.delete(tag);
      else versions.set(tag, version);
    },
    async save() {
      if (!isChanged) return;
      isChanged = false;
      try {
        const text = JSON.stringify({ cdn, versions: Object.fromEntries(versions) }, undefined, 2);
        await replaceFile(file, `${text}\n`);
        hasFailed = false;
      } catch (error) {
        // The next start purges everything, which is no loss.
        if (!hasFailed)
          log.warn('What was purged from the CDN cannot be kept', {
            file,
            error: messageOf(error),
          });
        hasFailed = true;
      }
    },
  };
}
