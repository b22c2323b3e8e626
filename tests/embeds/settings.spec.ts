import { keysOf } from '../../core/util/map-keys.ts';
import {
  comeNear,
  expect,
  placeOn,
  stateOf,
  test,
  frameOptions,
  widgetFrames,
} from './fixtures.ts';
import { requiredWidgets } from './required-widgets.ts';

const pages = keysOf(requiredWidgets);

test.describe('the settings passed to the provider', () => {
  for (const route of pages)
    test(`on ${route} match the product requirements, key by key`, async ({ visitWidget }) => {
      const required = requiredWidgets[route];
      const { page, errors } = await visitWidget(route, { language: 'ar' });
      await comeNear(page);
      await expect.poll(() => stateOf(page)).toBe('live');
      const [frame] = widgetFrames(page);
      if (!frame || !required) throw new Error('No widget');
      const { locale, settings } = frameOptions(frame);
      expect(new URL(frame.url()).pathname).toBe(`/embed-widget/${required.widget}/`);
      expect({ locale, ...settings }).toEqual({ locale: 'en', ...required.settings });
      expect(errors).toEqual([]);
    });
});

for (const [language, locale, group, first] of [['ar', 'ar_AE', 'الفوركس', 'EUR/USD']] as const)
  test(`where configured, the widget follows the page: ${language} uses ${locale}`, async ({
    visitWidget,
  }) => {
    const { page } = await visitWidget('forex', {
      asking: true,
      language,
      dark: false,
      localStorage: { widgets: 'allowed' },
    });
    await comeNear(page);
    await expect.poll(() => stateOf(page)).toBe('live');
    const [frame] = widgetFrames(page);
    if (!frame) throw new Error('No widget');
    const options = frameOptions(frame);
    expect(options.locale).toBe(locale);
    expect(options.settings['colorTheme']).toBe('light');
    expect(options.settings['symbolsGroups']).toMatchObject([
      {
        name: group,
        symbols: [{ displayName: first }, ...Array.from({ length: 27 }, () => expect.anything())],
      },
    ]);
  });

for (const width of [320, 1440])
  test(`at ${width} px a widget fits its column, and its specified size is its maximum`, async ({
    visitWidget,
  }) => {
    for (const [route, maxSize] of [
      ['economicCalendar', { width: 1000, height: 600 }],
      ['news', { width: 800, height: 800 }],
    ] as const) {
      const { page } = await visitWidget(route, { width, language: 'en' });
      await comeNear(page);
      await expect.poll(() => stateOf(page)).toBe('live');
      const [container, place] = await Promise.all([
        page.locator('.tradingview-widget-container').boundingBox(),
        placeOn(page).boundingBox(),
      ]);
      expect(container?.width).toBeCloseTo(Math.min(maxSize.width, place?.width ?? 0), 0);
      expect(container?.height).toBe(maxSize.height);
    }
  });
