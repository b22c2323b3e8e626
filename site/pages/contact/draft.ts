import type { ContactValues } from '../../../contract/contact-message.ts';

/** Longer addresses do not reach the mail program whole: Windows hands over about 2,000 characters. */
const longestAddress = 1900;

/** The letter as text: the message, then who wrote it. */
export function letterText(words: ContactValues): string {
  return `${words['contact-message']}\n\n${words['contact-name']}\n${words['contact-phone']}\n${words['contact-email']}`;
}

/** A `mailto:` address that opens the letter in the visitor's mail program; a long letter's words have to be pasted there. */
export function letterAddress(words: ContactValues, to: string): string {
  if (Object.values(words).every((value) => value === '')) return `mailto:${to}`;
  const opening = `mailto:${to}?subject=${encodeURIComponent(words.subject.toWellFormed())}`;
  // RFC 6068 wants a line break written so.
  const whole = `${opening}&body=${encodeURIComponent(letterText(words).toWellFormed().replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))}`;
  return whole.length <= longestAddress ? whole : opening;
}
