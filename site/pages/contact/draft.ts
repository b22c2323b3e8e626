import type { ContactValues } from '../../../contract/contact-message.ts';

/** Longer addresses do not reach the mail program whole: Windows hands over about 2,000 characters. */
const maxUrlLength = 1900;

/** The letter as text: the message, then who wrote it. */
export function formatDraft(draft: ContactValues): string {
  return `${draft['contact-message']}\n\n${draft['contact-name']}\n${draft['contact-phone']}\n${draft['contact-email']}`;
}

/** A `mailto:` address that opens the letter in the visitor's mail program; a long letter's words have to be pasted there. */
export function draftUrl(draft: ContactValues, to: string): string {
  if (Object.values(draft).every((value) => value === '')) return `mailto:${to}`;
  const opening = `mailto:${to}?subject=${encodeURIComponent(draft.subject.toWellFormed())}`;
  // RFC 6068 wants a line break written so.
  const whole = `${opening}&body=${encodeURIComponent(formatDraft(draft).toWellFormed().replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))}`;
  return whole.length <= maxUrlLength ? whole : opening;
}
