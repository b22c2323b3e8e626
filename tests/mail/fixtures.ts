import type { Locator, Page } from '@playwright/test';
import { test as base, type Visit } from '../harness/fixtures.ts';
import { goodValues } from './messages.ts';

export { expect } from '../harness/fixtures.ts';

const notSent = 'The contact message was not sent: ';
/** For the `pageErrors` of a test in which sending fails. */
export const loggedFailure = new RegExp(`^${notSent}`);
/** Failures that the form logged, in order. */
export const failuresIn = (log: string[]): string[] =>
  log.filter((line) => line.startsWith(notSent)).map((line) => line.slice(notSent.length));

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
export const sendButton = (page: Page): Locator =>
  page.locator('form[action*="contact"] button[type="submit"]');

export async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...goodValues, ...changes }))
    await field(page, name).fill(value);
}

/** The fields' values. */
export async function typed(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(goodValues);
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Hydrates the form. */
export async function awake(page: Page): Promise<void> {
  await field(page, 'contact-name').focus();
  await page.locator('site-island[data-state="live"] form[action*="contact"]').waitFor();
}

export const test = base.extend<{
  /** Opens a site's contact page as a fresh visitor. */
  openContact: (
    origin: string,
    path: string,
    visit?: Pick<Visit, 'javaScript' | 'width' | 'height' | 'prepare'> & {
      /** The browser says, as it does under test, that a program controls it: the form refuses it. */
      automated?: boolean;
    },
  ) => Promise<Page>;
}>({
  async openContact({ newVisitor }, use) {
    await use(async (origin, path, { automated = false, prepare, ...visit } = {}) => {
      const page = await (await newVisitor(visit)).newPage();
      if (!automated)
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
        );
      await prepare?.(page);
      await page.goto(origin + path);
      return page;
    });
  },
});
