// @ts-check
/**
 * `npm run launch-check`: lists what an operator must still replace or confirm before the site goes public, with the file
 * or setting to open. It ends with 1 while anything is left.
 */

/** @param {string} file */
const load = (file) => import(new URL(file, import.meta.url).href);
/** @type {typeof import('../server/settings/settings.ts')} */
const { SettingError } = await load('../server/settings/settings.ts');
/** @type {typeof import('../server/settings/read-settings.ts')} */
const { readSettings } = await load('../server/settings/read-settings.ts');
/** @type {typeof import('../core/content-files/content-file.ts')} */
const { ContentFileError } = await load('../core/content-files/content-file.ts');
/** @type {typeof import('../server/content-service/built-in-service.ts')} */
const { checkBuiltInContent } = await load('../server/content-service/built-in-service.ts');
/** @type {typeof import('../server/pages/built-documents.ts')} */
const { documents } = await load('../server/pages/built-documents.ts');
/** @type {typeof import('../server/programs/launch-check.ts')} */
const { findLeftovers, leftoversReport, readLaunchInputs } = await load(
  '../server/programs/launch-check.ts',
);

try {
  const settings = readSettings(process.env);
  await checkBuiltInContent(settings.content);
  const findings = findLeftovers(await readLaunchInputs(settings, documents));
  process.stdout.write(leftoversReport(findings));
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingError || error instanceof ContentFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
