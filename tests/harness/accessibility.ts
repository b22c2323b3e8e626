import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that look at colours and boxes, not at names and structure: two thirds of the work. */
export const paintedRules = ['color-contrast', 'target-size'];

/** Violations of WCAG 2.2 AA that axe finds in a page's current state, one line per element. @param rules only these */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeScript);
  const options = {
    runOnly: rules ?? wcag,
    resultTypes: ['violations'],
    // A widget's frame is its provider's; axe would wait for a response from it.
    iframes: false,
    preload: false,
  };
  const { violations } = await page.evaluate(
    (given) =>
      (
        globalThis as unknown as {
          axe: { run(context: Document, options: object): Promise<AxeResults> };
        }
      ).axe.run(document, given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
