import { runTool } from '../harness/server-process.ts';

/** Builds the CMS if its sources have changed. */
export default function buildCms(): void {
  runTool('tools/cms.js', 'build');
}
