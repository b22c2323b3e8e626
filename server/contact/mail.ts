import { createTransport, type SendMailOptions } from 'nodemailer';
import { secondMs } from '../../core/util/durations.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { brand } from '../../site/facts/brand.ts';
import { paths } from '../../site/paths.ts';
import type { SmtpSettings } from '../settings/settings.ts';
import { visibleText } from '../visible-text.ts';
import type { StoredMessage } from './outbox.ts';

/** Sends one message by mail, or rejects. */
export type Send = (message: StoredMessage) => Promise<void>;

const labels = {
  name: 'Name',
  phone: 'Telephone',
  email: 'Email',
  subject: 'Subject',
  page: 'Page',
  language: 'Language',
  referral: 'Referral',
  campaign: 'Campaign',
} as const;

/** For each step of an attempt: DNS, connection, greeting, inactivity. */
const stepTimeoutMs = 30 * secondMs;

/** Creates a function that sends through the given SMTP server. */
export function createSmtpSend(settings: SmtpSettings): Send {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  });
  return async (message) => {
    await transport.sendMail(renderMail(message, settings));
  };
}

/** The pages for introducing brokers and money managers. */
const partnerPaths = [paths.introducingBroker, paths.mam, paths.pamm];
const isFromPartner = ({ page }: StoredMessage): boolean =>
  partnerPaths.some((path) => page.endsWith(path));

/** Renders the mail to support. A message always has the same Message-ID, so that mail programs recognise duplicates. */
export function renderMail(
  message: StoredMessage,
  { from, to, toPartners }: SmtpSettings,
): SendMailOptions {
  const text = visibleText(message.message);
  const rows = [
    ...Object.entries(labels).map(
      ([key, label]) => [label, visibleText(message[key as keyof typeof labels])] as const,
    ),
    ['Received', message.receivedAt.toISOString()] as const,
    ['Number', message.id] as const,
  ].filter(([, value]) => value !== '');
  const origin = `Sent with the contact form of ${brand.name}. Replies go to the visitor.`;
  return {
    messageId: `<${message.id}@${/@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`,
    date: message.receivedAt,
    from,
    to: isFromPartner(message) ? (toPartners ?? to) : to,
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
