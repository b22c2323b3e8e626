import type { SendMailOptions } from 'nodemailer';
import { contactFields } from '../../../core/domain/contact-message.ts';
import { brand } from '../../../site/facts/brand.ts';
import { escapeHtml } from '../../escape-html.ts';
import { visibleText } from '../../visible-text.ts';
import type { StoredMessage } from '../store/stored-message.ts';

/** The fields in the table of the mail. The message itself is above the table. */
const tableFields = contactFields.filter((field) => field.kind !== 'text');
const labels: Record<(typeof tableFields)[number]['key'], string> = {
  name: 'Name',
  phone: 'Telephone',
  email: 'Email',
  subject: 'Subject',
};

interface MailParties {
  from: string;
  to: string;
}

/** Renders the mail to support. A message always has the same Message-ID, so that mail programs recognise duplicates. */
export function renderMail(message: StoredMessage, { from, to }: MailParties): SendMailOptions {
  const text = visibleText(message.message);
  const rows = [
    ...tableFields.map(({ key }) => [labels[key], visibleText(message[key])] as const),
    ['Received', message.receivedAt.toISOString()],
    ['Number', message.id],
  ] as const;
  const origin = `Sent with the contact form of ${brand.name}. Replies go to the visitor.`;
  return {
    messageId: messageId(message.id, from),
    date: message.receivedAt,
    from,
    to,
    replyTo: { name: visibleText(message.name), address: message.email },
    subject: `Contact form: ${visibleText(message.subject)}`,
    text: [text, '', '---', ...rows.map(([name, value]) => `${name}: ${value}`), '', origin].join(
      '\n',
    ),
    html: `<!doctype html><html><head><meta charset="utf-8"><title>Contact form</title></head><body>
<p dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</p>
<hr><table>${rows.map(([name, value]) => `<tr><th align="left">${name}</th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`).join('')}</table>
<p><small>${escapeHtml(origin)}</small></p></body></html>`,
    // The mail is self-contained: no field may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** @param from an email address, or a name with the address in angle brackets */
function messageId(id: string, from: string): string {
  const domain = /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
