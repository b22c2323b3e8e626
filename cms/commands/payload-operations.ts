/** Everything that needs the framework, which takes a second to load: commands check their arguments before they load it. */
export { getSiteCalls } from '../publishing/announce.ts';
export { importCsv, readPublishedSpecs } from '../specs/spec-store.ts';
export { openCms, openMigratedCms } from './open-cms.ts';
export { migrate, seed } from './prepare.ts';
export { withLock } from './with-lock.ts';
