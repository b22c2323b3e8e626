import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brand } from '../../site/facts/brand.ts';
import { fakeMailProvider, type FakeMailProvider } from '../fakes/mail-provider.ts';
import { pathOf } from '../harness/paths.ts';
import { bothDirections, wordsOf } from '../harness/words.ts';
import {
  awake,
  expect,
  failuresIn,
  field,
  fill as fillForm,
  loggedFailure,
  sendButton,
  test as base,
  typed,
} from './fixtures.ts';
import { generousLimits, goodIds, goodValues } from './messages.ts';

/** The form in a browser: with the outside provider (a scripted fake), and with the built-in one. */
const test = base.extend<object, { fake: FakeMailProvider; outside: string; builtIn: string }>({
  fake: [
    async ({}, use) => {
      const fake = fakeMailProvider();
      fake.server.listen(0, '127.0.0.1');
      await once(fake.server, 'listening');
      await use(fake);
      fake.server.closeAllConnections();
      fake.server.close();
    },
    { scope: 'worker' },
  ],
  outside: [
    async ({ fake, siteWith }, use) => {
      const { port } = fake.server.address() as AddressInfo;
      await use(
        await siteWith({
          ...generousLimits,
          MAIL_PROVIDER_ORIGIN: `http://127.0.0.1:${port}`,
          MAIL_SERVICE_ID: 'contact',
          MAIL_TEMPLATE_ID: 'contact-form',
          MAIL_PUBLIC_KEY: 'public',
        }),
      );
    },
    { scope: 'worker' },
  ],
  builtIn: [async ({ siteWith }, use) => use(await siteWith(generousLimits)), { scope: 'worker' }],
});

