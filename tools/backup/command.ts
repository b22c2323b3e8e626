/** `npm run backup` and `npm run restore`: save messages, CMS and content files, and put back what a backup holds. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../../core/util/error-message.ts';
import { deleteOldBackups, makeBackup } from './make-backup.ts';
import { partNames, readPlaces } from './places.ts';
import { restoreBackup } from './restore-backup.ts';

const usages = {
  backup: `npm run backup -- <folder> [--keep <number>]

  Saves contact messages, the CMS and the content files (DATA_FOLDER, DATABASE_URL, CMS_DATA_FOLDER, CONTENT_FOLDER)
  into a new folder under <folder>, while site and CMS run. --keep deletes older backups there, except for that many.
`,
  restore: `npm run restore -- <backup> [--only site|cms|content]

  Puts back what a backup holds. Stop the site and the CMS first. It overwrites nothing: move away what is there.
`,
};

function run(name: keyof typeof usages, parameters: string[]): void {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: name === 'backup' ? { keep: { type: 'string' } } : { only: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    process.stderr.write(usages[name]);
    process.exitCode = 1;
    return;
  }
  const places = readPlaces(process.env);
  if (name === 'backup') {
    const keep = Number(values.keep ?? Infinity);
    if (!(keep >= 1)) throw new Error('--keep must be a number from 1');
    process.stdout.write(`${makeBackup(places, folder, new Date())}\n`);
    deleteOldBackups(folder, keep);
  } else {
    const only = partNames.find((part) => part === values.only);
    if (values.only !== undefined && !only)
      throw new Error(`--only must be one of ${partNames.join(', ')}`);
    const restored = restoreBackup(path.resolve(folder), places, only ? [only] : partNames);
    process.stdout.write(`Restored:\n${restored.map((file) => `  ${file}\n`).join('')}`);
  }
}

const [name, ...parameters] = process.argv.slice(2);
// Only its owner may read a backup: it holds visitors' messages.
process.umask(0o077);
try {
  run(name === 'restore' ? 'restore' : 'backup', parameters);
} catch (error) {
  process.stderr.write(`${messageOf(error).split('\n')[0]}\n`);
  process.exitCode = 1;
}
