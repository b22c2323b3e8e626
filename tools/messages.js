// @ts-check
/** `npm run messages`: lists, shows, exports, retries and deletes the contact messages in the outbox. */
import { requireRuntime } from './runtime.js';

requireRuntime();
const { runMessages } = await import(
  new URL('../server/contact/messages-command.ts', import.meta.url).href
);
process.exitCode = await runMessages(
  process.argv.slice(2),
  process.env,
  process.stdout,
  process.stderr,
);
