import { expect, onTestFinished, test } from 'vitest';
import { startBuiltIn } from './built-in-provider.ts';
import { formOf, goodIds, goodValues, sendForm } from './messages.ts';

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

const boundary = 'parts';
const multipart = `multipart/form-data; boundary=${boundary}`;
const goodMultipart = `${Object.entries({ ...goodValues, ...goodIds })
  .map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  .join('')}--${boundary}--\r\n`;
const goodJson = JSON.stringify({ ...goodIds, template_params: goodValues });

test.each(Object.keys(goodValues))(
  'a message without %s gets 400 with the field’s name, and nothing is stored',
  async (name) => {
    const { origin, outbox } = await startBuiltIn(onTestFinished);
    for (const value of ['', ' \n\t']) {
      const response = await sendForm(origin, { [name]: value });
      expect([response.status, await response.text()]).toEqual([
        400,
        `The ${name} parameter is required`,
      ]);
    }
    expect(await outbox.list()).toEqual([]);
  },
);

test.each(['contact-name', 'contact-phone', 'contact-email', 'subject'] as const)(
  'CR, LF and control characters in %s are refused',
  async (name) => {
    const { origin, outbox } = await startBuiltIn(onTestFinished);
    for (const inserted of [
      '\r\nBcc: x@y.example',
      '\nBcc: x',
      '\rX: y',
      '\u0000',
      '\u001b[2J',
      '\u2028x',
    ]) {
      const response = await sendForm(origin, { [name]: `${goodValues[name]}${inserted}` });
      expect([inserted, response.status, await response.text()]).toEqual([
        inserted,
        400,
        `The ${name} parameter is malformed`,
      ]);
    }
    expect(await outbox.list()).toEqual([]);
  },
);

test('all kinds of line breaks in the message are kept, control characters are rejected', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const words = { 'contact-message': 'one\r\ntwo\nthree\rfour\u2028five' };
  expect((await sendForm(origin, words)).status).toBe(200);
  expect((await outbox.list())[0]?.message).toBe('one\ntwo\nthree\nfour\nfive');
  expect((await sendForm(origin, { 'contact-message': 'bell \u0007' })).status).toBe(400);
});

test('direction marks are removed from telephone and e-mail, and kept in the message', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await sendForm(origin, {
    'contact-phone': '\u202a+966 50 000 0000\u202c',
    'contact-email': '\u200elayla@example.com\u200f',
    'contact-message': '\u202eمرحبا\u202c',
  });
  expect(response.status).toBe(200);
  expect((await outbox.list())[0]).toMatchObject({
    phone: '+966 50 000 0000',
    email: 'layla@example.com',
    message: '\u202eمرحبا\u202c',
  });
});

test.each([
  ['no at sign', 400],
  ['a@b@c.example', 400],
  ['a@-b.example', 400],
  ['a b@example.com', 400],
  ['<a@example.com>', 400],
  ['a@example.com, b@example.com', 400],
  ['chen@shop.taipei', 200],
  ["o'neil+fees@example.com", 200],
  ['li@xn--fiq228c.xn--kput3i', 200],
])('the e-mail address %s gets %i', async (email, status) => {
  const { origin } = await startBuiltIn(onTestFinished);
  expect((await sendForm(origin, { 'contact-email': email })).status).toBe(status);
});

test('a field that is too long gets 400; fields of the maximum length are accepted, in every encoding', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  expect(await (await sendForm(origin, { 'contact-message': 'x'.repeat(5001) })).text()).toBe(
    'The contact-message parameter is too long',
  );
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
  expect((await outbox.list()).map((stored) => stored.message.length)).toEqual([5000, 5000]);
});

test('a body of one megabyte gets 413, with its length or without', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
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
  expect(await outbox.list()).toEqual([]);
});

test.each([
  ['send-form', 'text/plain', 'x', 415],
  ['send-form', 'application/json', goodJson, 415],
  ['send', 'text/plain', goodJson, 415],
  ['send', multipart, goodMultipart, 415],
  ['send-form', 'multipart/form-data', goodMultipart, 400],
  ['send-form', multipart, goodMultipart.replace('Fees', 'Fe\xffs'), 400],
  ['send', 'application/json', goodJson.replace('Fees', 'Fe\xffs'), 400],
  ['send', 'application/json', goodJson.replace('Fees', String.raw`Fe\ud83ds`), 400],
  ['send', 'application/json', '{"nonsense', 400],
  ['send', 'application/json', '[]', 400],
  ['send', 'application/json', 'null', 400],
  ['send', 'application/json', '{"template_params":"x"}', 400],
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

test('a file among the fields and a repeated field are rejected', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const withFile = formOf({ ...goodValues, ...goodIds });
  withFile.set('contact-message', new File(['words'], 'letter.txt'));
  const twice = formOf({ ...goodValues, ...goodIds });
  twice.append('contact-email', 'second@example.com');
  for (const body of [withFile, twice])
    expect((await call(origin, 'send-form', undefined, body)).status).toBe(400);
  expect(await outbox.list()).toEqual([]);
});
