import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tiers, type Tier } from '../../core/domain/tiers.ts';
import { OperatorError } from '../../core/util/operator-error.ts';
import { formatProblem } from '../problems.ts';
import { getSiteCalls } from '../publishing/announce.ts';
import { formatSpecs } from '../specs/spec-csv.ts';
import { importCsv, readPublishedSpecs } from '../specs/spec-store.ts';
import { print, resolveFromCaller } from './caller.ts';
import { openMigratedCms } from './open-cms.ts';

function parseTier(name: string | undefined): Tier {
  const tier = tiers.find((candidate) => candidate === name);
  if (!tier) throw new OperatorError(`Specify the list: one of ${tiers.join(', ')}`);
  return tier;
}

async function readCallersFile(name: string): Promise<string> {
  const file = resolveFromCaller(name);
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code})`);
  });
}

export async function importSpecs(parameters: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'remove-missing': { type: 'boolean', default: false },
    },
  });
  const [tierName, file] = positionals;
  const tier = parseTier(tierName);
  if (!file)
    throw new OperatorError('Specify the file: npm run cms -- import-specs standard specs.csv');
  const text = await readCallersFile(file);
  const payload = await openMigratedCms();
  const dryRun = values['dry-run'];
  const outcome = await importCsv(payload, tier, text, {
    dryRun,
    removeMissing: values['remove-missing'],
  });
  if (outcome.kind === 'invalid') {
    for (const { row, column, problem } of outcome.problems)
      process.stderr.write(`row ${row}${column ? `, ${column}` : ''}: ${formatProblem(problem)}\n`);
    const count = outcome.problems.length;
    throw new OperatorError(
      `Nothing was imported: ${count} problem${count === 1 ? '' : 's'} in ${file}`,
    );
  }
  const { created, updated, unchanged, removed } = outcome;
  print(
    `${dryRun ? 'Checked, nothing written' : 'Published'}: ${created} new, ${updated} changed, ${unchanged} unchanged, ${removed} ${dryRun ? 'to delete' : 'deleted'}`,
  );
  if (!dryRun) {
    payload.logger.level = 'warn';
    await getSiteCalls(payload)?.announceNow();
  }
}

export async function exportSpecs([tierName, file]: string[]): Promise<void> {
  const tier = parseTier(tierName);
  const text = formatSpecs(await readPublishedSpecs(await openMigratedCms(), tier));
  if (file) await writeFile(resolveFromCaller(file), text);
  else process.stdout.write(text);
}
