import { expect, onTestFinished, test } from 'vitest';
import { startBuiltIn } from './built-in-provider.ts';
import { goodIds, goodValues, sendForm } from './messages.ts';

const call = (
  origin: string,
  path: string,
  type: string | undefined,
  body: BodyInit,
): Promise<Response> =>
  fetch(`${origin}/api/v1.0/email/${path}`, {
    method: 'POST',
    headers: type === undefined ? {} : { 'content-type': type },
    body,
  });
const allowOrigin = 'access-control-allow-origin';

const boundary = 'parts';
const multipart = `multipart/form-data; boundary=${boundary}`;
const goodMultipart = `${Object.entries({ ...goodValues, ...goodIds })
  .map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  .join('')}--${boundary}--\r\n`;
const goodJson = JSON.stringify({ ...goodIds, template_params: goodValues });

/** Fields of a form, and the text of the response that refuses it. */
type Refused = [Record<string, string>, string];

const controls = ['\r\nBcc: x@y.example', '\nBcc: x', '\rX: y', '\u0000', '\u001b[2J', '\u2028x'];
const wrongEmails = [
  'no at sign',
  'a@b@c.example',
  'a@-b.example',
  'a b@example.com',
  '<a@example.com>',
  'a@example.com, b@example.com',
];
const singleLines = ['contact-name', 'contact-phone', 'contact-email', 'subject'] as const;

test.each<Refused>([
  ...Object.keys(goodValues).flatMap((name) =>
    ['', ' \n\t'].map((value): Refused => [{ [name]: value }, `The ${name} parameter is required`]),
  ),
  ...singleLines.flatMap((name) =>
    controls.map((inserted): Refused => [
      { [name]: goodValues[name] + inserted },
      `The ${name} parameter is malformed`,
    ]),
  ),
  ...wrongEmails.map((email): Refused => [
    { 'contact-email': email },
    'The contact-email parameter is malformed',
  ]),
  [{ 'contact-message': 'bell \u0007' }, 'The contact-message parameter is malformed'],
  [{ 'contact-message': 'x'.repeat(5001) }, 'The contact-message parameter is too long'],
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
])('%.80j gets 400 with the provider’s text, and nothing is stored', async (wrong, text) => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const params = { ...goodValues, ...goodIds, ...wrong };
  const json = JSON.stringify({ ...params, template_params: params });
  for (const response of [
    await sendForm(origin, wrong),
    await call(origin, 'send', 'application/json', json),
  ]) {
    expect([response.status, await response.text()]).toEqual([400, text]);
    expect(response.headers.get(allowOrigin)).toBe('*');
  }
  expect(await outbox.list()).toEqual([]);
});

test('line breaks and directions of the message are kept; telephone and e-mail lose their direction marks', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await sendForm(origin, {
    'contact-phone': '\u202a+966 50 000 0000\u202c',
    'contact-email': '\u200elayla@example.com\u200f',
    'contact-message': 'one\r\ntwo\nthree\rfour\u2028\u202eمرحبا\u202c',
  });
  expect(response.status).toBe(200);
  expect((await outbox.list())[0]).toMatchObject({
    phone: '+966 50 000 0000',
    email: 'layla@example.com',
    message: 'one\ntwo\nthree\nfour\n\u202eمرحبا\u202c',
  });
});

test.each([
  ['chen@shop.taipei', 'chen@shop.taipei'],
  ["o'neil+fees@example.com", "o'neil+fees@example.com"],
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
])('the e-mail address %s is accepted', async (address, email) => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  expect((await sendForm(origin, { 'contact-email': address })).status).toBe(200);
  expect(await outbox.list()).toMatchObject([{ email }]);
});

test('fields of the maximum length are accepted, in every encoding; a megabyte gets 413, with its length or without', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const fieldsAtLimit = {
    ...goodValues,
    ...goodIds,
    'contact-name': '名'.repeat(200),
    subject: '题'.repeat(200),
    'contact-message': '字'.repeat(5000),
  };
  const encoded = new URLSearchParams({ ...fieldsAtLimit, subject: 'other' }).toString();
  expect((await sendForm(origin, fieldsAtLimit)).status).toBe(200);
  expect(
    (await call(origin, 'send-form', 'application/x-www-form-urlencoded', encoded)).status,
  ).toBe(200);
  expect((await outbox.list()).map(({ message }) => message.length)).toEqual([5000, 5000]);

  const body = 'x'.repeat(1_000_000);
  const response = await sendForm(origin, { 'contact-message': body });
  expect([response.status, await response.text()]).toEqual([413, 'Payload Too Large']);
  const streamed = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  expect(await outbox.list()).toHaveLength(2);
});

test.each([
  ['send', multipart, goodMultipart, 415],
  ['send-form', 'multipart/form-data', goodMultipart, 400],
  ['send-form', multipart, goodMultipart.replace('Fees', 'Fe\xffs'), 400],
  ['send-form', multipart, goodMultipart.replace('"subject"', '"contact-email"'), 400],
  ['send-form', multipart, goodMultipart.replace('"subject"', '"subject"; filename="a.txt"'), 400],
  ['send', 'application/json', goodJson.replace('Fees', String.raw`Fe\ud83ds`), 400],
  ['send', 'application/json', '{"nonsense', 400],
  ['send', 'application/json', goodJson.replace('"Fees"', '{"a":1}'), 400],
] as const)(
  '%s with the content type %s refuses what it cannot read: %# gets %4$i',
  async (path, type, body, status) => {
    const { origin, outbox } = await startBuiltIn(onTestFinished);
    // Latin-1: \xff becomes a byte that is not UTF-8.
    const response = await call(origin, path, type, new Uint8Array(Buffer.from(body, 'latin1')));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await outbox.list()).toEqual([]);
  },
);

test('a preflight request is allowed, other methods are not', async () => {
  const { origin } = await startBuiltIn(onTestFinished);
  const url = `${origin}/api/v1.0/email/send`;
  const { status, headers } = await fetch(url, { method: 'OPTIONS' });
  expect([
    status,
    headers.get(allowOrigin),
    headers.get('access-control-allow-methods'),
    headers.get('access-control-allow-headers'),
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
  expect(await statusOf('10.0.0.1', '2')).toEqual([200, null]);
  expect(await statusOf('10.0.0.1', '3')).toEqual([429, '60']);
  expect(await statusOf('10.0.1.1', '4')).toEqual([200, null]);
  clock.now = new Date('2026-06-15T13:00:00Z');
  expect(await statusOf('10.0.0.1', '5')).toEqual([200, null]);
});

test('a form that was filled in too fast, and one of a program, are refused', async () => {
  const clock = { now: new Date('2026-06-15T12:00:00Z') };
  const { origin, outbox } = await startBuiltIn(onTestFinished, {}, { now: () => clock.now });
  const token = await (await fetch(`${origin}/api/contact/form-token`)).text();
  const statusWith = async (fields: Record<string, string>): Promise<number> =>
    (await sendForm(origin, fields)).status;
  expect(await statusWith({ 'contact-token': token })).toBe(403);
  expect(await statusWith({ 'contact-homepage': 'https://spam.example' })).toBe(403);
  expect(await statusWith({ 'contact-token': 'forged.token' })).toBe(403);
  expect(await outbox.list()).toEqual([]);
  clock.now = new Date('2026-06-15T12:00:03Z');
  expect(await statusWith({ 'contact-token': token })).toBe(200);
});
