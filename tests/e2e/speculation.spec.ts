import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { shellWords } from '../harness/words.ts';

const t = shellWords('en');

test('a page is fetched when the pointer rests on its link, and followed without another request', async ({
  visitPage,
}) => {
  const page = await visitPage('about', { language: 'en' });
  const mam = pathOf('mam', { language: 'en' });
  const prefetched = page
    .context()
    .waitForEvent('request', (request) => request.headers()['sec-purpose'] !== undefined);
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('menu.entries.mam'), exact: true });
  await link.hover();
  expect(new URL((await prefetched).url()).pathname).toBe(mam);
  await link.click();
  await page.waitForURL((url) => url.pathname === mam);
  expect(
    await page.evaluate(
      () =>
        (
          performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
            deliveryType: string;
          }
        ).deliveryType,
    ),
  ).toBe('navigational-prefetch');
});
