import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { StoredMessage } from '../store/stored-message.ts';
import { renderMail } from './mail.ts';

const message: StoredMessage = {
  id: '0b4ec9f4-0000-4000-8000-000000000000',
  receivedAt: new Date('2026-06-15T12:00:00Z'),
  name: 'Layla',
  phone: '+966 50',
  email: 'layla@example.com',
  subject: 'Fees',
  message: 'How much?',
  state: 'waiting',
  attempts: 1,
  firstAttemptAt: undefined,
  nextAttemptAt: new Date(0),
  deliveredAt: undefined,
  problem: undefined,
};
const parties = { from: 'Website <website@broker.example>', to: 'support@broker.example' };

async function bytesOf(changes: Partial<StoredMessage>): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(renderMail({ ...message, ...changes }, parties));
  // oxlint-disable-next-line typescript/no-base-to-string -- a Buffer's text is its content
  return String(sent.message);
}

test.each(['name', 'phone', 'email', 'subject', 'message', 'id'] as const)(
  'no value of %s can add a header',
  async (field) => {
    for (const inserted of [
      'x\r\nBcc: victim@example.com',
      'x\nBcc: victim@example.com',
      'x\rBcc: v@example.com',
      '<x@y.example>, <victim@example.com>',
    ]) {
      const mail = await PostalMime.parse(await bytesOf({ [field]: inserted }));
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.to).toEqual([{ name: '', address: 'support@broker.example' }]);
      expect(
        mail.headers.map(({ key }) => key).filter((key) => key === 'bcc' || key === 'cc'),
      ).toEqual([]);
    }
  },
);

test('a value that names a file stays text', async () => {
  const mail = await PostalMime.parse(
    await bytesOf({ message: 'file:///etc/passwd', subject: '@/etc/passwd' }),
  );
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain('file:///etc/passwd');
});

test('the same message has the same Message-ID each time', async () => {
  const ids = await Promise.all(
    [bytesOf({}), bytesOf({ attempts: 7 })].map(
      async (bytes) => (await PostalMime.parse(await bytes)).messageId,
    ),
  );
  expect(ids).toEqual([`<${message.id}@broker.example>`, `<${message.id}@broker.example>`]);
});

test('no character in any field rules how the mail is shown', async () => {
  const spoof = 'a\u202eb\u2066c\u200fd\u061ce\u009bf';
  const mail = await PostalMime.parse(
    await bytesOf({ name: spoof, phone: spoof, subject: spoof, message: `${spoof}\n${spoof}` }),
  );
  for (const shown of [mail.subject, mail.text, mail.html, mail.replyTo?.[0]?.name]) {
    expect(shown).toContain('abcdef');
    // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
    expect(shown).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u007f-\u009f]/);
  }
});

test('marks that change the reading direction are kept out of the headers', async () => {
  const mail = await PostalMime.parse(
    await bytesOf({ name: 'Support\u202e', subject: 'abc \u202egnp.exe' }),
  );
  expect(mail.subject).toBe('Contact form: abc gnp.exe');
  expect(mail.replyTo).toEqual([{ name: 'Support', address: 'layla@example.com' }]);
});
