import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltIn } from './built-in-provider.ts';
import { goodIds, goodValues, sendForm } from './messages.ts';

const values = {
  ...goodValues,
  subject: '手续费 رسوم 💶',
  'contact-message': '第一行\nالسطر الثاني\n"third" <b>&amp;',
};
const allowOrigin = 'access-control-allow-origin';

/** The bytes that @emailjs/browser 4.4.1 sent from Chromium: a multipart body without a single header of its own. */
function capturedForm(host: string): string {
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const body = `${Object.entries({ ...values, ...goodIds })
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;
  return requestOf(host, 'send-form', `multipart/form-data; boundary=${boundary}`, body);
}

const capturedJson = (host: string): string =>
  requestOf(
    host,
    'send',
    'application/json',
    JSON.stringify({ ...goodIds, template_params: values }),
  );

const requestOf = (host: string, path: string, type: string, body: string): string =>
  [
    `POST /api/v1.0/email/${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Type: ${type}`,
    'Accept: */*',
    'Origin: http://site.test',
    'Sec-Fetch-Mode: cors',
    '',
    body,
  ].join('\r\n');

async function exchange(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

test.each([
  ['send-form', capturedForm],
  ['send', capturedJson],
])('takes the captured request of %s', async (_, captured) => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await exchange(origin, captured(new URL(origin).host));
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/\r\naccess-control-allow-origin: \*\r\n/i);
  expect(response.endsWith('\r\n\r\nOK')).toBe(true);
  expect(await outbox.list()).toMatchObject([
    { name: 'Layla Haddad', subject: values.subject, message: values['contact-message'] },
  ]);
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
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const json = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodIds, ...wrong, template_params: goodValues }),
  });
  for (const response of [await sendForm(origin, wrong), json]) {
    expect([response.status, await response.text()]).toEqual([400, text]);
    expect(response.headers.get(allowOrigin)).toBe('*');
  }
  expect(await outbox.list()).toEqual([]);
});

test('a preflight request is allowed, other methods are not', async () => {
  const { origin } = await startBuiltIn(onTestFinished);
  const url = `${origin}/api/v1.0/email/send`;
  const preflight = await fetch(url, { method: 'OPTIONS' });
  expect([
    preflight.status,
    preflight.headers.get(allowOrigin),
    preflight.headers.get('access-control-allow-methods'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'POST', 'content-type']);
  const get = await fetch(url);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('a network that sends more than its share in an hour gets 429, others do not', async () => {
  const clock = { now: new Date('2026-06-15T12:59:00Z') };
  const { origin } = await startBuiltIn(
    onTestFinished,
    { MESSAGES_PER_HOUR: '2' },
    { now: () => clock.now },
  );
  const statusOf = async (ip: string, subject: string): Promise<[number, string | null]> => {
    const response = await sendForm(origin, { subject }, { 'x-forwarded-for': ip });
    return [response.status, response.headers.get('retry-after')];
  };
  expect(await statusOf('10.0.0.1', '1')).toEqual([200, null]);
  expect(await statusOf('10.0.0.2', '2')).toEqual([200, null]);
  expect(await statusOf('10.0.0.3', '3')).toEqual([429, '60']);
  expect(await statusOf('10.0.1.1', '4')).toEqual([200, null]);
  clock.now = new Date('2026-06-15T13:00:00Z');
  expect(await statusOf('10.0.0.3', '5')).toEqual([200, null]);
});

test('a form that was filled in too fast, and one of a program, are refused', async () => {
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const { origin, outbox } = await startBuiltIn(onTestFinished, {}, { now: () => clock.now });
  const token = await (await fetch(`${origin}/api/contact/stamp`)).text();
  const statusWith = async (fields: Record<string, string>): Promise<number> =>
    (await sendForm(origin, fields)).status;
  expect(await statusWith({ 'contact-stamp': token })).toBe(403);
  expect(await statusWith({ 'contact-homepage': 'https://spam.example' })).toBe(403);
  expect(await statusWith({ 'contact-stamp': 'forged.token' })).toBe(403);
  expect(await outbox.list()).toEqual([]);
  clock.now = new Date('2026-06-15T12:00:03Z');
  expect(await statusWith({ 'contact-stamp': token })).toBe(200);
});
