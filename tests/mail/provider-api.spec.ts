import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../harness/fixtures.ts';
import { startBuiltIn } from './built-in-provider.ts';
import { goodValues } from './messages.ts';

declare global {
  interface Window {
    emailjs: typeof import('@emailjs/browser');
  }
}

test('the unmodified client package works from another origin in Chromium', async ({
  newVisitor,
  onTestFinished,
}) => {
  const inputs = Object.entries(goodValues).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  const files: Record<string, [type: string, body: string]> = {
    '/': [
      'text/html; charset=utf-8',
      `<!doctype html><form>${inputs.join('')}</form><script src="/email.js"></script>`,
    ],
    '/email.js': [
      'text/javascript',
      readFileSync('node_modules/@emailjs/browser/dist/email.min.js', 'utf8'),
    ],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const page = await (await newVisitor()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answers = await page.evaluate(
    async ([providerOrigin, params]) => {
      const { emailjs } = window;
      emailjs.init({ publicKey: 'public', origin: providerOrigin });
      const form = document.forms[0] as HTMLFormElement;
      const calls = [
        () => emailjs.sendForm('contact', 'contact-form', form),
        () => emailjs.send('contact', 'contact-form', { ...params, subject: 'Second' }),
        () => emailjs.sendForm('none', 'contact-form', form),
      ];
      const texts: string[] = [];
      for (const call of calls)
        texts.push(
          await call().then(
            ({ status, text }) => `${status} ${text}`,
            ({ status, text }: { status: number; text: string }) => `${status} ${text}`,
          ),
        );
      return texts;
    },
    [origin, goodValues] as const,
  );
  expect(answers).toEqual([
    '200 OK',
    '200 OK',
    '400 The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  ]);
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['Fees', 'Second']);
});
