import { expect, test } from 'vitest';
import { emptyValues } from '../../../contract/contact-message.ts';
import { draftUrl, formatDraft } from './draft.ts';

const draft = {
  'contact-name': 'Layla',
  'contact-phone': '+966 50 000 0000',
  'contact-email': 'layla@example.com',
  subject: 'Fees & swaps?',
  'contact-message': 'Line one\nLine two',
};

test('a draft ends with its author', () => {
  expect(formatDraft(draft)).toBe(
    'Line one\nLine two\n\nLayla\n+966 50 000 0000\nlayla@example.com',
  );
});

test('special characters in subject and message survive in the URL', () => {
  const url = new URL(draftUrl(draft, 'support@example.com'));
  expect(url.pathname).toBe('support@example.com');
  expect(url.searchParams.get('subject')).toBe('Fees & swaps?');
  expect(url.searchParams.get('body')).toBe(formatDraft(draft).replaceAll('\n', '\r\n'));
});

test('a message too long for a URL is left out, to be pasted', () => {
  const url = draftUrl(
    { ...draft, 'contact-message': '保证金'.repeat(200) },
    'support@example.com',
  );
  expect(new URL(url).searchParams.has('body')).toBe(false);
});

test('a subject cannot add headers', () => {
  const url = draftUrl(
    { ...draft, subject: 'a&bcc=x@example.com\r\nBcc: y@example.com' },
    'support@example.com',
  );
  expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('an unpaired surrogate does not break the URL', () => {
  expect(() => draftUrl({ ...draft, subject: '\ud83d' }, 'support@example.com')).not.toThrow();
});

test('an empty draft has a plain mailto URL', () => {
  expect(draftUrl(emptyValues, 'support@example.com')).toBe('mailto:support@example.com');
});
