import { parentPort, workerData } from 'node:worker_threads';
import { readBuiltAssets } from './built-assets.ts';
import type { RenderResult, RenderThreadData, ToRenderThread } from './pages/render-thread.ts';
import { createRenderNow, type PageContext } from './pages/rendering.ts';

/** The thread that renders pages (`pages/render-thread.ts` starts it). */
const { dist, settings } = workerData as RenderThreadData;
const renderNow = createRenderNow(settings, await readBuiltAssets(dist));
let context: PageContext | undefined;

function resultOf(message: Extract<ToRenderThread, { kind: 'render' }>): RenderResult {
  try {
    if (!context) throw new Error('A page is rendered before its context is known');
    return { kind: 'rendered', page: renderNow(message.job, context) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

parentPort?.on('message', (message: ToRenderThread) => {
  if (message.kind === 'context') {
    ({ context } = message);
    return;
  }
  const result = resultOf(message);
  parentPort?.postMessage(result, result.kind === 'rendered' ? [result.page.body.buffer] : []);
});
