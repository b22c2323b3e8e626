import type { Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import * as storageKeys from '../../site/facts/storage-keys.ts';
import { expect, holdBack, test as base, type Visit } from '../harness/fixtures.ts';
import { pathOf } from '../harness/paths.ts';
import { mailOrigin } from '../harness/shared-origins.ts';
import { translate } from '../harness/translate.ts';
import { wordsOf } from '../harness/words.ts';
import { growOld } from '../sweep/look.ts';
import { goodIds, goodValues } from './messages.ts';

const phone = { width: 390, height: 844 };
/** The site that sends by the outside provider; the others store messages themselves. */
const outside = { asking: true } satisfies Visit;
const t = wordsOf('en', 'contact');
const values = { ...goodValues, 'contact-message': '你好 مرحبا 👋🏽\nHow much is a swap?' };
const notSent = 'The contact message was not sent: ';
/** For the `pageErrors` of a test in which sending fails. */
const loggedFailure = new RegExp(`^${notSent}`);
/** Failures that the form logged, in order. */
const failuresIn = (log: string[]): string[] =>
  log.filter((line) => line.startsWith(notSent)).map((line) => line.slice(notSent.length));

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const sendButton = (page: Page) => page.locator('form[action*="contact"] button[type="submit"]');

async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...values, ...changes }))
    await field(page, name).fill(value);
}

/** The fields' values. */
async function typed(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(goodValues);
  const texts = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}
const allTyped = async (page: Page): Promise<string> => Object.values(await typed(page)).join('');

/** Hydrates the form. */
async function awake(page: Page): Promise<void> {
  await field(page, 'contact-name').focus();
  await page.locator('site-island[data-state="live"] form[action*="contact"]').waitFor();
}

type Response = { status: number; text: string } | 'offline' | 'hang';

/** The outside mail provider, as in docs/external-apis.md, answered inside the browser: it never sends anything. */
interface FakeProvider {
  /** Fields of every accepted message, in order of arrival. */
  taken: [string, unknown][][];
  /** The next responses; if empty, it accepts. `hang`: never responds. */
  next: Response[];
}

async function fakeProvider(page: Page): Promise<FakeProvider> {
  const fake: FakeProvider = { taken: [], next: [] };
  await page.route(`${mailOrigin}/**`, async (route) => {
    const scripted = fake.next.shift();
    if (scripted === 'hang') return;
    if (scripted === 'offline') return route.abort('internetdisconnected');
    if (!scripted) {
      const request = route.request();
      const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
      const body = new Uint8Array(request.postDataBuffer() ?? []);
      fake.taken.push([...(await new Response(body, { headers }).formData())]);
    }
    const { status, text } = scripted ?? { status: 200, text: 'OK' };
    await route.fulfill({
      status,
      body: text,
      headers: { 'content-type': 'text/plain', 'access-control-allow-origin': '*' },
    });
  });
  return fake;
}

const test = base.extend<{
  /** Opens the contact page as a fresh visitor who has answered what the site asks, in the oldest engine that we promise. */
  openContact: (visit?: Visit) => Promise<{ page: Page; fake: FakeProvider }>;
}>({
  async openContact({ visitPage }, use) {
    await use(async ({ prepare, ...visit } = {}) => {
      let fake: FakeProvider = { taken: [], next: [] };
      const page = await visitPage('contact', {
        language: 'en',
        localStorage: { [storageKeys.analytics]: 'refused' },
        ...visit,
        prepare: async (opened) => {
          // Under test it says that a program controls it: the form would refuse it.
          await opened.addInitScript(() =>
            Object.defineProperty(Navigator.prototype, 'webdriver', {
              get: () => Reflect.get(globalThis, 'isAutomated') === true,
            }),
          );
          await opened.addInitScript(growOld);
          fake = await fakeProvider(opened);
          await prepare?.(opened);
        },
      });
      return { page, fake };
    });
  },
});

test('a message goes from idle to sending to sent; the form is cleared and the notice disappears after 5 s', async ({
  openContact,
}) => {
  const language = 'ar';
  const words = wordsOf(language, 'contact');
  const { page, fake } = await openContact({ ...outside, language });
  await page.clock.install();
  await awake(page);
  await fill(page);
  const { hold, release } = holdBack();
  await page.route('**/send-form', hold);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(words('form.sending'));
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await sendButton(page).click({ force: true });
  await field(page, 'subject').press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words('form.sending'));
  release();
  await page.getByRole('main').getByRole('status').getByText(words('form.sent')).waitFor();
  // The clock runs on: a busy machine takes a part of the time.
  await page.clock.runFor(3000);
  expect(await page.getByText(words('form.sent')).count()).toBe(1);
  expect(fake.taken).toEqual([
    Object.entries({
      ...values,
      'contact-message': values['contact-message'].replace('\n', '\r\n'),
      'contact-page': pathOf('contact', { language }),
      'contact-language': language,
      'contact-referral': '',
      ...goodIds,
    }),
  ]);
  await page.clock.runFor(2500);
  await expect(page.getByText(words('form.sent'))).toHaveCount(0);
  expect(await allTyped(page)).toBe('');
  await expect(sendButton(page)).toHaveText(words('form.send'));
});

/** Some of those that core/domain/contact-outcome.test.ts lists. */
const failures = [
  {
    response: { status: 429, text: 'Too Many Requests' },
    cause: 'tooMany',
    logged: '429 Too Many Requests',
  },
  { response: 'offline', cause: 'offline', logged: '0 Network Error' },
  { response: 'hang', cause: 'timeout', logged: 'timed out' },
  { response: 'nothing sent', cause: 'headless', logged: '451 Unavailable For Headless Browser' },
] as const;

