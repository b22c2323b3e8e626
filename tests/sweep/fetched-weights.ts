import type { Page } from '@playwright/test';
import { watchNetwork } from '../harness/network-idle.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { inlineScriptSize, travelSize, type Weights } from './weights.ts';

const sum = async (urls: Iterable<string>): Promise<number> =>
  (await Promise.all([...urls].map(travelSize))).reduce((total, size) => total + size, 0);

/**
 * What only a browser knows: which scripts and fonts a page fetches, from its cache too. Markup and styles are weighed in
 * weights.test.ts. Watches from now on.
 */
export function watchWeights(page: Page): {
  beforeScrolling: (html: string) => Promise<Pick<Weights, 'script'>>;
  afterScrolling: (html: string) => Promise<Pick<Weights, 'scriptAfterScrolling' | 'font'>>;
} {
  const found = { script: new Set<string>(), font: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    // Files that widgets load from elsewhere count as the provider's weight.
    if (new URL(request.url()).origin !== sharedOrigin('site')) return;
    if (type === 'script') found.script.add(request.url());
    if (type === 'font') found.font.add(request.url());
  });
  const network = watchNetwork(page);
  const scriptsOf = async (html: string): Promise<number> => {
    await network.idle();
    return (await sum(found.script)) + inlineScriptSize(html);
  };
  return {
    beforeScrolling: async (html) => ({ script: await scriptsOf(html) }),
    afterScrolling: async (html) => ({
      scriptAfterScrolling: await scriptsOf(html),
      font: await sum(found.font),
    }),
  };
}
