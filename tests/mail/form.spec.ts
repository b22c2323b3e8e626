import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { brand } from '../../site/facts/brand.ts';
import { fakeMailProvider, type FakeMailProvider } from '../fakes/mail-provider.ts';
import { withoutReact } from '../harness/fixtures.ts';
import {
  awake,
  browserLanguages,
  contactWords,
  expect,
  failuresIn,
  field,
  fill as fillForm,
  loggedFailure,
  sendButton,
  test as base,
} from './fixtures.ts';
import { anotherVisitor, generousLimits, goodIds, goodValues } from './messages.ts';

/** The form in a browser: with the outside provider (a scripted fake), and with the built-in one. */
const test = base.extend<
  object,
  {
    fake: FakeMailProvider;
    outsideSettings: Record<string, string>;
    outside: string;
    /** The outside provider, where automated browsers may send. */
    outsideForAll: string;
    builtIn: string;
  }
>({
  fake: [
    async ({}, use) => {
      // Its clock advances a second with each message: it takes all these pages for one visitor.
      let now = 0;
      const fake = fakeMailProvider(() => (now += 1000));
      await use(fake);
      fake.server.closeAllConnections();
      fake.server.close();
    },
    { scope: 'worker' },
  ],
  outsideSettings: [
    async ({ fake }, use) => {
      fake.server.listen(0, '127.0.0.1');
      await once(fake.server, 'listening');
      const { port } = fake.server.address() as AddressInfo;
      await use({
        ...generousLimits,
        MAIL_PROVIDER_ORIGIN: `http://127.0.0.1:${port}`,
        MAIL_SERVICE_ID: 'contact',
        MAIL_TEMPLATE_ID: 'contact-form',
        MAIL_PUBLIC_KEY: 'public',
      });
    },
    { scope: 'worker' },
  ],
  outside: [
    async ({ outsideSettings, siteWith }, use) => use(await siteWith(outsideSettings)),
    { scope: 'worker' },
  ],
  outsideForAll: [
    async ({ outsideSettings, siteWith }, use) =>
      use(await siteWith({ ...outsideSettings, CONTACT_BLOCK_HEADLESS: 'off' })),
    { scope: 'worker' },
  ],
  // Each visitor has its own X-Forwarded-For, as if set by our proxy.
  builtIn: [async ({ siteWith }, use) => use(await siteWith(generousLimits)), { scope: 'worker' }],
});

const values = { ...goodValues, 'contact-message': '你好 مرحبا 👋🏽\nHow much is a swap?' };
const fill = (page: Page, changes: Record<string, string> = {}): Promise<void> =>
  fillForm(page, { ...values, ...changes });

const typed = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (document.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLTextAreaElement)
            .value,
        ]),
      ),
    Object.keys(values),
  );

const phone = { width: 390, height: 844 };

/** Whether something else of the page, such as the back-to-top button, lies over a corner of an element. */
const isCovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 1, right - 1].some((x) =>
      [top + 1, bottom - 1].some((y) => !element.contains(document.elementFromPoint(x, y))),
    );
  });

/** Waits until the page's intersection observers have been told of its scroll position. */
const observed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );

/** How often the browser itself reports the first field from here on. */
async function countBubbles(page: Page): Promise<() => Promise<number>> {
  const control = await field(page, 'contact-name').evaluateHandle((element) => {
    element.addEventListener('invalid', (event) => {
      if (!event.defaultPrevented)
        element.dataset['bubbles'] = `${Number(element.dataset['bubbles'] ?? 0) + 1}`;
    });
    return element;
  });
  return () => control.evaluate((element) => Number(element.dataset['bubbles'] ?? 0));
}

const setVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      value: visibilityState === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const failures = [
  { script: { status: 451, text: 'Unavailable For Headless Browser' }, cause: 'headless' },
  { script: { status: 403, text: 'Forbidden' }, cause: 'refused' },
  { script: { status: 429, text: 'Too Many Requests' }, cause: 'tooMany' },
  { script: 'offline', cause: 'offline' },
  { script: { status: 400, text: 'The template ID not found.' }, cause: 'misconfigured' },
  { script: { status: 404, text: 'Account not found' }, cause: 'misconfigured' },
  { script: { status: 412, text: 'Gmail_API: Invalid grant.' }, cause: 'misconfigured' },
  { script: { status: 422, text: 'The recipients address is empty' }, cause: 'misconfigured' },
  { script: { status: 500, text: '' }, cause: 'unavailable' },
  { script: { status: 503, text: '' }, cause: 'unavailable' },
  { script: { status: 426, text: '' }, cause: 'unknown' },
] as const;

for (const { language, path } of browserLanguages)
  test.describe(`in ${language}`, () => {
    const t = contactWords(language);

    test('a message goes from idle to sending to sent; the form is cleared and the notice disappears after 5 s', async ({
      openContact,
      fake,
      outside,
    }) => {
      const page = await openContact(outside, path);
      await page.clock.install();
      await awake(page);
      await fill(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/send-form', async (route) => {
        await released;
        await route.continue();
      });
      const before = fake.taken.length;
      await sendButton(page).click();
      await expect.poll(() => sendButton(page).textContent()).toBe(t('form.sending'));
      expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true');
      await sendButton(page).click({ force: true });
      await field(page, 'subject').press('Enter');
      await expect
        .poll(() =>
          page
            .getByRole('status')
            .filter({ hasText: t('form.sending') })
            .count(),
        )
        .toBe(1);
      release();
      await page.getByRole('status').getByText(t('form.sent')).waitFor();
      expect(fake.taken.length).toBe(before + 1);
      expect(fake.taken.at(-1)).toEqual(
        Object.entries({
          ...values,
          'contact-message': values['contact-message'].replace('\n', '\r\n'),
          ...goodIds,
        }),
      );
      expect(Object.values(await typed(page)).join('')).toBe('');
      await page.clock.runFor(4500);
      expect(await page.getByText(t('form.sent')).count()).toBe(1);
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return page.getByText(t('form.sent')).count();
        })
        .toBe(0);
      expect(await sendButton(page).textContent()).toBe(t('form.send'));
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
        await expect.poll(() => alert.textContent()).toContain(t(`failures.${cause}`));
        expect(await alert.textContent()).toContain(t('kept'));
        expect(
          await alert.getByRole('link', { name: brand.supportEmail }).getAttribute('href'),
        ).toContain(encodeURIComponent('مرحبا'));
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
      expect(await alert.textContent()).toBe('');
      expect(fake.taken.length).toBe(before + 1);
    });

    test('on a phone the outcome is brought into view, and the focus stays where it is', async ({
      openContact,
      pageErrors,
      fake,
      outside,
    }) => {
      pageErrors.allow(loggedFailure);
      const page = await openContact(outside, path, phone);
      await awake(page);
      await fill(page);
      const alert = page.getByRole('alert');
      fake.next.push({ status: 500, text: '' });
      await field(page, 'subject').press('Enter');
      await alert.getByText(t('failures.unavailable')).waitFor();
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'subject')).toBeFocused();
      await expect.poll(() => isCovered(alert)).toBe(false);
      // Not by the mouse: Playwright would scroll first. The response comes while the page still scrolls away.
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        button.focus({ preventScroll: true });
        scrollTo({ top: 0, behavior: 'smooth' });
        button.click();
      });
      const sent = page.getByRole('status').getByText(t('form.sent'));
      await sent.waitFor();
      await expect(sent).toBeInViewport({ ratio: 1 });
      await expect(sendButton(page)).toBeFocused();
      await expect.poll(() => isCovered(sent)).toBe(false);
    });

    test('the success notice disappears only after it has been in view on a visible page for 5 s', async ({
      openContact,
      outside,
    }) => {
      const page = await openContact(outside, path, phone);
      await page.clock.install({ time: new Date('2026-06-15T12:00:00Z') });
      await awake(page);
      await page.clock.pauseAt(new Date('2026-06-15T13:00:00Z'));
      await fill(page);
      await sendButton(page).click();
      const sent = page.getByRole('status').getByText(t('form.sent'));
      await expect(sent).toBeInViewport({ ratio: 1 });
      await page.clock.runFor(4000);

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await observed(page);
      await page.clock.runFor(60_000);
      expect(await sent.count()).toBe(1);

      await setVisibility(page, 'hidden');
      await sent.evaluate((notice) => notice.scrollIntoView({ behavior: 'instant' }));
      await observed(page);
      await page.clock.runFor(60_000);
      expect(await sent.count()).toBe(1);

      await setVisibility(page, 'visible');
      await page.clock.runFor(4999);
      expect(await sent.count()).toBe(1);
      await page.clock.runFor(1);
      await expect(sent).toHaveCount(0);
    });

    test('an automated browser is refused with its own message before anything is sent, and the input is kept', async ({
      openContact,
      pageErrors,
      outside,
      builtIn,
    }) => {
      pageErrors.allow(loggedFailure);
      for (const origin of [outside, builtIn]) {
        const page = await openContact(origin, path, {
          automated: true,
          headers: anotherVisitor(),
        });
        const posted: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET') posted.push(request.url());
        });
        await awake(page);
        await fill(page);
        await sendButton(page).click();
        const alert = page.getByRole('alert');
        await alert.getByText(t('failures.headless')).waitFor();
        expect(await alert.textContent()).toContain(t('kept'));
        expect(await typed(page)).toEqual(values);
        expect(posted).toEqual([]);
      }
      const logged = '451 Unavailable For Headless Browser';
      expect(failuresIn(pageErrors.seen)).toEqual([logged, logged]);
    });

    test('an automated browser can send where the settings permit it', async ({
      openContact,
      fake,
      outsideForAll,
    }) => {
      const page = await openContact(outsideForAll, path, { automated: true });
      await awake(page);
      await fill(page);
      const before = fake.taken.length;
      await sendButton(page).click();
      await page.getByText(t('form.sent')).waitFor();
      expect(fake.taken.length).toBe(before + 1);
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
      await expect.poll(() => sendButton(page).textContent()).toBe(t('form.sending'));
      // The button changes before the provider's client is even fetched; the half minute starts at the call.
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
      await page.getByText(t('missing.contact-phone')).waitFor();
      const described = (name: string) =>
        field(page, name).evaluate((control) =>
          (control.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        );
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
        'contact-phone',
      );
      expect(await described('contact-phone')).toContain(t('missing.contact-phone'));
      expect(await described('contact-email')).toBe(t('malformedEmail'));
      expect(await described('contact-message')).toBe(t('tooLong', { maxLength: '5,000' }));
      expect(await field(page, 'contact-email').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'contact-name').getAttribute('aria-invalid')).toBeNull();
      await field(page, 'contact-phone').fill('1');
      await expect.poll(() => page.getByText(t('missing.contact-phone')).count()).toBe(0);
      expect(await page.getByText(t('malformedEmail')).count()).toBe(1);
      expect(fake.taken.length).toBe(before);
    });

    test('the keyboard alone fills in, sends, corrects and sends again', async ({
      openContact,
      outside,
      builtIn,
    }) => {
      // In one language with the built-in provider, which accepts a message only after three seconds.
      const page =
        language === 'en'
          ? await openContact(builtIn, path, { headers: anotherVisitor() })
          : await openContact(outside, path);
      await page.locator('a[href^="mailto:partners"]').focus();
      const type = async (text: string): Promise<void> => {
        await page.keyboard.press('Tab');
        await page.keyboard.insertText(text);
      };
      await type('李明');
      await page.locator('site-island[data-state="live"] form[action*="contact"]').waitFor();
      await type('+86 10 0000 0000');
      await type('not an address');
      await type(`Keyboard ${language}`);
      await type('الرسالة');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText(t('malformedEmail')).waitFor();
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
        'contact-email',
      );
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('li@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(t('form.sent')).waitFor();
    });

    test('a screen reader finds names, states and announcements', async ({
      openContact,
      pageErrors,
      fake,
      outside,
    }) => {
      pageErrors.allow(loggedFailure);
      const page = await openContact(outside, path);
      await awake(page);
      const form = page.locator('form[action*="contact"]');
      const tree = await form.ariaSnapshot();
      for (const name of ['name', 'phone', 'email', 'subject', 'message'] as const)
        expect(tree).toContain(`- textbox "${t(`form.${name}`)}"`);
      expect(tree).toContain(`- button "${t('form.send')}"`);
      expect(tree).not.toContain(t('form.honeypot'));
      expect(tree).toMatch(/- status(\n|$)/);
      expect(tree).toMatch(/- alert(\n|$)/);
      await sendButton(page).click();
      await page.getByText(t('missing.subject')).waitFor();
      expect(await form.ariaSnapshot()).toContain(t('missing.contact-name'));
      const announced = page.getByRole('textbox', {
        name: t('form.subject'),
        description: t('missing.subject'),
      });
      expect(await announced.count()).toBeGreaterThan(0);
      await fill(page);
      fake.next.push({ status: 500, text: '' });
      await sendButton(page).click();
      await page.getByText(t('failures.unavailable')).waitFor();
      expect(await form.ariaSnapshot()).toMatch(
        new RegExp(`- alert:\\n\\s+- paragraph: ${t('failures.unavailable').slice(0, 12)}`),
      );
    });

    test('telephone and e-mail are written left to right, with the right keyboard and completion', async ({
      openContact,
      outside,
    }) => {
      const page = await openContact(outside, path);
      for (const [name, mode, completion] of [
        ['contact-phone', 'tel', 'tel'],
        ['contact-email', 'email', 'email'],
      ] as const) {
        const control = field(page, name);
        expect([
          await control.getAttribute('dir'),
          await control.getAttribute('inputmode'),
          await control.getAttribute('autocomplete'),
        ]).toEqual(['ltr', mode, completion]);
      }
      expect(await field(page, 'contact-name').getAttribute('autocomplete')).toBe('name');
      for (const name of Object.keys(values))
        expect(await field(page, name).getAttribute('required')).not.toBeNull();
    });

    test('without JavaScript a message is sent by a normal POST, and the resulting page confirms it', async ({
      openContact,
      builtIn,
    }) => {
      const page = await openContact(builtIn, path, {
        javaScript: false,
        headers: anotherVisitor(),
        ...phone,
      });
      await fill(page, { subject: `Without ${language}` });
      await sendButton(page).click();
      await page.getByText(t('form.sent')).waitFor();
      await expect(page.getByText(t('form.sent'))).toBeInViewport({ ratio: 1 });
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(Object.values(await typed(page)).join('')).toBe('');
    });

    test('an empty form sent before its code has come shows the problems when it has', async ({
      openContact,
      builtIn,
    }) => {
      const page = await openContact(builtIn, path);
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/contact-form.*\.js/, async (route) => {
        await released;
        await route.continue();
      });
      const asked = page.waitForRequest(/contact-form.*\.js/);
      const bubbles = await countBubbles(page);
      await sendButton(page).click();
      await asked;
      await sendButton(page).click();
      expect(await page.getByText(t('missing.contact-name')).count()).toBe(0);
      release();
      await page.getByText(t('missing.contact-name')).waitFor();
      await expect(field(page, 'contact-name')).toBeFocused();
      expect(await bubbles()).toBe(0);
      expect(page.url()).toBe(builtIn + path);
    });

    test('an empty form whose code does not come is reported by the browser', async ({
      openContact,
      builtIn,
      pageErrors,
    }) => {
      pageErrors.allow(/did not load|ERR_FAILED/);
      const page = await openContact(builtIn, path);
      await page.route(/contact-form.*\.js/, (route) => route.abort());
      const bubbles = await countBubbles(page);
      await sendButton(page).click();
      expect(await bubbles()).toBe(0);
      await expect.poll(bubbles).toBe(1);
      await sendButton(page).click();
      expect(await bubbles()).toBe(2);
    });

    test('without JavaScript the browser itself reports an empty field', async ({
      openContact,
      builtIn,
    }) => {
      const page = await openContact(builtIn, path, {
        javaScript: false,
        headers: anotherVisitor(),
      });
      await sendButton(page).click();
      expect(await page.locator('form[action*="contact"] :invalid').count()).toBe(5);
      expect(page.url()).toBe(builtIn + path);
    });

    test('without JavaScript a rejected message comes back with the reason and all input', async ({
      openContact,
      builtIn,
    }) => {
      const page = await openContact(builtIn, path, {
        javaScript: false,
        headers: anotherVisitor(),
        ...phone,
      });
      await fill(page, { subject: `'"><script>${language}` });
      await field(page, 'contact-homepage').evaluate((honeypot: HTMLInputElement) =>
        honeypot.setAttribute('value', 'https://spam.example'),
      );
      await sendButton(page).click();
      await page.getByRole('alert').getByText(t('failures.refused')).waitFor();
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      expect(await page.getByRole('alert').textContent()).toContain(t('kept'));
      expect(await typed(page)).toEqual({ ...values, subject: `'"><script>${language}` });
      await expect
        .poll(() => page.getByRole('alert').evaluate((alert) => alert.matches(':focus')))
        .toBe(true);
      // As if a second had passed: each visitor has one request per second.
      await page.context().setExtraHTTPHeaders(anotherVisitor());
      await sendButton(page).click();
      await page.getByRole('status').getByText(t('form.sent')).waitFor();
      const sent = page.getByRole('status').filter({ hasText: t('form.sent') });
      // The browser moves the focus a moment after the text appears.
      await expect.poll(() => sent.evaluate((status) => status.matches(':focus'))).toBe(true);
    });

    test('without JavaScript an error is shown under its field, which is focused', async ({
      openContact,
      builtIn,
    }) => {
      const page = await openContact(builtIn, path, {
        javaScript: false,
        headers: anotherVisitor(),
      });
      await fill(page, { subject: ' ', 'contact-message': 'x'.repeat(5001) });
      await sendButton(page).click();
      await page.getByText(t('missing.subject')).waitFor();
      expect(await page.getByText(t('tooLong', { maxLength: '5,000' })).count()).toBe(1);
      await expect
        .poll(() => field(page, 'subject').evaluate((control) => control.matches(':focus')))
        .toBe(true);
      expect((await typed(page))['contact-message']).toHaveLength(5001);
    });
  });

for (const [situation, prepare] of [
  ['once React has come', awake],
  ['before React has come', withoutReact],
] as const)
  test(`a half-written letter survives a reload and a change of language, until it is sent ${situation}`, async ({
    openContact,
    outside,
  }) => {
    const page = await openContact(outside, '/en/contact');
    await awake(page);
    await fill(page);
    const written = await typed(page);
    await page.reload();
    expect(await typed(page)).toEqual(written);
    await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/contact');
    expect(await typed(page)).toEqual(written);
    await prepare(page);
    if (prepare === withoutReact) await page.reload();
    await sendButton(page).click();
    await page.getByRole('status').getByText(contactWords('ar')('form.sent')).waitFor();
    await page.goto(`${outside}/en/contact`);
    expect(Object.values(await typed(page)).join('')).toBe('');
  });