test('what is wrong is said under its field; a failure is brought into view with its cause and logged, the input is kept, and the next attempt succeeds', async ({
  openContact,
  pageErrors,
}) => {
  pageErrors.allow(loggedFailure);
  const { page, fake } = await openContact({ ...outside, ...phone });
  await page.clock.install();
  await awake(page);
  await fill(page, {
    'contact-phone': '  ',
    'contact-email': 'layla@',
    'contact-message': 'x'.repeat(5001),
  });
  await sendButton(page).click();
  await expect(field(page, 'contact-phone')).toBeFocused();
  await expect(field(page, 'contact-phone')).toHaveAccessibleDescription(
    new RegExp(t('missing.contact-phone')),
  );
  await expect(field(page, 'contact-email')).toHaveAccessibleDescription(t('malformedLatinEmail'));
  await expect(field(page, 'contact-message')).toHaveAccessibleDescription(
    t('tooLong', { maxLength: '5,000' }),
  );
  await expect(field(page, 'contact-name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'contact-email').fill('layla@example.com');
  await expect(page.getByText(t('malformedLatinEmail'))).toHaveCount(0);
  await expect(page.getByText(t('missing.contact-phone'))).toHaveCount(1);

  await fill(page);
  const alert = page.getByRole('alert');
  for (const { response, cause } of failures) {
    await page.context().setOffline(response === 'offline');
    await page.evaluate(
      (isAutomated) => void Object.assign(globalThis, { isAutomated }),
      response === 'nothing sent',
    );
    if (response !== 'nothing sent') fake.next.push(response);
    await field(page, 'subject').press('Enter');
    if (response === 'hang') {
      // Its half minute starts at the call.
      await expect.poll(() => fake.next.length).toBe(0);
      await page.clock.runFor(31_000);
    }
    await expect(alert).toContainText(t(`failures.${cause}`));
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'subject')).toBeFocused();
    await expect(alert).toContainText(t('kept'));
    await expect(alert.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent('مرحبا')),
    );
    expect(await typed(page)).toEqual(values);
  }
  expect(failuresIn(pageErrors.seen)).toEqual(failures.map(({ logged }) => logged));
  expect(fake.taken).toEqual([]);
  await page.evaluate(() => void Object.assign(globalThis, { isAutomated: false }));
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  await expect(alert).toHaveText('');
});

test('in a page that the browser has translated, what was typed before the code came is kept and sent', async ({
  openContact,
  pageErrors,
}) => {
  // Hydration finds other nodes than the server sent.
  pageErrors.allow(/Minified React error #418|failed/);
  const { page, fake } = await openContact(outside);
  await page.evaluate(translate);
  await page.route(/contact-form.*\.js/, async (route) => {
    // The visitor types faster than the code comes.
    await field(page, 'contact-name').fill(values['contact-name']);
    await route.continue();
  });
  await awake(page);
  await expect(field(page, 'contact-name')).toHaveValue(values['contact-name']);
  await fill(page);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  expect(fake.taken).toHaveLength(1);
});

/** Where browsers block all storage, reading it throws; the mail client reads it. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
}

test('where storage is blocked a message is sent by a normal POST, and the resulting page confirms it', async ({
  openContact,
}) => {
  const { page } = await openContact({
    ...phone,
    prepare: (opened) => opened.addInitScript(blockStorage),
  });
  await awake(page);
  await fill(page, { subject: 'Storage is blocked' });
  await Promise.all([page.waitForEvent('load'), sendButton(page).click()]);
  await expect(page.getByText(t('form.sent'))).toBeInViewport({ ratio: 1 });
  expect(await allTyped(page)).toBe('');
});

test('without JavaScript a rejected message comes back with the reason and all input, where the page opens, and is then sent', async ({
  openContact,
}) => {
  const language = 'ar';
  const words = wordsOf(language, 'contact');
  const { page } = await openContact({ language, javaScript: false, ...phone });
  await sendButton(page).click();
  expect(await page.locator('form[action*="contact"] :invalid').count()).toBe(5);
  await fill(page, { subject: `'"><script>` });
  const setHoneypot = (value: string) =>
    field(page, 'contact-homepage').evaluate(
      (honeypot, written) => honeypot.setAttribute('value', written),
      value,
    );
  await setHoneypot('https://spam.example');
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await alert.getByText(words('failures.refused')).waitFor();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert).toContainText(words('kept'));
  await expect(alert).toBeFocused();
  expect(await typed(page)).toEqual({ ...values, subject: `'"><script>` });
  await setHoneypot('');
  await sendButton(page).click();
  await expect(page.getByText(words('form.sent'))).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).pathname).toBe(pathOf('contact', { language }));
  expect(await allTyped(page)).toBe('');
});

test('the partner whose link led here, and the page before, travel with the message, which survives a change of language, until it is sent', async ({
  openContact,
}) => {
  const { page, fake } = await openContact({ ...outside, localStorage: {} });
  await page.goto('/en/about?ref=abc&utm_campaign=spring');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.referral))
    .toContain('ref=abc');
  await page.locator('[data-question] [data-answer=allowed]').click();
  await page.goto('/en/trading-mam', { referer: page.url() });
  await page.locator('footer a[href*="/contact"]').click();
  await page.waitForURL('**/en/contact');
  await awake(page);
  await fill(page);
  await page.goto(pathOf('contact', { language: 'ar' }));
  expect(await typed(page)).toEqual(values);
  await page.goBack();
  expect(await typed(page)).toEqual(values);
  await awake(page);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  expect(fake.taken.at(-1)).toEqual(
    expect.arrayContaining([
      ['contact-page', '/en/trading-mam'],
      ['contact-referral', 'ref=abc&utm_campaign=spring'],
    ]),
  );
  await page.reload();
  expect(await allTyped(page)).toBe('');
});
