import { expect, onTestFinished, test, vi } from 'vitest';
import { createSmtpSend } from '../../server/contact/deliver/smtp.ts';
import { quickTimes, startBuiltIn, type BuiltIn } from './built-in-provider.ts';
import { sendForm, goodValues } from './messages.ts';
import { recognised, startMailbox, type Mailbox } from './smtp-server.ts';

const mailSettings = {
  MAIL_TO: 'support@broker.example',
  MAIL_FROM: 'Website <website@broker.example>',
};

async function startWith(mailbox: Pick<Mailbox, 'url'>): Promise<BuiltIn> {
  return startBuiltIn(onTestFinished, { SMTP_URL: mailbox.url, ...mailSettings });
}

const arrived = (mailbox: Mailbox, count: number) =>
  expect.poll(() => recognised(mailbox.mails).length, { timeout: 20_000 }).toBe(count);
const allDelivered = ({ outbox }: BuiltIn, count: number) =>
  expect
    .poll(() => outbox.counts(), { timeout: 20_000 })
    .toEqual({ waiting: 0, delivered: count, failed: 0 });

const values = {
  'contact-name': '李明 "O’Neil" <b>',
  'contact-phone': '+86 10 0000 0000',
  'contact-email': 'li.ming@example.com',
  subject: '关于手续费 — سؤال عن الرسوم 💶',
  'contact-message':
    'السطر الأول: كم الرسوم؟\n第二行：隔夜利息怎么算？\n\n.\nFrom here: "quotes" & <script>alert(1)</script> 👩🏽‍💻\n'.trim(),
};

test('the visitor’s message arrives word for word, as text and as HTML', async () => {
  const mailbox = await startMailbox();
  const { origin } = await startWith(mailbox);
  const response = await sendForm(origin, values);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await arrived(mailbox, 1);
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe(`Contact form: ${values.subject}`);
  expect(mail?.text?.startsWith(`${values['contact-message']}\n`)).toBe(true);
  for (const value of [
    values['contact-name'],
    values['contact-phone'],
    values['contact-email'],
    values.subject,
  ])
    expect(mail?.text).toContain(value);
  expect(mail?.replyTo).toEqual([
    { name: values['contact-name'], address: values['contact-email'] },
  ]);
  expect(mail?.to).toEqual([{ name: '', address: 'support@broker.example' }]);
  expect(mail?.from).toEqual({ name: 'Website', address: 'website@broker.example' });
  expect(mail?.html).toContain('&quot;quotes&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt; 👩🏽‍💻');
  expect(mail?.html).not.toContain('<script');
  expect(mail?.attachments).toEqual([]);
});

test.each([
  'refuse for now',
  'refuse for good',
  'die in the middle',
  'die after accepting',
] as const)(
  'a server that will %s gets the message again, and it is recognised as the same',
  async (manner) => {
    const mailbox = await startMailbox();
    mailbox.next.push(manner, manner);
    const site = await startWith(mailbox);
    expect((await sendForm(site.origin)).status).toBe(200);
    await allDelivered(site, 1);
    expect(recognised(mailbox.mails)).toHaveLength(1);
    expect(mailbox.mails).toHaveLength(manner === 'die after accepting' ? 3 : 1);
    const [message] = await site.outbox.list();
    expect(message?.attempts).toBe(3);
    expect(mailbox.mails[0]?.messageId).toBe(`<${message?.id}@broker.example>`);
  },
);

