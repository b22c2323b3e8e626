import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltIn } from './built-in-provider.ts';
import { handleCall } from './handle-call.ts';
import { anotherVisitor, formOf, goodIds, goodValues, sendForm } from './messages.ts';

const call = (
  origin: string,
  path: string,
  type: string | undefined,
  body: BodyInit | null,
): Promise<Response> =>
  fetch(`${origin}/api/v1.0/email/${path}`, {
    method: 'POST',
    headers: { ...anotherVisitor(), ...(type === undefined ? {} : { 'content-type': type }) },
    body,
  });

/** The same sequence every time, so that a failure can be reproduced. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const boundary = 'fuzz';
const goodMultipart = Buffer.from(
  `${Object.entries({ ...goodValues, ...goodIds })
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`,
);
const goodJson = Buffer.from(JSON.stringify({ ...goodIds, template_params: goodValues }));
const goodEncoded = Buffer.from(new URLSearchParams({ ...goodValues, ...goodIds }).toString());

test(
  '10,000 random bodies get 200 or 4xx, and every message that got 200 is stored in full',
  { timeout: 120_000 },
  async () => {
    const { service, outbox } = await startBuiltIn(onTestFinished);
    const random = randomNumbers(7);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] as Item;
    const statuses = new Map<number, number>();

    function damaged(): [path: string, type: string, body: Uint8Array<ArrayBuffer>] {
      const [path, type, good] = pick([
        ['/api/v1.0/email/send-form', `multipart/form-data; boundary=${boundary}`, goodMultipart],
        ['/api/v1.0/email/send-form', 'application/x-www-form-urlencoded', goodEncoded],
        ['/api/v1.0/email/send', 'application/json', goodJson],
      ] as const);
      if (random() < 0.2)
        return [
          path,
          type,
          Uint8Array.from({ length: Math.floor(random() * 400) }, () => random() * 256),
        ];
      const body = Uint8Array.from(good);
      for (let changes = Math.ceil(random() * 4); changes > 0; changes--)
        body[Math.floor(random() * body.length)] = random() * 256;
      return [path, type, random() < 0.2 ? body.slice(0, random() * body.length) : body];
    }

    async function sender(): Promise<void> {
      for (let number = 0; number < 625; number++) {
        const [path, type, body] = damaged();
        const request = new Request(`http://site.test${path}`, {
          method: 'POST',
          headers: { 'content-type': type, ...anotherVisitor() },
          body,
        });
        const response = await handleCall(service, request, '127.0.0.1');
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: 16 }, sender));
    expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(10_000);
    expect(
      [...statuses.keys()].filter((status) => status !== 200 && (status < 400 || status > 499)),
    ).toEqual([]);
    const stored = await outbox.list();
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThanOrEqual(statuses.get(200) ?? 0);
    for (const message of stored)
      for (const name of ['name', 'phone', 'email', 'subject', 'message'] as const)
        expect(message[name]).not.toBe('');
  },
);

test.each(Object.keys(goodValues))(
  'a message without %s gets 400 with the field’s name, and nothing is stored',
  async (name) => {
    const { origin, outbox } = await startBuiltIn(onTestFinished);
    for (const value of ['', '   ', '\n\t']) {
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
      '\nBcc: x@y.example',
      '\rX: y',
      '\u0000',
      '\u001b[2J',
      '\u0085x',
      '\u2028x',
    ]) {
      const response = await sendForm(origin, {
        [name]: `${goodValues[name]}${inserted}`,
      });
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
  expect(
    (await sendForm(origin, { 'contact-message': 'one\r\ntwo\nthree\rfour\u2028five' })).status,
  ).toBe(200);
  expect((await outbox.list())[0]?.message).toBe('one\ntwo\nthree\nfour\nfive');
  expect((await sendForm(origin, { 'contact-message': 'bell \u0007' })).status).toBe(400);
});

test('bidirectional control characters are removed from telephone and e-mail, and kept in the message', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await sendForm(origin, {
    'contact-phone': '\u202a+966 50 000 0000\u202c',
    'contact-email': '\u200elayla@example.com\u200f',
    subject: 'abc \u202egnp.exe',
    'contact-message': '\u202eمرحبا\u202c',
  });
  expect(response.status).toBe(200);
  expect((await outbox.list())[0]).toMatchObject({
    phone: '+966 50 000 0000',
    email: 'layla@example.com',
    subject: 'abc \u202egnp.exe',
    message: '\u202eمرحبا\u202c',
  });
});

test.each([
  'no at sign',
  'a@b@c.example',
  'a@-b.example',
  'a b@example.com',
  '<a@example.com>',
  'a@example.com, b@example.com',
  'ä@example.com',
])('%s is not an e-mail address', async (email) => {
  const { origin } = await startBuiltIn(onTestFinished);
  const response = await sendForm(origin, { 'contact-email': email });
  expect([response.status, await response.text()]).toEqual([
    400,
    'The contact-email parameter is malformed',
  ]);
});

test('a field that is too long gets 400; fields of the maximum length are accepted, in every script', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  expect(await (await sendForm(origin, { 'contact-message': 'x'.repeat(5001) })).text()).toBe(
    'The contact-message parameter is too long',
  );
  expect(await (await sendForm(origin, { subject: 'x'.repeat(201) })).text()).toBe(
    'The subject parameter is too long',
  );
  const fieldsAtLimit = {
    ...goodValues,
    'contact-name': '名'.repeat(200),
    subject: '题'.repeat(200),
    'contact-message': '字'.repeat(5000),
  };
  expect((await sendForm(origin, fieldsAtLimit)).status).toBe(200);
  const encoded = new URLSearchParams({
    ...fieldsAtLimit,
    'contact-message': '句'.repeat(5000),
    ...goodIds,
  });
  expect(
    (await call(origin, 'send-form', 'application/x-www-form-urlencoded', encoded.toString()))
      .status,
  ).toBe(200);
  expect((await outbox.list()).map(({ message }) => message.length)).toEqual([5000, 5000]);
});

test('a message of one megabyte gets 413 before it is read', async () => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await sendForm(origin, { 'contact-message': 'x'.repeat(1_000_000) });
  expect([response.status, await response.text()]).toEqual([413, 'Payload Too Large']);
  expect(await outbox.list()).toEqual([]);
});

test('a body without a length is measured as it arrives', async () => {
  const { origin } = await startBuiltIn(onTestFinished);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (data: Buffer) => (received += data.toString()));
  socket.on('error', () => {});
  socket.write(
    `POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- the socket's listener changes it
  for (let sent = 0; sent < 200 && received === ''; sent++) {
    socket.write(`400\r\n${'x'.repeat(1024)}\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test.each([
  ['send-form', undefined, 415],
  ['send-form', 'text/plain', 415],
  ['send-form', 'application/json', 415],
  ['send', 'text/plain', 415],
  ['send', 'multipart/form-data; boundary=x', 415],
  ['send-form', 'multipart/form-data', 400],
] as const)('%s with the content type %s gets %i', async (path, type, status) => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  const response = await call(origin, path, type, new Uint8Array(Buffer.from('x')));
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await outbox.list()).toEqual([]);
});

test.each([
  [
    'send-form',
    `multipart/form-data; boundary=${boundary}`,
    Buffer.from(goodMultipart.toString('latin1').replace('Fees', 'Fe\xffs'), 'latin1'),
  ],
  [
    'send-form',
    'application/x-www-form-urlencoded',
    Buffer.from(goodEncoded.toString().replace('Fees', 'Fe%FFs')),
  ],
  [
    'send',
    'application/json',
    Buffer.from(goodJson.toString('latin1').replace('Fees', 'Fe\xffs'), 'latin1'),
  ],
  [
    'send',
    'application/json',
    Buffer.from(goodJson.toString().replace('Fees', String.raw`Fe\ud83ds`)),
  ],
  ['send', 'application/json', Buffer.from('[]')],
  ['send', 'application/json', Buffer.from('null')],
  ['send', 'application/json', Buffer.from('{"template_params":"x"}')],
  [
    'send',
    'application/json',
    Buffer.from(
      JSON.stringify({ ...goodIds, template_params: { ...goodValues, subject: { a: 1 } } }),
    ),
  ],
  [
    'send',
    'application/json',
    Buffer.from(
      JSON.stringify({
        ...goodIds,
        template_params: { ...goodValues, __proto__: null, constructor: 'x', subject: 7 },
      }),
    ),
  ],
])('%s refuses what is not text: %s %#', async (path, type, body) => {
  const { origin, outbox } = await startBuiltIn(onTestFinished);
  expect((await call(origin, path, type, new Uint8Array(body))).status).toBe(400);
  expect(await outbox.list()).toEqual([]);
});

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
