import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../harness/fixtures.ts';
import { listen } from './harness.ts';
import { goodValues } from './messages.ts';
import { providers } from './providers.ts';

declare global {
  interface Window {
    emailjs: typeof import('@emailjs/browser');
  }
}

const test = base.extend<{
  /** A page on another origin with the client package and a completed form. */
  pageWithClientPackage: Page;
}>({
  async pageWithClientPackage({ newVisitor, onTestFinished }, use) {
    const form = `<!doctype html><form>
    <input name="contact-name" value="李明"><input name="contact-phone" value="1"><input name="contact-email" value="li@example.com">
    <input name="subject" value="好"><textarea name="contact-message">你好</textarea></form><script src="/email.js"></script>`;
    const files: Record<string, [string, string]> = {
      '/': ['text/html; charset=utf-8', form],
      '/email.js': [
        'text/javascript',
        readFileSync('node_modules/@emailjs/browser/dist/email.min.js', 'utf8'),
      ],
    };
    const origin = await listen(
      onTestFinished,
      createServer((request, response) => {
        const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
        response.writeHead(200, { 'content-type': type }).end(body);
      }),
    );
    const page = await (await newVisitor()).newPage();
    await page.goto(origin);
    await use(page);
  },
});

for (const provider of providers)
  test.describe(provider.name, () => {
    test('the unmodified client package works from another origin in Chromium', async ({
      pageWithClientPackage: page,
      onTestFinished,
    }) => {
      const { origin, taken, clock } = await provider.start(onTestFinished);
      await page.evaluate(
        (providerOrigin) => window.emailjs.init({ publicKey: 'public', origin: providerOrigin }),
        origin,
      );
      const sent = await page.evaluate(async () => {
        const { status, text } = await window.emailjs.sendForm(
          'contact',
          'contact-form',
          document.forms[0] as HTMLFormElement,
        );
        return { status, text };
      });
      expect(sent).toEqual({ status: 200, text: 'OK' });
      clock.passMs(1000);
      expect(
        await page.evaluate(async (params) => {
          const { status, text } = await window.emailjs.send('contact', 'contact-form', params);
          return { status, text };
        }, goodValues),
      ).toEqual({ status: 200, text: 'OK' });
      expect((await taken()).map((message) => message['contact-name'])).toEqual([
        '李明',
        'Layla Haddad',
      ]);
      clock.passMs(1000);
      const refused = await page.evaluate(async () => {
        try {
          return await window.emailjs.sendForm(
            'none',
            'contact-form',
            document.forms[0] as HTMLFormElement,
          );
        } catch (error) {
          return { ...(error as object) };
        }
      });
      expect(refused).toEqual({
        status: 400,
        text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
      });
    });
  });
