import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressedResponse } from '../http/stored-response.ts';

/** Files that are compressed at once. */
const lanes = 4;

/** Writes `.br` and `.gz` beside each file that gets shorter by it, for hosts that serve them (nginx knows the latter). */
export async function precompress(
  folder: string,
  files: readonly { file: string; headers: Record<string, string> }[],
  quality: 'best at once' | 'fast',
): Promise<void> {
  const queue = files.values();
  const compressNext = async (): Promise<void> => {
    for (const { file, headers } of queue) {
      const target = path.join(folder, file);
      const body = readFileSync(target);
      const { br, gzip } = await compressedResponse(200, body, headers, quality);
      for (const [extension, compressed] of [
        ['.br', br],
        ['.gz', gzip],
      ] as const)
        if (compressed && compressed.body.byteLength < body.byteLength)
          writeFileSync(target + extension, compressed.body);
    }
  };
  await Promise.all(Array.from({ length: lanes }, compressNext));
}
