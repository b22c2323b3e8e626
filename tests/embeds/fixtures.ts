import type { Frame, Locator, Page } from '@playwright/test';
import type { RouteName } from '../../site/paths.ts';
import { faultCookie, type Fault } from '../fakes/charting-provider.ts';
import { test as base, type Visit } from '../harness/fixtures.ts';
import { sharedOrigin } from '../harness/shared-origins.ts';
import { noteShifts } from '../sweep/look.ts';

export { expect } from '../harness/fixtures.ts';

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
        ...visit,
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
  await page.evaluate(async () => {
    await document.fonts.ready;
    (globalThis as unknown as { layoutShifts: string[] }).layoutShifts.length = 0;
  });
  await placeOn(page).evaluate((place) =>
    place.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

export const widgetFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame.url().startsWith(sharedOrigin('chartingProvider')));

/** The settings passed to the frame, without the provider's own additions, and its locale. */
export function frameOptions(frame: Frame): {
  locale: string | null;
  settings: Record<string, unknown>;
} {
  const { hash, searchParams } = new URL(frame.url());
  const options = JSON.parse(decodeURIComponent(hash.slice(1))) as Record<string, unknown>;
  return {
    locale: searchParams.get('locale'),
    settings: Object.fromEntries(
      Object.entries(options).filter(([key]) => !key.startsWith('utm_')),
    ),
  };
}

export const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts?: string[] }).layoutShifts ?? []);
