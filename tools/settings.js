// @ts-check
/** `npm run settings`: every setting with default, unit and meaning. */
import { requireRuntime } from './runtime.js';

requireRuntime();
const { settingsTable } = await import(new URL('../server/settings.ts', import.meta.url).href);
console.log(settingsTable());
