/**
 * `npm run launch-check`: lists what an operator must still replace or confirm before the site goes public, with the file
 * or setting to open. It ends with 1 while anything is left.
 */
import { OperatorError } from '../core/util/operator-error.ts';
import { checkBuiltInContent } from '../server/content-service/content-folder.ts';
import {
  findLeftovers,
  leftoversReport,
  readLaunchInputs,
} from '../server/programs/launch-check.ts';
import { readSettings } from '../server/settings/settings.ts';

try {
  const settings = readSettings(process.env);
  await checkBuiltInContent(settings.content);
  const leftovers = findLeftovers(await readLaunchInputs(settings));
  process.stdout.write(leftoversReport(leftovers));
  process.exitCode = leftovers.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