test('messages received while the server is down are delivered once it is back, each once', async () => {
  const first = await startMailbox();
  await first.close();
  const site = await startWith(first);
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      sendForm(site.origin, { subject: `Question ${index}` }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  await expect
    .poll(async () => (await site.outbox.list()).every(({ attempts }) => attempts > 0), {
      timeout: 20_000,
    })
    .toBe(true);
  expect((await site.service.status()) as object).toMatchObject({ waiting: 25 });
  const back = await startMailbox(Number(new URL(first.url).port));
  await allDelivered(site, 25);
  expect(back.mails).toHaveLength(25);
  expect(new Set(back.mails.map(({ subject }) => subject))).toEqual(
    new Set(Array.from({ length: 25 }, (_, index) => `Contact form: Question ${index}`)),
  );
});

test('a server that accepts the connection and then stays silent costs one attempt, not the message', async () => {
  const mailbox = await startMailbox();
  mailbox.next.push('never respond');
  const smtp = {
    url: mailbox.url,
    to: mailSettings.MAIL_TO,
    from: mailSettings.MAIL_FROM,
  };
  const site = await startBuiltIn(onTestFinished);
  await sendForm(site.origin);
  const [claimed] = await site.outbox.lease(1, 60_000, new Date());
  if (!claimed) throw new Error('nothing to claim');
  await expect(createSmtpSend(smtp, 300)(claimed)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  // The next attempt has the usual time: a busy machine may need more than the 300 ms above.
  await createSmtpSend(smtp)(claimed);
  expect(recognised(mailbox.mails)).toHaveLength(1);
});

test('after the last attempt a message has failed, and log and readiness report it', async () => {
  const down = await startMailbox();
  await down.close();
  const site = await startBuiltIn(
    onTestFinished,
    { SMTP_URL: down.url, ...mailSettings },
    { deliveryTimes: { ...quickTimes, giveUpAfterMs: 500 } },
  );
  await sendForm(site.origin);
  await expect
    .poll(() => site.outbox.counts(), { timeout: 20_000 })
    .toEqual({ waiting: 0, delivered: 0, failed: 1 });
  const [message] = await site.outbox.list('failed');
  expect(site.log.lines).toContainEqual({
    level: 'error',
    message:
      'A contact message could not be delivered and will not be retried; see npm run messages',
    details: { id: message?.id, attempts: message?.attempts, error: 'ESOCKET at CONN' },
  });
  expect(await site.service.status()).toEqual({
    waiting: 0,
    delivered: 0,
    failed: 1,
    delivery: 'smtp',
    problems: [],
  });
});

test('without an SMTP server messages are kept, and the start line reports it', async () => {
  const site = await startBuiltIn(onTestFinished);
  expect((await sendForm(site.origin)).status).toBe(200);
  expect(site.service.summary).toContain('not sent: SMTP_URL is not set');
  expect(await site.service.status()).toMatchObject({
    waiting: 1,
    delivery: 'none: SMTP_URL is not set',
  });
});

test('messages older than the configured age are deleted automatically', async () => {
  const clock = { now: new Date('2026-01-01T00:00:00Z') };
  const site = await startBuiltIn(
    onTestFinished,
    { MESSAGES_KEPT: '180' },
    { now: () => clock.now, elapsedMs: () => clock.now.getTime() },
  );
  await sendForm(site.origin);
  clock.now = new Date('2026-06-29T23:00:00Z');
  await sendForm(site.origin, { subject: 'newer' });
  expect(await site.outbox.list()).toHaveLength(2);
  clock.now = new Date('2026-06-30T01:00:00Z');
  await expect
    .poll(async () => (await site.outbox.list()).map(({ subject }) => subject))
    .toEqual(['newer']);
});

test('no word of a message is in the log', async () => {
  const stderr = vi.spyOn(process.stderr, 'write');
  const mailbox = await startMailbox();
  mailbox.next.push('refuse for good', 'die in the middle');
  const site = await startWith(mailbox);
  await sendForm(site.origin, values);
  await sendForm(site.origin, { ...values, 'contact-message': '' });
  await allDelivered(site, 1);
  const logged = JSON.stringify(site.log.lines) + stderr.mock.calls.join('');
  expect(site.log.lines.length).toBeGreaterThan(2);
  for (const value of Object.values({ ...goodValues, ...values }))
    expect(logged).not.toContain(value);
  stderr.mockRestore();
});
