import { expect, onTestFinished, test, vi } from 'vitest';
import { quickTimes, startBuiltIn, type BuiltIn } from './built-in-provider.ts';
import { goodValues, sendForm } from './messages.ts';
import { recognised, startMailbox, type Mailbox } from './smtp-server.ts';

const mailSettings = {
  MAIL_TO: 'support@broker.example, Desk <desk@broker.example>',
  MAIL_TO_PARTNERS: 'partners@broker.example',
  MAIL_FROM: 'Website <website@broker.example>',
};

const startWith = (mailbox: Pick<Mailbox, 'url'>): Promise<BuiltIn> =>
  startBuiltIn(onTestFinished, { SMTP_URL: mailbox.url, ...mailSettings });

const allDelivered = ({ outbox }: BuiltIn, count: number) =>
  expect
    .poll(() => outbox.counts(), { timeout: 20_000 })
    .toMatchObject({ waiting: 0, delivered: count, failed: 0 });

const values = {
  'contact-name': '李明 "O’Neil" <b>',
  'contact-phone': '+86 10 0000 0000',
  'contact-email': "li+fees.o'neil@xn--fiq228c.taipei",
  subject: '关于手续费 — سؤال عن الرسوم 💶',
  'contact-message':
    'السطر الأول: كم الرسوم؟\n第二行：隔夜利息怎么算？\n\n.\nFrom here: "quotes" & <script>alert(1)</script> 👩🏽‍💻',
};

test('a message arrives word for word, as text and as HTML, at every recipient', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const site = await startWith(mailbox);
  const response = await sendForm(site.origin, values);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  await allDelivered(site, 1);
  const [mail] = mailbox.mails;
  expect(mail?.subject).toBe(`Contact form: ${values.subject}`);
  expect(mail?.text?.startsWith(`${values['contact-message']}\n`)).toBe(true);
  for (const name of ['contact-name', 'contact-phone', 'contact-email', 'subject'] as const)
    expect(mail?.text).toContain(values[name]);
  expect(mail?.replyTo).toEqual([
    { name: values['contact-name'], address: values['contact-email'] },
  ]);
  expect(mail?.to?.map(({ address }) => address)).toEqual([
    'support@broker.example',
    'desk@broker.example',
  ]);
  expect(mail?.from).toEqual({ name: 'Website', address: 'website@broker.example' });
  expect(mail?.html).toContain('&quot;quotes&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt; 👩🏽‍💻');
  expect(mail?.attachments).toEqual([]);
});

test('page, language, referral and campaign travel with a message; partners have a mailbox of their own', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const site = await startWith(mailbox);
  await sendForm(site.origin, {
    'contact-page': '/en/trading-mam',
    'contact-language': 'en',
    'contact-referral': 'ref=abc&utm_campaign=spring&utm_source=<b>&other=1',
  });
  await allDelivered(site, 1);
  const [mail] = mailbox.mails;
  expect(mail?.text).toContain(
    'Page: /en/trading-mam\nLanguage: en\nReferral: ref=abc\nCampaign: utm_campaign=spring\n',
  );
  expect(mail?.to?.map(({ address }) => address)).toEqual(['partners@broker.example']);
});

test('an address in another script is answered where the mail server takes it, and else refused', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const address = '用户@例子.中国';
  const plain = await startWith(mailbox);
  expect((await sendForm(plain.origin, { 'contact-email': address })).status).toBe(400);
  const site = await startBuiltIn(onTestFinished, {
    SMTP_URL: mailbox.url,
    ...mailSettings,
    MAIL_UNICODE: 'on',
    MAIL_REPLY: 'on',
  });
  expect((await sendForm(site.origin, { 'contact-email': address })).status).toBe(200);
  await allDelivered(site, 1);
  expect(mailbox.mails.map(({ replyTo }) => replyTo?.[0]?.address)).toContain(address);
  expect(mailbox.unicodeRecipients).toEqual([address]);
});

test.each(['refuse for good', 'die after accepting'] as const)(
  'a server that will %s gets the message again, and it is recognised as the same',
  async (manner) => {
    const mailbox = await startMailbox(onTestFinished);
    mailbox.next.push(manner, manner);
    const site = await startWith(mailbox);
    expect((await sendForm(site.origin)).status).toBe(200);
    await allDelivered(site, 1);
    expect(recognised(mailbox.mails)).toHaveLength(1);
    const [message] = await site.outbox.list();
    expect(message?.attempts).toBe(3);
    expect(mailbox.mails[0]?.messageId).toBe(`<${message?.id}@broker.example>`);
  },
);

test('after the last attempt a message has failed, and log and status report it', async () => {
  const down = await startMailbox(onTestFinished);
  await down.close();
  const site = await startBuiltIn(
    onTestFinished,
    { SMTP_URL: down.url, ...mailSettings },
    { deliveryTimes: { ...quickTimes, maxAttempts: 3 } },
  );
  await sendForm(site.origin);
  await expect
    .poll(() => site.service.status(), { timeout: 20_000 })
    .toMatchObject({ waiting: 0, delivered: 0, failed: 1, channels: ['mail'] });
  const [message] = await site.outbox.list({ state: 'failed' });
  const details = { id: message?.id, attempts: 3, error: 'ESOCKET at CONN' };
  expect(site.log.lines.filter(({ level }) => level === 'error')).toMatchObject([{ details }]);
});

test('messages older than the configured age are deleted automatically', async () => {
  const clock = { now: new Date('2026-01-01T00:00:00Z') };
  const site = await startBuiltIn(
    onTestFinished,
    { MESSAGES_KEPT: '180' },
    { now: () => clock.now },
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
  const mailbox = await startMailbox(onTestFinished);
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
