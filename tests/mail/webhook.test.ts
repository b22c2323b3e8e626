import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltIn } from './built-in-provider.ts';
import { goodValues, sendForm } from './messages.ts';
import { startMailbox } from './smtp-server.ts';

const mailSettings = { MAIL_TO: 'support@broker.example', MAIL_FROM: 'website@broker.example' };

const secret = 'a secret of the CRM'.replaceAll(' ', '-');

/** A customer relations program that checks signatures. @param statuses of its first responses; then 200 */
async function startCrm(...statuses: number[]) {
  const calls: { status: number; id: unknown; body: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [, time, signature] =
        /^t=(\d+),v1=(.+)$/.exec(String(request.headers['webhook-signature'])) ?? [];
      const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const status = signature === expected ? (statuses.shift() ?? 200) : 403;
      calls.push({ status, id: request.headers['webhook-id'], body: JSON.parse(body) });
      response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    settings: {
      CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
      CONTACT_WEBHOOK_SECRET: secret,
    },
  };
}

test('a stored message reaches the CRM, signed and with its campaign; while that is away, mail is sent once', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const crm = await startCrm(503, 302);
  const site = await startBuiltIn(onTestFinished, {
    SMTP_URL: mailbox.url,
    ...mailSettings,
    ...crm.settings,
  });
  await sendForm(site.origin, {
    'contact-language': 'ar',
    'contact-referral': 'ref=abc&utm_campaign=spring',
  });
  await expect
    .poll(() => site.outbox.counts(), { timeout: 20_000 })
    .toMatchObject({ waiting: 0, delivered: 1, failed: 0 });
  expect(crm.calls.map(({ status }) => status)).toEqual([503, 302, 200]);
  const [message] = await site.outbox.list();
  expect(crm.calls.at(-1)).toMatchObject({
    id: message?.id,
    body: {
      id: message?.id,
      receivedAt: message?.receivedAt.toISOString(),
      email: goodValues['contact-email'],
      message: goodValues['contact-message'],
      language: 'ar',
      referral: 'ref=abc',
      campaign: 'utm_campaign=spring',
    },
  });
  expect(mailbox.mails).toHaveLength(1);
  expect(JSON.stringify(site.log.lines)).toContain('CONTACT_WEBHOOK_URL: 503');
});

test('a visitor has one reply an hour in their language, which repeats nothing that they wrote', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const clock = { now: new Date('2026-01-01T00:00:00Z') };
  const site = await startBuiltIn(
    onTestFinished,
    { SMTP_URL: mailbox.url, ...mailSettings, MAIL_REPLY: 'on' },
    { now: () => clock.now },
  );
  const send = async (subject: string, minutes: number, language: string): Promise<void> => {
    clock.now = new Date(Date.UTC(2026, 0, 1, 0, minutes));
    await sendForm(site.origin, { subject, 'contact-language': language });
    await expect
      .poll(() => site.outbox.counts(), { timeout: 20_000 })
      .toMatchObject({ waiting: 0 });
  };
  await send('first', 0, 'zh');
  await send('second', 59, 'zh');
  await send('third', 120, '');
  const replies = mailbox.mails.filter(
    ({ to }) => to?.[0]?.address === goodValues['contact-email'],
  );
  expect(replies.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('已收到您的留言'),
    expect.stringContaining('已收到您的留言'),
  ]);
  const [reply] = replies;
  expect(reply?.replyTo?.[0]?.address).toBe('support@broker.example');
  expect(reply?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  for (const value of [goodValues['contact-message'], goodValues['contact-name'], 'first'])
    expect(reply?.text).not.toContain(value);
  expect(mailbox.mails).toHaveLength(5);
});

test('a reply to an address that does not exist is given up; one that is refused for the sender is sent later', async () => {
  const mailbox = await startMailbox(onTestFinished);
  const settings = { SMTP_URL: mailbox.url, ...mailSettings, MAIL_REPLY: 'on' };
  const site = await startBuiltIn(onTestFinished, settings);
  const send = async (email: string, ...next: typeof mailbox.next): Promise<number> => {
    const before = mailbox.mails.length;
    mailbox.next.push(...next);
    await sendForm(site.origin, { 'contact-email': email });
    await expect
      .poll(() => site.outbox.counts(), { timeout: 20_000 })
      .toMatchObject({ waiting: 0, failed: 0 });
    return mailbox.mails.length - before;
  };
  // Mail to support and reply are refused once each.
  expect(await send('a@example.com', 'refuse the sender', 'refuse the sender')).toBe(2);
  expect(await send('b@example.com', 'refuse for good', 'refuse for good')).toBe(1);
});
