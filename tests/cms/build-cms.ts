import { runTool } from '../harness/server-process.ts';

/** The CMS, built anew only when its sources changed. */
export default function buildCms(): void {
  runTool('tools/cms.js', 'build');
}
