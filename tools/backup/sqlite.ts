import { existsSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { messageOf } from '../../core/util/error-message.ts';
import { OperatorError } from './operator-error.ts';

/** More than any database of ours has. */
const allPages = 2 ** 30;

/**
 * Copies a database as it is at one moment, while others write: in one step, because each commit of another process would make
 * it begin again. The copy is one file that has been checked.
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  try {
    const source = new DatabaseSync(file, { timeout: 10_000 });
    try {
      await backup(source, copy, { rate: allPages });
    } finally {
      source.close();
    }
    const database = new DatabaseSync(copy);
    try {
      // Without a log file beside it.
      database.exec('PRAGMA journal_mode = DELETE');
      checkDatabase(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be copied: ${messageOf(error)}`);
  }
}

function checkDatabase(database: DatabaseSync, file: string): void {
  const result = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
  if (result !== 'ok') throw new OperatorError(`${file} is damaged: ${String(result)}`);
}

export type DatabaseState = 'absent' | 'empty' | 'filled' | 'in use' | 'damaged';

/** What would be overwritten. @param mainTable tells by its rows whether the database is in use */
export function stateOfDatabase(file: string, mainTable: string): DatabaseState {
  if (!existsSync(file) || statSync(file).size === 0) return 'absent';
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only possible while nobody else has the database open.
    database.exec('PRAGMA journal_mode = DELETE');
    const hasTable = database
      .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
      .get(mainTable);
    return hasTable && database.prepare(`SELECT 1 FROM "${mainTable}" LIMIT 1`).get()
      ? 'filled'
      : 'empty';
  } catch (error) {
    return /locked|busy/.test(messageOf(error)) ? 'in use' : 'damaged';
  } finally {
    database.close();
  }
}
