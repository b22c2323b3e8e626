import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { partNames } from './parts.ts';

/** Written last: a backup without it is not complete. */
const manifestName = 'manifest.json';

const relativePath = z
  .string()
  .refine((value) => !path.isAbsolute(value) && !value.split(/[/\\]/).includes('..'));
const manifestSchema = z.object({
  format: z.literal('site backup 1'),
  createdAt: z.iso.datetime(),
  /** What a part's folder held, and its dump of Postgres, by the paths in the backup. */
  files: z.array(
    z.object({
      part: z.enum(partNames),
      kind: z.enum(['file', 'sqlite', 'postgres']),
      path: relativePath,
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackupFile = Manifest['files'][number];

export function describeFile(
  backup: string,
  file: Pick<BackupFile, 'part' | 'kind' | 'path'>,
): BackupFile {
  const bytes = readFileSync(path.join(backup, file.path));
  return {
    ...file,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

export const isBackup = (folder: string): boolean => existsSync(path.join(folder, manifestName));

export function writeManifest(backup: string, manifest: Manifest): void {
  writeFileSync(path.join(backup, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws {OperatorError} if a file is missing or is not what was saved */
export function readManifest(backup: string): Manifest {
  let text: string;
  try {
    text = readFileSync(path.join(backup, manifestName), 'utf8');
  } catch {
    throw new OperatorError(`${backup} is not a complete backup: it has no ${manifestName}`);
  }
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new OperatorError(`${path.join(backup, manifestName)} is not that of a backup`);
  }
  for (const file of manifest.files) {
    const place = path.join(backup, file.path);
    if (!existsSync(place)) throw new OperatorError(`${place} is missing: nothing was restored`);
    if (describeFile(backup, file).sha256 !== file.sha256)
      throw new OperatorError(`${place} is not what was saved: nothing was restored`);
  }
  return manifest;
}
