// @ts-check
/** `npm run messages`: lists, shows, exports, retries and deletes the contact messages in the outbox. */
import { requireRuntime } from './runtime.js';

requireRuntime();
await import(new URL('../server/messages.ts', import.meta.url).href);
