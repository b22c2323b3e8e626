/** For tests that start their own sites. */
export { buildSite as default } from './server-process.ts';
