import type { Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import {
  awake,
  browserLanguages,
  contactWords,
  expect,
  failuresIn,
  field,
  fill,
  loggedFailure,
  sendButton,
  test as base,
} from './fixtures.ts';
import { anotherVisitor, generousLimits, goodValues, sendForm } from './messages.ts';

/** Gives each worker sites of its own: the tests count their messages. */
const readinessToken = `a-token-of-a-monitor-${process.env['TEST_WORKER_INDEX']}`;

/** The form with and without a required proof of work (docs/decisions/0019). */
const test = base.extend<object, { asking: string; plain: string; busy: string }>({
  asking: [
    async ({ siteWith }, use) =>
      use(
        await siteWith({
          ...generousLimits,
          CONTACT_PROOF_OF_WORK: 'on',
          CONTACT_PROOF_TRIES: '20',
          READINESS_TOKEN: readinessToken,
        }),
      ),
    { scope: 'worker' },
  ],
  plain: [
    async ({ siteWith }, use) =>
      use(await siteWith({ ...generousLimits, CONTACT_PROOF_OF_WORK: 'off' })),
    { scope: 'worker' },
  ],
  busy: [
    async ({ siteWith }, use) =>
      use(
        await siteWith({
          ...generousLimits,
          MESSAGES_TOGETHER: '2',
          CONTACT_PROOF_TRIES: '20',
          READINESS_TOKEN: readinessToken,
        }),
      ),
    { scope: 'worker' },
  ],
});
// One after another, so that few workers need these sites.
test.describe.configure({ mode: 'default' });

/** Without the form token, which would make the form wait three seconds and does not concern the proof. */
async function awakeWithoutToken(page: Page): Promise<void> {
  await page.route('**/api/contact/stamp', (route) =>
    route.fulfill({ status: 503, body: 'Service Unavailable' }),
  );
  await awake(page);
}

async function stored(origin: string): Promise<number> {
  const { details } = (await (
    await fetch(`${origin}/readyz`, { headers: { authorization: `Bearer ${readinessToken}` } })
  ).json()) as {
    details: { contactMessages: { waiting: number } };
  };
  return details.contactMessages.waiting;
}

/** Paths that the page has fetched for the proof of work only. */
function fetchedForProofs(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/proof|challenge/.test(request.url()))
      found.push(new URL(request.url()).pathname.replace(/-[\w-]{6}\.js$/, '.js'));
  });
  return found;
}

function loggedErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/contact/stamp'))
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

for (const { language, path } of browserLanguages)
  test.describe(`in ${language}`, () => {
    const t = contactWords(language);

    test('the form computes a proof while the visitor writes; without one it reports why, keeps the input, and the next attempt succeeds', async ({
      openContact,
      pageErrors,
      asking,
    }) => {
      pageErrors.allow(loggedFailure);
      const page = await openContact(asking, path, { headers: anotherVisitor() });
      const [fetched, errors] = [fetchedForProofs(page), loggedErrors(page)];
      expect(await page.getByText(t('noteWithProof', { days: '180' })).count()).toBe(1);
      expect(await page.getByText(t('withoutScript')).isVisible()).toBe(false);
      await awakeWithoutToken(page);
      await expect
        .poll(() => fetched)
        .toEqual(['/assets/proof-of-work.js', '/api/contact/challenge']);
      const before = await stored(asking);
      await fill(page, { subject: `First ${language}` });
      await sendButton(page).click();
      await page.getByRole('status').getByText(t('form.sent')).waitFor();
      await expect.poll(() => stored(asking)).toBe(before + 1);
      expect(fetched).toHaveLength(2);
      expect(errors).toEqual([]);

      // The next message needs its own proof.
      await page.route('**/api/contact/challenge', (route) => route.abort());
      await fill(page, { subject: `Second ${language}` });
      await sendButton(page).click();
      const alert = page.getByRole('alert');
      await alert.getByText(t('failures.offline')).waitFor();
      await page.unroute('**/api/contact/challenge');
      await page.route('**/api/contact/challenge', (route) =>
        route.fulfill({ status: 503, body: 'Service Unavailable' }),
      );
      await sendButton(page).click();
      await alert.getByText(t('failures.unavailable')).waitFor();
      expect(failuresIn(pageErrors.seen)).toEqual(['offline', 'unavailable']);
      await page.unroute('**/api/contact/challenge');
      expect(await alert.textContent()).toContain(t('kept'));
      expect(await field(page, 'contact-message').inputValue()).toBe(goodValues['contact-message']);
      expect(await stored(asking)).toBe(before + 1);
      // As if a second had passed: each visitor has one request per second.
      await page.context().setExtraHTTPHeaders(anotherVisitor());
      await sendButton(page).click();
      await expect.poll(() => stored(asking)).toBe(before + 2);
    });

    test('without JavaScript the page states before and after sending that it accepts no messages, and keeps the input', async ({
      openContact,
      asking,
    }) => {
      const page = await openContact(asking, path, {
        javaScript: false,
        headers: anotherVisitor(),
      });
      expect(await page.getByText(t('withoutScript')).isVisible()).toBe(true);
      const before = await stored(asking);
      await fill(page, { subject: `Without ${language}` });
      await sendButton(page).click();
      await page.getByRole('alert').getByText(t('failures.noProof')).waitFor();
      expect(
        await page.getByRole('alert').getByRole('link', { name: brand.supportEmail }).count(),
      ).toBe(1);
      expect(await field(page, 'subject').inputValue()).toBe(`Without ${language}`);
      expect(await stored(asking)).toBe(before);
    });
  });

test('if proof of work is off, nothing of it is fetched', async ({ openContact, plain }) => {
  const page = await openContact(plain, '/en/contact', { headers: anotherVisitor() });
  const fetched = fetchedForProofs(page);
  await awakeWithoutToken(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByRole('status').getByText(contactWords('en')('form.sent')).waitFor();
  expect(fetched).toEqual([]);
});

test('the form sends a message again with a proof when it is asked for one, once a second at most', async ({
  openContact,
  pageErrors,
  busy,
}) => {
  const page = await openContact(busy, '/en/contact', { headers: anotherVisitor() });
  const fetched = fetchedForProofs(page);
  const sentAtMs: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-form')) sentAtMs.push(Date.now());
  });
  // Takes all of the half without a proof.
  expect((await sendForm(busy)).status).toBe(200);
  const before = await stored(busy);
  await fill(page, { subject: 'Asked' });
  await sendButton(page).click();
  await page.getByRole('status').getByText(contactWords('en')('form.sent')).waitFor();
  await expect.poll(() => stored(busy)).toBe(before + 1);
  expect(fetched).toEqual(['/assets/proof-of-work.js', '/api/contact/challenge']);
  const [first = 0, second = 0] = sentAtMs;
  expect(sentAtMs).toHaveLength(2);
  expect(second - first).toBeGreaterThanOrEqual(1000);
  expect(failuresIn(pageErrors.seen)).toEqual([]);
});

test('a browser without Web Crypto, as on plain http, gets an error at once', async ({
  openContact,
  pageErrors,
  asking,
}) => {
  pageErrors.allow(loggedFailure);
  const page = await openContact(asking, '/en/contact', { headers: anotherVisitor() });
  await page.evaluate(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  const before = await stored(asking);
  await awakeWithoutToken(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(contactWords('en')('failures.noProof')).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain(contactWords('en')('kept'));
  expect(await stored(asking)).toBe(before);
});
