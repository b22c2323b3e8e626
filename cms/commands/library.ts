/** What needs the framework, which takes a second to load: a command that is refused has not waited for it. */
export { siteCallsOf } from '../publishing/announce.ts';
export { importCsv, readSpecs } from '../specs/spec-store.ts';
export { alone } from './alone.ts';
export { openCms, openMigrated } from './open-cms.ts';
export { migrate, seed } from './prepare.ts';
