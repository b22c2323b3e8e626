import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the file, and its folder. Readers see the old file or the new one, never a part of either. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, file);
}
