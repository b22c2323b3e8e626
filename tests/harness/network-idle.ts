import { expect, type Page, type Request } from '@playwright/test';

const quietMs = 500;

/**
 * Watches a page's requests from now on. Playwright's own 'networkidle' is sometimes never reported on a page with
 * frames, although every request has ended.
 */
export function watchNetwork(page: Page): { idle: () => Promise<void> } {
  const pending = new Set<Request>();
  let lastChangeMs = Date.now();
  page.on('request', (request) => {
    pending.add(request);
    lastChangeMs = Date.now();
  });
  const end = (request: Request): void => {
    pending.delete(request);
    lastChangeMs = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** No request is pending, and none has been for half a second. */
    async idle() {
      await expect
        .poll(
          () =>
            Date.now() - lastChangeMs < quietMs
              ? ['recent']
              : [...pending].map((request) => request.url()),
          {
            timeout: 45_000,
          },
        )
        .toEqual([]);
    },
  };
}
