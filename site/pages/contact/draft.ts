import type { ContactValues } from '../../../contract/contact-message.ts';

/** Windows passes about 2,000 characters of a URL to the mail program and cuts off the rest. */
const maxUrlLength = 1900;

/** Formats a draft as text: the message, then its author. */
export function formatDraft(draft: ContactValues): string {
  return `${draft['contact-message']}\n\n${draft['contact-name']}\n${draft['contact-phone']}\n${draft['contact-email']}`;
}

/** A `mailto:` URL that opens the draft in the visitor's mail program. A long message is left out: the visitor pastes it. */
export function draftUrl(draft: ContactValues, to: string): string {
  if (Object.values(draft).every((value) => value === '')) return `mailto:${to}`;
  const urlWithSubject = `mailto:${to}?subject=${encodeURIComponent(draft.subject.toWellFormed())}`;
  // RFC 6068, section 5: line breaks are CRLF.
  const url = `${urlWithSubject}&body=${encodeURIComponent(formatDraft(draft).toWellFormed().replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))}`;
  return url.length <= maxUrlLength ? url : urlWithSubject;
}