const values = { ...goodValues, 'contact-message': '你好 مرحبا 👋🏽\nHow much is a swap?' };
const fill: typeof fillForm = (page, changes) => fillForm(page, { ...values, ...changes });
const phone = { width: 390, height: 844 };
const t = wordsOf('en', 'contact');
const path = '/en/contact';
/** Where browsers block all storage, reading it throws. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
};

const failures = [
  { script: { status: 451, text: 'Unavailable For Headless Browser' }, cause: 'headless' },
  { script: { status: 403, text: 'Forbidden' }, cause: 'refused' },
  { script: { status: 429, text: 'Too Many Requests' }, cause: 'tooMany' },
  { script: 'offline', cause: 'offline' },
  { script: { status: 400, text: 'The template ID not found.' }, cause: 'misconfigured' },
  { script: { status: 412, text: 'Gmail_API: Invalid grant.' }, cause: 'misconfigured' },
  { script: { status: 413, text: 'Payload Too Large' }, cause: 'tooLarge' },
  { script: { status: 500, text: '' }, cause: 'unavailable' },
  { script: { status: 426, text: '' }, cause: 'unknown' },
] as const;

for (const language of bothDirections)
  test(`in ${language} a message goes from idle to sending to sent; the form is cleared and the notice disappears after 5 s`, async ({
    openContact,
    fake,
    outside,
  }) => {
    const words = wordsOf(language, 'contact');
    const contactPath = pathOf('contact', { language });
    const page = await openContact(outside, contactPath);
    await page.clock.install();
    await awake(page);
    await fill(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/send-form', async (route) => {
      await released;
      await route.continue();
    });
    const before = fake.taken.length;
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText(words('form.sending'));
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await sendButton(page).click({ force: true });
    await field(page, 'subject').press('Enter');
    await expect(page.getByRole('status')).toHaveText(words('form.sending'));
    release();
    await page.getByRole('status').getByText(words('form.sent')).waitFor();
    expect(fake.taken.length).toBe(before + 1);
    expect(fake.taken.at(-1)).toEqual(
      Object.entries({
        ...values,
        'contact-message': values['contact-message'].replace('\n', '\r\n'),
        'contact-page': contactPath,
        'contact-language': language,
        'contact-referral': '',
        ...goodIds,
      }),
    );
    expect(Object.values(await typed(page)).join('')).toBe('');
    await page.clock.runFor(4500);
    await expect(page.getByText(words('form.sent'))).toHaveCount(1);
    await page.clock.runFor(1000);
    await expect(page.getByText(words('form.sent'))).toHaveCount(0);
    await expect(sendButton(page)).toHaveText(words('form.send'));
  });

test('every failure is reported with its cause and logged, the input is kept, and the next attempt succeeds', async ({
  openContact,
  pageErrors,
  fake,
  outside,
}) => {
  pageErrors.allow(loggedFailure);
  const page = await openContact(outside, path);
  await awake(page);
  await fill(page);
  const alert = page.getByRole('alert');
  const before = fake.taken.length;
  for (const { script, cause } of failures) {
    await page.context().setOffline(script === 'offline');
    if (script !== 'offline') fake.next.push(script);
    await sendButton(page).click();
    await expect(alert).toContainText(t(`failures.${cause}`));
    await expect(alert).toContainText(t('kept'));
    await expect(alert.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent('مرحبا')),
    );
    expect(await typed(page)).toEqual(values);
  }
  expect(failuresIn(pageErrors.seen)).toEqual(
    failures.map(({ script }) =>
      script === 'offline' ? '0 Network Error' : `${script.status} ${script.text}`,
    ),
  );
  expect(fake.taken.length).toBe(before);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  await expect(alert).toHaveText('');
});

test('on a phone fields are large enough not to be zoomed, and the outcome is brought into view', async ({
  openContact,
  pageErrors,
  fake,
  outside,
}) => {
  pageErrors.allow(loggedFailure);
  const page = await openContact(outside, path, phone);
  await awake(page);
  await fill(page);
  for (const name of Object.keys(values))
    expect(
      await field(page, name).evaluate((control) =>
        Number.parseFloat(getComputedStyle(control).fontSize),
      ),
    ).toBeGreaterThanOrEqual(16);
  const alert = page.getByRole('alert');
  fake.next.push({ status: 500, text: '' });
  await field(page, 'subject').press('Enter');
  await alert.getByText(t('failures.unavailable')).waitFor();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'subject')).toBeFocused();
});

test('an automated browser is refused before anything is sent, unless the settings permit it', async ({
  openContact,
  pageErrors,
  builtIn,
  siteWith,
}) => {
  pageErrors.allow(loggedFailure);
  const refused = await openContact(builtIn, path, { automated: true });
  const posted: string[] = [];
  refused.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await awake(refused);
  await fill(refused);
  await sendButton(refused).click();
  await refused.getByRole('alert').getByText(t('failures.headless')).waitFor();
  expect(await typed(refused)).toEqual(values);
  expect(posted).toEqual([]);
  expect(failuresIn(pageErrors.seen)).toEqual(['451 Unavailable For Headless Browser']);

  const forAll = await siteWith({ ...generousLimits, CONTACT_BLOCK_HEADLESS: 'off' });
  const page = await openContact(forAll, path, { automated: true });
  await awake(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
});

test('a provider that never responds times out after half a minute, with its own message', async ({
  openContact,
  pageErrors,
  fake,
  outside,
}) => {
  pageErrors.allow(loggedFailure);
  const page = await openContact(outside, path);
  await page.clock.install();
  await awake(page);
  await fill(page);
  fake.next.push('hang');
  await sendButton(page).click();
  // The half minute starts at the call.
  await expect.poll(() => fake.next.length).toBe(0);
  await page.clock.runFor(31_000);
  await page.getByRole('alert').getByText(t('failures.timeout')).waitFor();
  expect(failuresIn(pageErrors.seen)).toEqual(['timed out']);
  expect(await typed(page)).toEqual(values);
});

test('an error is shown under its field, the first one is focused, and the message disappears once it is corrected', async ({
  openContact,
  fake,
  outside,
}) => {
  const page = await openContact(outside, path);
  await awake(page);
  await fill(page, {
    'contact-phone': '  ',
    'contact-email': 'layla@',
    'contact-message': 'x'.repeat(5001),
  });
  const before = fake.taken.length;
  await sendButton(page).click();
  await expect(field(page, 'contact-phone')).toBeFocused();
  await expect(field(page, 'contact-phone')).toHaveAccessibleDescription(
    new RegExp(t('missing.contact-phone')),
  );
  await expect(field(page, 'contact-email')).toHaveAccessibleDescription(t('malformedEmail'));
  await expect(field(page, 'contact-message')).toHaveAccessibleDescription(
    t('tooLong', { maxLength: '5,000' }),
  );
  await expect(field(page, 'contact-name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'contact-email').fill('layla@example.com');
  await expect(page.getByText(t('malformedEmail'))).toHaveCount(0);
  await expect(page.getByText(t('missing.contact-phone'))).toHaveCount(1);
  expect(fake.taken.length).toBe(before);
});

test('what was typed before the code came, and in a page that the browser has translated, is kept and sent', async ({
  openContact,
  pageErrors,
  fake,
  outside,
}) => {
  // Hydration finds other nodes than the server sent.
  pageErrors.allow(/Minified React error #418|failed/);
  const page = await openContact(outside, path);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, textarea')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
  await page.route(/contact-form.*\.js/, async (route) => {
    // The visitor types faster than the code comes.
    await field(page, 'contact-name').fill(values['contact-name']);
    await route.continue();
  });
  await awake(page);
  await expect(field(page, 'contact-name')).toHaveValue(values['contact-name']);
  await fill(page);
  const before = fake.taken.length;
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  expect(fake.taken.length).toBe(before + 1);
});

for (const [name, javaScript] of [
  ['without JavaScript', false],
  ['where storage is blocked, which the mail client reads', true],
] as const)
  test(`${name} a message is sent by a normal POST, and the resulting page confirms it`, async ({
    openContact,
    builtIn,
  }) => {
    for (const language of bothDirections) {
      const words = wordsOf(language, 'contact');
      const contactPath = pathOf('contact', { language });
      const page = await openContact(builtIn, contactPath, {
        javaScript,
        ...phone,
        prepare: async (opened) => {
          if (javaScript) await opened.addInitScript(blockStorage);
        },
      });
      if (javaScript) await awake(page);
      await fill(page, { subject: `${name} in ${language}` });
      await Promise.all([page.waitForEvent('load'), sendButton(page).click()]);
      await expect(page.getByText(words('form.sent'))).toBeInViewport({ ratio: 1 });
      expect(new URL(page.url()).pathname).toBe(contactPath);
      expect(Object.values(await typed(page)).join('')).toBe('');
    }
  });

test('in an engine without Promise.withResolvers and AbortSignal.timeout a message is sent', async ({
  openContact,
  builtIn,
}) => {
  const page = await openContact(builtIn, path, {
    prepare: async (opened) => {
      await opened.addInitScript(() => {
        Reflect.deleteProperty(Promise, 'withResolvers');
        Reflect.deleteProperty(AbortSignal, 'timeout');
        for (const name of ['isWellFormed', 'toWellFormed'])
          Reflect.deleteProperty(String.prototype, name);
      });
    },
  });
  await awake(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
});

test('without JavaScript a rejected message comes back with the reason and all input, and the page opens there', async ({
  openContact,
  builtIn,
}) => {
  const page = await openContact(builtIn, path, { javaScript: false, ...phone });
  await sendButton(page).click();
  expect(await page.locator('form[action*="contact"] :invalid').count()).toBe(5);
  await fill(page, { subject: `'"><script>` });
  await field(page, 'contact-homepage').evaluate((honeypot) =>
    honeypot.setAttribute('value', 'https://spam.example'),
  );
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await alert.getByText(t('failures.refused')).waitFor();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert).toContainText(t('kept'));
  await expect(alert).toBeFocused();
  expect(await typed(page)).toEqual({ ...values, subject: `'"><script>` });
  await fill(page, { subject: ' ', 'contact-message': 'x'.repeat(5001) });
  await sendButton(page).click();
  await page.getByText(t('missing.subject')).waitFor();
  await expect(page.getByText(t('tooLong', { maxLength: '5,000' }))).toHaveCount(1);
  await expect(field(page, 'subject')).toBeFocused();
});

test('a half-written letter survives a reload and a change of language, until it is sent', async ({
  openContact,
  outside,
}) => {
  const page = await openContact(outside, path);
  await awake(page);
  await fill(page);
  await page.reload();
  expect(await typed(page)).toEqual(values);
  await page.goto(`${outside}/ar/contact`);
  expect(await typed(page)).toEqual(values);
  await awake(page);
  await sendButton(page).click();
  await page.getByText(wordsOf('ar', 'contact')('form.sent')).waitFor();
  await page.goto(outside + path);
  expect(Object.values(await typed(page)).join('')).toBe('');
});

test('the partner whose link led here, and the page before, travel with the message', async ({
  openContact,
  fake,
  outside,
}) => {
  const page = await openContact(outside, '/en/about?ref=abc&utm_campaign=spring');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('referral') ?? ''))
    .toContain('ref=abc');
  await page.goto(`${outside}/en/trading-mam`, { referer: `${outside}/en/about` });
  await page.locator('main a[href*="/contact"]').first().click();
  await page.waitForURL('**/en/contact');
  await awake(page);
  await fill(page);
  await sendButton(page).click();
  await page.getByText(t('form.sent')).waitFor();
  expect(fake.taken.at(-1)).toEqual(
    expect.arrayContaining([
      ['contact-page', '/en/trading-mam'],
      ['contact-referral', 'ref=abc&utm_campaign=spring'],
    ]),
  );
});
