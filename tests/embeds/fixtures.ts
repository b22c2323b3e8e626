import type { Frame, Locator, Page } from '@playwright/test';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import type { RouteName } from '../../site/paths.ts';
import { faultCookie, type Fault } from '../fakes/charting-provider.ts';
import { test as base, type Visit } from '../harness/fixtures.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { forgetShifts, noteShifts } from '../sweep/look.ts';

export { expect } from '../harness/fixtures.ts';
export { shiftsOn } from '../sweep/look.ts';

export const placeOn = (page: Page): Locator => page.locator('[data-embed]').first();
export const stateOf = (page: Page): Promise<string | null> =>
  placeOn(page).getAttribute('data-state');
export const noticesOn = (page: Page): Locator => placeOn(page).getByRole('status');

/** Runs before the page's own scripts: records every state of a widget. */
function noteStates(): void {
  const widgetStates: string[] = [];
  Object.assign(globalThis, { widgetStates });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && 'embed' in target.dataset)
        widgetStates.push(target.dataset['state'] ?? '');
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
}

export const statesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { widgetStates: string[] }).widgetStates);

export interface WidgetVisit extends Visit {
  fault?: Fault;
}

/** A visited page, its console errors, and the paths requested from the provider. */
export interface Visited {
  page: Page;
  errors: string[];
  requestedPaths: string[];
}

export const test = base.extend<{
  /** Opens a page with this fault of the fake provider; a widget further down the page is not yet near the viewport. */
  visitWidget: (route: RouteName, visit?: WidgetVisit) => Promise<Visited>;
}>({
  async visitWidget({ visitPage, providerOrigin, pageErrors }, use) {
    await use(async (route, { fault = 'none', prepare, ...visit } = {}) => {
      const requestedPaths: string[] = [];
      const page = await visitPage(route, {
        language: 'en',
        ...visit,
        localStorage: { [storageKeys.analytics]: 'refused', ...visit.localStorage },
        prepare: async (opened) => {
          await opened
            .context()
            .addCookies([{ name: faultCookie, value: fault, url: providerOrigin }]);
          opened.on(
            'request',
            (request) =>
              request.url().startsWith(providerOrigin) &&
              requestedPaths.push(new URL(request.url()).pathname),
          );
          await opened.addInitScript(noteShifts);
          await opened.addInitScript(noteStates);
          await prepare?.(opened);
        },
      });
      return { page, errors: pageErrors.seen, requestedPaths };
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
