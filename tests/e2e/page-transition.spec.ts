import { expect, test } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';

test('a step back that interrupts the transition to another page reports no error', async ({
  visitPage,
  pageErrors,
}) => {
  const page = await visitPage('home', { language: 'en' });
  await page.locator(`footer a[href="${pathOf('about', { language: 'en' })}"]`).click();
  await expect(page).toHaveURL(/\/about$/);
  for (let round = 0; round < 3; round++) {
    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
    await page.evaluate(() => {
      history.forward();
      setTimeout(() => history.back(), 30);
    });
    await page.waitForTimeout(500);
    if (!page.url().endsWith('/about')) await page.goForward();
    await expect(page).toHaveURL(/\/about$/);
  }
  expect(pageErrors.seen).toEqual([]);
});
