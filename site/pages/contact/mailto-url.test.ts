import { expect, test } from 'vitest';
import { emailText, mailtoUrl } from './mailto-url.ts';

const values = {
  'contact-name': 'Layla',
  'contact-phone': '+966 50 000 0000',
  'contact-email': 'layla@example.com',
  subject: 'Fees & swaps?',
  'contact-message': 'Line one\nLine two',
};

test('an email ends with its author; special characters survive in its URL', () => {
  expect(emailText(values)).toBe(
    'Line one\nLine two\n\nLayla\n+966 50 000 0000\nlayla@example.com',
  );
  const url = new URL(mailtoUrl(values, 'support@example.com'));
  expect(url.pathname).toBe('support@example.com');
  expect(url.searchParams.get('subject')).toBe('Fees & swaps?');
  expect(url.searchParams.get('body')).toBe(emailText(values).replaceAll('\n', '\r\n'));
});

test('a message too long for a URL is left out, to be pasted', () => {
  const url = mailtoUrl(
    { ...values, 'contact-message': '保证金'.repeat(200) },
    'support@example.com',
  );
  expect(new URL(url).searchParams.has('body')).toBe(false);
});

test('a subject cannot add headers', () => {
  const url = mailtoUrl(
    { ...values, subject: 'a&bcc=x@example.com\r\nBcc: y@example.com' },
    'support@example.com',
  );
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
});
