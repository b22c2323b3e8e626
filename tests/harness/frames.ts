import type { Page } from '@playwright/test';

/**
 * Two painted frames: layout and observers have followed what happened before. Or a second: now and then an overloaded machine
 * paints none until something moves.
 */
export const framePainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1000);
      }),
  );
