import { readFileSync } from 'node:fs';
import { readSecretFiles } from '../../core/util/secret-files.ts';
import { secretSettings } from './environment.ts';
import { parseSettings, SettingError, type Environment, type Settings } from './settings.ts';

/**
 * The settings of this process, with secrets from the files that `…_FILE` names.
 * @param environment usually `process.env`
 * @throws {SettingError} for the first setting that cannot be used
 */
export function readSettings(environment: Environment): Settings {
  const complete = readSecretFiles(environment, secretSettings, (file) => readFileSync(file));
  if (!complete.ok) throw new SettingError(complete.problem);
  return parseSettings(complete.value);
}
