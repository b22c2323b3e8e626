import { startFakeContentService, type FakeContentService } from '../fakes/content-service.ts';
import { expect, test as base } from '../harness/fixtures.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const secret = 'a-long-enough-secret';

const test = base.extend<{
  siteWithNotice: {
    origin: string;
    service: FakeContentService;
    /** Notifies the site that its content has changed. */
    call: () => Promise<unknown>;
  };
}>({
  async siteWithNotice({ startSite, request, onTestFinished }, use) {
    const { folder, remove } = temporaryFolder('data');
    onTestFinished(remove);
    const service = await startFakeContentService();
    onTestFinished(() => service.stop());
    service.notice = {
      en: 'Trading is closed on Friday.',
      zh: '周五休市。',
      ar: 'التداول مغلق يوم الجمعة.',
    };
    const { origin } = await startSite({
      CONTENT_SERVICE_URL: service.origin,
      CONTENT_CHANGED_SECRET: secret,
      DATA_FOLDER: folder,
    });
    await use({
      origin,
      service,
      call: () =>
        request.post(`${origin}/api/content-changed`, {
          maxRetries: 1,
          headers: { authorization: `Bearer ${secret}` },
        }),
    });
  },
});

test('a notice is above the header, disappears when dismissed, stays away in every language, and a new one appears', async ({
  newVisitor,
  pageErrors,
  request,
  siteWithNotice,
}) => {
  const { origin, service, call } = siteWithNotice;
  const page = await (await newVisitor()).newPage();
  await page.goto(`${origin}/en/about`);
  const notice = page.getByRole('complementary', { name: 'Notice' });
  expect(await notice.textContent()).toBe('Trading is closed on Friday.');
  const [box, header] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await notice.getByRole('button', { name: 'Close this notice' }).press('Enter');
  await expect.poll(() => notice.count()).toBe(0);

  await page.goto(`${origin}/ar/contact`);
  expect(await page.getByRole('complementary', { name: 'إشعار' }).count()).toBe(0);

  service.notice = { en: 'Trading is open again.' };
  await call();
  await expect
    .poll(async () => (await request.get(`${origin}/en/about`, { maxRetries: 1 })).text())
    .toContain('Trading is open again.');
  await page.goto(`${origin}/en/about`);
  expect(await notice.textContent()).toBe('Trading is open again.');
  expect(pageErrors.seen).toEqual([]);
});
