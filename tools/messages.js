// @ts-check
/** `npm run messages`: lists, shows, exports, retries and deletes the contact messages in the outbox. */

await import(new URL('../server/programs/messages.ts', import.meta.url).href);
