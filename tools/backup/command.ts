import path from 'node:path';
import { parseArgs } from 'node:util';
import { CmsSettingError } from '../../cms/settings.ts';
import { messageOf } from '../../core/util/error-message.ts';
import { SettingError } from '../../server/settings.ts';
import { deleteOld, makeBackup } from './make-backup.ts';
import type { BackupFile } from './manifest.ts';
import { OperatorError } from './operator-error.ts';
import { findParts, partNames, type PartName } from './parts.ts';
import { restoreBackup } from './restore-backup.ts';

const usages = {
  backup: `npm run backup -- <folder> [--only site|cms] [--keep <number>]

  Saves the contact messages and the CMS (DATA_FOLDER, DATABASE_URL, CMS_DATA_FOLDER, CMS_DATABASE_URL) into a new
  folder under <folder>, while both run. --keep deletes older backups there, except for that many.
`,
  restore: `npm run restore -- <backup> [--only site|cms] [--force]

  Puts back what a backup holds, after its checksums have been compared. Stop the site and the CMS first.
  --force overwrites messages or content that are there.
`,
};

/** An invalid command line. */
class UsageError extends Error {}

function parseCommand(name: keyof typeof usages, parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        keep: { type: 'string' },
        force: { type: 'boolean' },
      },
    });
    const { only, keep, force = false } = values;
    if (name === 'backup' ? force : keep !== undefined)
      throw new Error(`${name} has no ${force ? '--force' : '--keep'}`);
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error('Name one folder');
    if (only !== undefined && !partNames.includes(only as PartName))
      throw new Error(`--only must be one of ${partNames.join(', ')}`);
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
      throw new Error('--keep must be a whole number from 1');
    return {
      folder,
      only: only as PartName | undefined,
      keep: keep === undefined ? undefined : Number(keep),
      force,
    };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

const list = (files: readonly BackupFile[]): string =>
  files.map((file) => `  ${file.path}  ${file.bytes} bytes\n`).join('');

interface CommandContext {
  environment: Readonly<Record<string, string | undefined>>;
  out: (text: string) => unknown;
  errors: (text: string) => unknown;
  now: Date;
}

/** @returns the process's exit code */
export async function runBackupCommand(
  name: keyof typeof usages,
  parameters: string[],
  { environment, out, errors, now }: CommandContext,
): Promise<number> {
  try {
    const { folder, only, keep, force } = parseCommand(name, parameters);
    const parts = await findParts(environment);
    if (name === 'backup') {
      const selected = only ? [parts[only]] : Object.values(parts);
      const backup = await makeBackup(selected, folder, now);
      out(`${backup.folder}\n${list(backup.files)}`);
      if (keep !== undefined) {
        const count = deleteOld(folder, keep);
        if (count > 0) out(`${count} older deleted\n`);
      }
    } else {
      const files = await restoreBackup(parts, only, { backup: path.resolve(folder), force, now });
      out(`Restored:\n${list(files)}`);
      if (files.some(({ part }) => part === 'site'))
        out(
          'Messages that were sent since the backup are sent again, under the same Message-ID.\n',
        );
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) errors(`${error.message}\n\n${usages[name]}`);
    else if (
      error instanceof OperatorError ||
      error instanceof SettingError ||
      error instanceof CmsSettingError
    )
      errors(`${error.message}\n`);
    else errors(`The ${name} failed: ${messageOf(error)}\n`);
    return 1;
  }
}
