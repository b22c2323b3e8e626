// @ts-check
/** `npm run messages`: what is in the outbox of contact messages, and what may be done with it. */
import { requireRuntime } from './runtime.js';

requireRuntime();
const { runMessages } = await import(
  new URL('../server/mail-provider/messages-command.ts', import.meta.url).href
);
process.exitCode = await runMessages(
  process.argv.slice(2),
  process.env,
  process.stdout,
  process.stderr,
);
