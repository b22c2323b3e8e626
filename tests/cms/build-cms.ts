import { spawnSync } from 'node:child_process';

/** The CMS and the site that reads it, each built anew only when its sources changed. */
export default function buildBoth(): void {
  for (const parameters of [['tools/cms.js', 'build'], ['tools/build.js']]) {
    const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}`);
  }
}
