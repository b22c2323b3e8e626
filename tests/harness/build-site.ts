/** For tests that start sites of their own. */
export { buildSite as default } from './server-process.ts';
