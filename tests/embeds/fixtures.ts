import type { Frame, Locator, Page } from '@playwright/test';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { test as base, type Visit } from '../harness/fixtures.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { forgetShifts, noteShifts } from '../sweep/look.ts';

export { expect } from '../harness/fixtures.ts';
export { shiftsOn } from '../sweep/look.ts';

export const placeOn = (page: Page): Locator => page.locator('[data-embed]').first();
export const stateOf = (page: Page): Promise<string | null> =>
  placeOn(page).getAttribute('data-state');
export const noticesOn = (page: Page): Locator => placeOn(page).getByRole('status');

export const test = base.extend<{
  /** Opens a page whose widget is not yet near the viewport. @returns the paths requested from the provider, too */
  visitWidget: (
    route: RouteName,
    visit?: Visit,
  ) => Promise<{ page: Page; requestedPaths: string[] }>;
}>({
  async visitWidget({ visitPage }, use) {
    await use(async (route, { prepare, ...visit } = {}) => {
      const requestedPaths: string[] = [];
      const page = await visitPage(route, {
        language: 'en',
        ...visit,
        localStorage: { [storageKeys.analytics]: 'refused', ...visit.localStorage },
        prepare: async (opened) => {
          opened.on(
            'request',
            (request) =>
              request.url().startsWith(sharedOrigin('chartingProvider')) &&
              requestedPaths.push(new URL(request.url()).pathname),
          );
          await opened.addInitScript(noteShifts);
          await prepare?.(opened);
        },
      });
      return { page, requestedPaths };
    });
  },
});

/** Scrolls near the widget, as a reader does. Layout shifts count from here on; the sweep covers earlier ones. */
export async function comeNear(page: Page): Promise<void> {
  await forgetShifts(page);
  await placeOn(page).evaluate((place) =>
    place.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

export const widgetFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().startsWith(sharedOrigin('chartingProvider')));

/** The settings that the provider's script has passed to the frame, with additions of its own. */
export const frameSettings = (frame: Frame): Record<string, unknown> =>
  JSON.parse(decodeURIComponent(new URL(frame.url()).hash.slice(1))) as Record<string, unknown>;
