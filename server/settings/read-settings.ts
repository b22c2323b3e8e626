import { readFileSync } from 'node:fs';
import { readSecretFiles } from '../../core/util/secret-files.ts';
import { secretSettings } from './environment.ts';
import { parseSettings, type Environment, type Settings } from './settings.ts';

/**
 * The settings of this process, with secrets from the files that `…_FILE` names.
 * @param environment usually `process.env`
 * @throws {OperatorError} for the first setting that cannot be used
 */
export function readSettings(environment: Environment): Settings {
  return parseSettings(readSecretFiles(environment, secretSettings, (file) => readFileSync(file)));
}
