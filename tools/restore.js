// @ts-check
/** `npm run restore`: see tools/backup/command.ts. */

const { runBackupCommand } = await import(new URL('backup/command.ts', import.meta.url).href);
process.exitCode = await runBackupCommand('restore', process.argv.slice(2), {
  environment: process.env,
  out: (/** @type {string} */ text) => process.stdout.write(text),
  errors: (/** @type {string} */ text) => process.stderr.write(text),
  now: new Date(),
});
