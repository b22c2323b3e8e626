import type { Page } from '@playwright/test';

/** Two painted frames: layout and observers have followed what happened before. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(
        (resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Lets a page whose clock stands still paint a frame, after which it loads the code for an input. */
export const nextFrozenFrame = (page: Page): Promise<void> => page.clock.runFor(20);
