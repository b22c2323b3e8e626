import { spawnSync } from 'node:child_process';

/** The tests in a browser need the built site; it is built anew only when its sources changed. */
export default function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.js'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}
