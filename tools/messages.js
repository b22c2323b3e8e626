// @ts-check
/** `npm run messages`: lists, shows, exports, retries and deletes the contact messages in the outbox. */
import { requireRuntime } from './runtime.js';

requireRuntime();
// `npm run messages -- list | head`: the reader has seen enough.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const { runMessages } = await import(
  new URL('../server/contact/messages-command.ts', import.meta.url).href
);
process.exitCode = await runMessages(
  process.argv.slice(2),
  process.env,
  process.stdout,
  process.stderr,
);
