import type { Page } from '@playwright/test';
import { test as base } from '../harness/fixtures.ts';

export { expect } from '../harness/fixtures.ts';
export { contactLanguages, contactWords } from './contact-page.ts';

export const test = base.extend<{
  /** Opens a site's contact page as a fresh visitor. */
  openContact: (
    origin: string,
    path: string,
    visit?: { javaScript?: boolean; headers?: Record<string, string> },
  ) => Promise<Page>;
}>({
  async openContact({ newVisitor }, use) {
    await use(async (origin, path, visit = {}) => {
      const page = await (await newVisitor(visit)).newPage();
      await page.goto(origin + path);
      return page;
    });
  },
});
