import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anotherVisitor, goodIds, goodValues, sendForm } from './messages.ts';
import { providers } from './providers.ts';

const values = {
  ...goodValues,
  subject: '手续费 رسوم 💶',
  'contact-message': '第一行\nالسطر الثاني\n"third" <b>&amp;',
};

/** The bytes that @emailjs/browser 4.4.1 sent from Chromium: a multipart body without a single header of its own. */
function capturedForm(host: string): string {
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const parts = { ...values, ...goodIds };
  const body = `${Object.entries(parts)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;
  return [
    'POST /api/v1.0/email/send-form HTTP/1.1',
    `Host: ${host}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    'Accept: */*',
    'Origin: http://site.test',
    'Sec-Fetch-Mode: cors',
    '',
    body,
  ].join('\r\n');
}

function capturedJson(host: string): string {
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'public',
    service_id: 'contact',
    template_id: 'contact-form',
    template_params: values,
  });
  return [
    'POST /api/v1.0/email/send HTTP/1.1',
    `Host: ${host}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-type: application/json',
    'Origin: http://site.test',
    '',
    body,
  ].join('\r\n');
}

async function exchange(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

// oxlint-disable-next-line typescript/unbound-method -- a plain function in a table
describe.each(providers)('$name', ({ start }) => {
  test.each([
    ['send-form', capturedForm],
    ['send', capturedJson],
  ])('takes the captured request of %s', async (_, captured) => {
    const { origin, taken } = await start(onTestFinished);
    const response = await exchange(origin, captured(new URL(origin).host));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\naccess-control-allow-origin: \*\r\n/i);
    expect(response.endsWith('\r\n\r\nOK')).toBe(true);
    const [message] = await taken();
    expect({
      ...message,
      'contact-message': message?.['contact-message']?.replaceAll('\r\n', '\n'),
    }).toEqual(values);
  });

  test.each([
    [{ user_id: '' }, 'The user_id parameter is required'],
    [
      { user_id: 'other' },
      'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    ],
    [
      { service_id: 'other' },
      'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    ],
    [
      { template_id: 'other' },
      'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    ],
  ])('%o gets 400 with the provider’s text', async (wrong, text) => {
    const { origin, taken } = await start(onTestFinished);
    const response = await sendForm(origin, wrong);
    expect([response.status, await response.text()]).toEqual([400, text]);
    const json = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...anotherVisitor() },
      body: JSON.stringify({ ...goodIds, ...wrong, template_params: goodValues }),
    });
    expect([json.status, await json.text()]).toEqual([400, text]);
    expect(await taken()).toEqual([]);
  });

  test('a preflight is accepted, other methods are not allowed', async () => {
    const { origin } = await start(onTestFinished);
    for (const call of ['send-form', 'send']) {
      const preflight = await fetch(`${origin}/api/v1.0/email/${call}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://site.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const response = await fetch(`${origin}/api/v1.0/email/${call}`, { method });
        expect([method, response.status, response.headers.get('allow')]).toEqual([
          method,
          405,
          'POST, OPTIONS',
        ]);
      }
    }
  });

  test('a second request within a second gets 429, the next one after it is accepted', async () => {
    const { origin, clock } = await start(onTestFinished);
    const visitor = anotherVisitor();
    expect((await sendForm(origin, {}, visitor)).status).toBe(200);
    clock.passMs(999);
    const soon = await sendForm(origin, { subject: 'Second' }, visitor);
    expect([soon.status, await soon.text()]).toEqual([429, 'Too Many Requests']);
    clock.passMs(1000);
    expect((await sendForm(origin, { subject: 'Third' }, visitor)).status).toBe(200);
  });

  test('an unreadable body gets 400', async () => {
    const { origin, taken } = await start(onTestFinished);
    for (const [call, type] of [
      ['send-form', 'multipart/form-data; boundary=x'],
      ['send', 'application/json'],
    ] as const) {
      const response = await fetch(`${origin}/api/v1.0/email/${call}`, {
        method: 'POST',
        headers: { 'content-type': type, ...anotherVisitor() },
        body: '{"nonsense',
      });
      expect(response.status).toBe(400);
    }
    expect(await taken()).toEqual([]);
  });
});
