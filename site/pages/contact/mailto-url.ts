import type { ContactValues } from '../../../core/domain/contact-message.ts';

/** Windows passes about 2,000 characters of a URL to the mail program and cuts off the rest. */
const maxUrlLength = 1900;

/** The values as the text of an email: the message, then its author. */
export function emailText(values: ContactValues): string {
  return `${values['contact-message']}\n\n${values['contact-name']}\n${values['contact-phone']}\n${values['contact-email']}`;
}

/** Half of a character cannot be encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** A `mailto:` URL that opens the values as an email in the visitor's mail program. A long message is left out: the visitor pastes it. */
export function mailtoUrl(values: ContactValues, to: string): string {
  if (Object.values(values).every((value) => value === '')) return `mailto:${to}`;
  const urlWithSubject = `mailto:${to}?subject=${encode(values.subject)}`;
  // RFC 6068, section 5: line breaks are CRLF.
  const url = `${urlWithSubject}&body=${encode(emailText(values).replaceAll(/\r?\n/g, '\r\n'))}`;
  return url.length <= maxUrlLength ? url : urlWithSubject;
}
