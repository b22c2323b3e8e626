import { expect, type Locator } from '@playwright/test';

/** Waits until the code of the island around an element has run. @param frozen the page's clock is moved until then */
export const islandLive = (inside: Locator, frozen = false): Promise<void> =>
  expect
    .poll(async () => {
      // The fake idle callback waits this long while a timer is pending.
      if (frozen) await inside.page().clock.runFor(50);
      return inside.locator('xpath=ancestor-or-self::site-island[1]').getAttribute('data-state');
    })
    .toBe('live');
